// Every game's cloth, also where its board is not loaded: posters, planner, loading.
import.meta.glob('../games/*/cloth/cloth.css', { eager: true });
