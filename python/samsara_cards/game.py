"""Single games, with the names of OpenSpiel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any

import numpy as np
import numpy.typing as npt

from .door import Door, Json
from .layout import Bytes, Layout, VectorKind

#: Who is to move when a game is over.
TERMINAL_PLAYER = -4


def load_game(
    name: str,
    options: Mapping[str, object] | None = None,
    command: Sequence[str] | str | None = None,
) -> Game:
    """A game with the options of its table, such as `{"players": 3}`, in a process of its own."""
    return Game(name, options, command)


class Game:
    """A game as a table plays it."""

    def __init__(
        self,
        name: str,
        options: Mapping[str, object] | None = None,
        command: Sequence[str] | str | None = None,
    ) -> None:
        self._door = Door(command)
        self._dropped: list[int] = []
        try:
            about = self.ask({"do": "describe", "game": name, "options": dict(options or {})})
        except BaseException:
            self._door.close()
            raise
        self.name: str = about["game"]
        self.version: int = about["version"]
        self.options: dict[str, Any] = about["options"]
        self.action_names: list[str] = about["actions"]
        self.layouts: dict[VectorKind, Layout] = {
            "observation": Layout(about["observation"]),
            "information": Layout(about["information"]),
        }
        self._players: int = about["players"]

    def num_players(self) -> int:
        return self._players

    def num_distinct_actions(self) -> int:
        return len(self.action_names)

    def observation_tensor_shape(self) -> list[int]:
        return [self.layouts["observation"].size]

    def information_state_tensor_shape(self) -> list[int]:
        return [self.layouts["information"].size]

    def observation_tensor_size(self) -> int:
        return self.layouts["observation"].size

    def information_state_tensor_size(self) -> int:
        return self.layouts["information"].size

    def min_utility(self) -> float:
        return -1.0

    def max_utility(self) -> float:
        return 1.0

    def new_initial_state(self, seed: int | str | None = None) -> State:
        """Deals a game: with a whole number or 64 hexadecimal digits the same one again, else any."""
        given: dict[str, object] = {"game": self.name, "options": self.options}
        if seed is not None:
            given["seed"] = seed
        return State(self, self.ask({"do": "new", **given}), [])

    def ask(self, command: Mapping[str, object]) -> Json:
        """Sends a command to the process; games that nobody holds any more are forgotten there first."""
        while self._dropped:
            self._door.ask({"do": "drop", "id": self._dropped.pop()})
        return self._door.ask(command)

    def drop(self, number: int) -> None:
        """Forgets a game when the next command is sent."""
        self._dropped.append(number)

    def close(self) -> None:
        self._door.close()

    def __enter__(self) -> Game:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


class State:
    """One game at one moment; `apply_action` goes on to the next one."""

    def __init__(self, game: Game, moment: Json, history: list[int]) -> None:
        self._game = game
        self._moment = moment
        self._history = history
        self.seed: int | str | None = moment.get("seed")

    def get_game(self) -> Game:
        return self._game

    def num_players(self) -> int:
        return self._game.num_players()

    def current_player(self) -> int:
        seat: int | None = self._moment["seat"]
        return TERMINAL_PLAYER if seat is None else seat

    def is_terminal(self) -> bool:
        return self._moment["seat"] is None

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The open actions of whoever is to move, smallest first; nobody else has any."""
        if player is not None and player != self.current_player():
            return []
        return sorted(self._moment["legal"])

    def legal_actions_mask(self, player: int | None = None) -> npt.NDArray[np.int8]:
        mask = np.zeros(self._game.num_distinct_actions(), dtype=np.int8)
        mask[self.legal_actions(player)] = 1
        return mask

    def action_to_string(self, player_or_action: int, action: int | None = None) -> str:
        return self._game.action_names[player_or_action if action is None else action]

    def apply_action(self, action: int) -> None:
        """Raises `DoorError` with the code `illegal-move` for an action that is not open; nothing has changed then."""
        moment = self._game.ask({"do": "act", "id": self._moment["id"], "action": int(action)})
        self._moment = moment
        self._history.append(int(action))

    def history(self) -> list[int]:
        return list(self._history)

    def returns(self) -> list[float]:
        """By seat: 1 for a winner and -1 for a loser, once the game is over."""
        return [float(value) for value in self._moment["returns"]]

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def outcome(self) -> Json | None:
        """Winners, losers, the reason, and points by seat in games that count them."""
        outcome: Json | None = self._moment["outcome"]
        return outcome

    def observation_tensor(self, player: int | None = None) -> Bytes:
        return self.vector("observation", player)

    def information_state_tensor(self, player: int | None = None) -> Bytes:
        return self.vector("information", player)

    def vector(self, kind: VectorKind, player: int | None = None) -> Bytes:
        seat = self.current_player() if player is None else player
        command = {"do": "look", "id": self._moment["id"], "seat": seat, "vector": kind}
        return np.array(self._game.ask(command)["vector"], dtype=np.uint8)

    def clone(self) -> State:
        """The same moment, to be played on apart."""
        moment = self._game.ask({"do": "copy", "id": self._moment["id"]})
        copy = State(self._game, moment, list(self._history))
        copy.seed = self.seed
        return copy

    def child(self, action: int) -> State:
        child = self.clone()
        child.apply_action(action)
        return child

    def __del__(self) -> None:
        self._game.drop(self._moment["id"])
