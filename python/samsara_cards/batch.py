"""Many games in one call, shared by several processes."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from functools import cached_property
from types import TracebackType
from typing import Any

import numpy as np
import numpy.typing as npt

from .door import BATCH_FRAME, JSON_FRAME, Door, DoorError
from .layout import Bytes, Layout, VectorKind

_LARGEST_SEED = 2**47


class Moments:
    """Where all games of a batch are. A game that has ended is told together with the first moment of the next one."""

    def __init__(self, games: int, players: int, length: int, actions: int) -> None:
        self._actions = actions
        #: By game: what the seat that decides may know.
        self.observation: Bytes = np.empty((games, length), dtype=np.uint8)
        #: By game: who decides.
        self.seat: npt.NDArray[np.int8] = np.empty(games, dtype=np.int8)
        #: By game: did the last step end the game before?
        self.ended: npt.NDArray[np.bool_] = np.empty(games, dtype=np.bool_)
        #: By game and seat: the rewards of the last step, 1 for a winner and -1 for a loser of a game that has ended.
        self.rewards: npt.NDArray[np.int8] = np.empty((games, players), dtype=np.int8)
        #: By game and seat: the points of a game that has ended, where points are counted.
        self.points: npt.NDArray[np.int32] = np.empty((games, players), dtype=np.int32)
        #: By game: how many actions are open.
        self.legal_counts: npt.NDArray[np.uint16] = np.empty(games, dtype=np.uint16)
        #: The open actions of all games, one game after the other.
        self.legal: npt.NDArray[np.uint16] = np.empty(0, dtype=np.uint16)

    @cached_property
    def legal_starts(self) -> npt.NDArray[np.int64]:
        """By game: where its actions begin in `legal`."""
        ends = np.cumsum(self.legal_counts, dtype=np.int64)
        starts: npt.NDArray[np.int64] = ends - self.legal_counts
        return starts

    @cached_property
    def action_mask(self) -> npt.NDArray[np.bool_]:
        """By game and action: is it open?"""
        games = len(self.seat)
        mask = np.zeros(games * self._actions, dtype=np.bool_)
        mask[np.repeat(np.arange(games) * self._actions, self.legal_counts) + self.legal] = True
        return mask.reshape(games, self._actions)

    def legal_actions(self, game: int) -> npt.NDArray[np.uint16]:
        start = self.legal_starts[game]
        return self.legal[start : start + self.legal_counts[game]]

    def sample(self, random: np.random.Generator) -> npt.NDArray[np.uint16]:
        """One open action for each game, each equally likely."""
        picked = (random.random(len(self.seat)) * self.legal_counts).astype(np.int64)
        actions: npt.NDArray[np.uint16] = self.legal[self.legal_starts + picked]
        return actions


class BatchEnv:
    """Games that are played together, an action in each at a time; whatever ends is dealt anew at once.

    The games are the same however many processes share them: the k-th game at place i has the seed
    `seed + i + k * games`.
    """

    def __init__(
        self,
        name: str,
        games: int = 256,
        options: Mapping[str, object] | None = None,
        vector: VectorKind = "observation",
        processes: int | None = None,
        command: Sequence[str] | str | None = None,
    ) -> None:
        if games < 1:
            raise ValueError("a batch has at least one game")
        count = min(games, processes if processes is not None else os.cpu_count() or 1)
        if count < 1:
            raise ValueError("a batch needs at least one process")
        self.games = games
        self.vector: VectorKind = vector
        self._cuts = [games * i // count for i in range(count + 1)]
        self._doors: list[Door] = []
        try:
            for _ in range(count):
                self._doors.append(Door(command))
            about = self._doors[0].ask({"do": "describe", "game": name, "options": dict(options or {})})
        except BaseException:
            self.close()
            raise
        self.name: str = about["game"]
        self.options: dict[str, object] = about["options"]
        self.players: int = about["players"]
        self.action_names: list[str] = about["actions"]
        self.layout = Layout(about[vector])
        self._moments: Moments | None = None

    def reset(self, seed: int | None = None) -> Moments:
        """Deals all games anew."""
        first = int(np.random.default_rng().integers(_LARGEST_SEED)) if seed is None else seed
        for door, start, stop in self._shares():
            command = {
                "do": "batch",
                "game": self.name,
                "options": self.options,
                "games": stop - start,
                "seed": first + start,
                "stride": self.games,
                "vector": self.vector,
            }
            door.send(JSON_FRAME, json.dumps(command).encode())
        self._moments = self._receive()
        return self._moments

    def step(self, actions: npt.ArrayLike) -> Moments:
        """An action for each game. Where one is not legal `DoorError` names it, and no game has moved."""
        if self._moments is None:
            raise RuntimeError("reset() comes first")
        given = np.asarray(actions)
        if given.shape != (self.games,) or not np.issubdtype(given.dtype, np.integer):
            raise ValueError(f"actions are {self.games} whole numbers, one for each game")
        self._check(self._moments, given)
        sent = given.astype("<u2", copy=False)
        for door, start, stop in self._shares():
            door.send(BATCH_FRAME, sent[start:stop].tobytes())
        self._moments = self._receive()
        return self._moments

    def _check(self, moments: Moments, actions: npt.NDArray[np.integer[Any]]) -> None:
        """Asked here as well, since each process knows its own games alone."""
        is_action = moments.legal == np.repeat(actions, moments.legal_counts)
        is_legal = np.logical_or.reduceat(is_action, moments.legal_starts)
        if not is_legal.all():
            place = int(np.flatnonzero(~is_legal)[0])
            legal = ", ".join(str(action) for action in moments.legal_actions(place))
            raise DoorError("illegal-move", f"actions[{place}]", f"{actions[place]}; {legal}")

    def _shares(self) -> list[tuple[Door, int, int]]:
        return list(zip(self._doors, self._cuts, self._cuts[1:], strict=False))

    def _receive(self) -> Moments:
        """Hears all processes, also when one of them refuses."""
        moments = Moments(self.games, self.players, self.layout.size, len(self.action_names))
        legal: list[npt.NDArray[np.uint16]] = []
        refused: DoorError | None = None
        for door, start, stop in self._shares():
            try:
                _, body = door.receive()
            except DoorError as error:
                refused = refused or error
                continue
            legal.append(self._read(moments, body, start, stop))
        if refused is not None:
            raise refused
        moments.legal = legal[0] if len(legal) == 1 else np.concatenate(legal)
        return moments

    def _read(self, moments: Moments, body: memoryview, start: int, stop: int) -> npt.NDArray[np.uint16]:
        """The columns of one process; gives back its actions."""
        count = stop - start
        players = self.players
        total = int(np.frombuffer(body, "<u4", 2)[1])
        at = 8
        moments.points[start:stop] = np.frombuffer(body, "<i4", count * players, at).reshape(count, players)
        at += 4 * count * players
        moments.legal_counts[start:stop] = np.frombuffer(body, "<u2", count, at)
        at += 2 * count
        legal = np.frombuffer(body, "<u2", total, at).astype(np.uint16)
        at += 2 * total
        size = self.layout.size
        moments.observation[start:stop] = np.frombuffer(body, np.uint8, count * size, at).reshape(count, size)
        at += count * size
        moments.seat[start:stop] = np.frombuffer(body, np.int8, count, at)
        at += count
        moments.ended[start:stop] = np.frombuffer(body, np.bool_, count, at)
        at += count
        moments.rewards[start:stop] = np.frombuffer(body, np.int8, count * players, at).reshape(count, players)
        return legal

    def process_ids(self) -> list[int]:
        return [door.process_id for door in self._doors]

    def close(self) -> None:
        for door in self._doors:
            door.close()

    def __enter__(self) -> BatchEnv:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
