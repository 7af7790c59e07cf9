"""A game in the conventions of PettingZoo's AEC interface, without needing PettingZoo."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypedDict

import numpy as np
import numpy.typing as npt

from .game import Game, State
from .layout import Bytes, VectorKind


class Observation(TypedDict):
    """What an agent gets: its vector, and which actions are open to it now."""

    observation: Bytes
    action_mask: npt.NDArray[np.int8]


@dataclass(frozen=True)
class Discrete:
    """Whole numbers from 0 to n - 1."""

    n: int

    def sample(self, mask: npt.NDArray[np.int8] | None = None) -> int:
        open_ones = np.arange(self.n) if mask is None else np.flatnonzero(mask)
        return int(np.random.default_rng().choice(open_ones))

    def contains(self, action: object) -> bool:
        return isinstance(action, (int, np.integer)) and 0 <= int(action) < self.n


@dataclass(frozen=True)
class Box:
    """Vectors of bytes."""

    shape: tuple[int, ...]
    dtype: type[np.uint8] = np.uint8
    low: int = 0
    high: int = 255

    def contains(self, vector: object) -> bool:
        return isinstance(vector, np.ndarray) and vector.shape == self.shape and vector.dtype == self.dtype


def env(name: str, **settings: Any) -> Env:
    return Env(name, **settings)


class Env:
    """One game: `agent_selection` is to move, `last()` says what it sees, `step(action)` moves for it.

    Seats are the agents `seat_0`, `seat_1` and so on. Whoever decides at the same time as others is asked in the order of
    the seats and sees nothing of what they answered. When the game is over every agent gets its reward and is stepped
    once more with None.
    """

    metadata: dict[str, Any] = {"render_modes": [], "is_parallelizable": False}

    def __init__(
        self,
        name: str,
        options: Mapping[str, object] | None = None,
        vector: VectorKind = "observation",
        command: Sequence[str] | str | None = None,
    ) -> None:
        self.game = Game(name, options, command)
        self.metadata = {**Env.metadata, "name": f"samsara_{self.game.name}_v{self.game.version}"}
        self.vector: VectorKind = vector
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.num_players())]
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self.rewards: dict[str, float] = {}
        self.terminations: dict[str, bool] = {}
        self.truncations: dict[str, bool] = {}
        self.infos: dict[str, dict[str, Any]] = {}
        self._cumulative_rewards: dict[str, float] = {}
        self._state: State | None = None

    @property
    def max_num_agents(self) -> int:
        return len(self.possible_agents)

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    @property
    def unwrapped(self) -> Env:
        return self

    @property
    def state_of_play(self) -> State:
        """The game as OpenSpiel would have it."""
        if self._state is None:
            raise RuntimeError("reset() comes first")
        return self._state

    def action_space(self, agent: str) -> Discrete:
        return Discrete(self.game.num_distinct_actions())

    def observation_space(self, agent: str) -> dict[str, Box]:
        return {
            "observation": Box((self.game.layouts[self.vector].size,)),
            "action_mask": Box((self.game.num_distinct_actions(),), high=1),
        }

    def reset(self, seed: int | str | None = None, options: Mapping[str, object] | None = None) -> None:
        """Deals a new game; options change those of the table, but not how many sit there."""
        if options is not None:
            self._change_options(options)
        self._state = self.game.new_initial_state(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._select()

    def _change_options(self, options: Mapping[str, object]) -> None:
        changed = {**self.game.options, **options}
        about = self.game.ask({"do": "describe", "game": self.game.name, "options": changed})
        if about["players"] != self.game.num_players():
            raise ValueError("another number of players needs another Env")
        self.game.options = about["options"]

    def observe(self, agent: str) -> Observation:
        seat = self._seat(agent)
        state = self.state_of_play
        return {"observation": state.vector(self.vector, seat), "action_mask": state.legal_actions_mask(seat)}

    def legal_actions(self) -> list[int]:
        """The open actions of `agent_selection`."""
        return self.state_of_play.legal_actions()

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise ValueError("an agent whose game is over takes the action None")
            return self._leave(agent)
        if action is None:
            raise ValueError(f"{agent} has to take an action")
        state = self.state_of_play
        state.apply_action(action)
        self._cumulative_rewards[agent] = 0.0
        if state.is_terminal():
            self._end(state)
        self._select()

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Whoever is to move, until all have left."""
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def close(self) -> None:
        self.game.close()

    def _end(self, state: State) -> None:
        outcome = state.outcome()
        for agent, reward in zip(self.agents, state.returns(), strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
            self.terminations[agent] = True
            self.infos[agent] = {"outcome": outcome}

    def _leave(self, agent: str) -> None:
        self.agents.remove(agent)
        for by_agent in (self.rewards, self.terminations, self.truncations, self.infos, self._cumulative_rewards):
            del by_agent[agent]  # type: ignore[attr-defined]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._select()

    def _select(self) -> None:
        state = self.state_of_play
        if not state.is_terminal():
            self.agent_selection = self.possible_agents[state.current_player()]
        elif self.agents:
            self.agent_selection = self.agents[0]

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)
