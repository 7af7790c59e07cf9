"""Card games as environments, played by the engine of Samsara in processes of its own.

`Env` follows the AEC interface of PettingZoo, `load_game` and its states use the names of OpenSpiel, `BatchEnv` plays
many games in one call, `load_dataset` reads what `samsara dataset` wrote. Layouts are documented in docs/steps.md.
"""

from .aec import Env, env
from .batch import BatchEnv, Moments
from .dataset import Dataset, load_dataset
from .door import Door, DoorError
from .game import TERMINAL_PLAYER, Game, State, load_game
from .layout import Layout, Part

__all__ = [
    "TERMINAL_PLAYER",
    "BatchEnv",
    "Dataset",
    "Door",
    "DoorError",
    "Env",
    "Game",
    "Layout",
    "Moments",
    "Part",
    "State",
    "env",
    "load_dataset",
    "load_game",
]
