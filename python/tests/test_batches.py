"""Many games in one call, datasets, and what goes wrong with a process."""

from __future__ import annotations

import fcntl
import json
import os
import struct
import subprocess
import sys
import tempfile
import termios
import time
import unittest

import numpy as np

from samsara_cards import BatchEnv, Door, DoorError, load_dataset, load_game
from samsara_cards.door import find_command


#: A few turns end a round, and any points the game.
SHORT: dict[str, object] = {"players": 2, "target_points": 1, "turn_limit": 10}


class Batches(unittest.TestCase):
    def test_games_are_the_same_however_many_processes_share_them(self) -> None:
        seen = []
        for processes in (1, 2):
            random = np.random.default_rng(1)
            with BatchEnv("stop", 7, SHORT, processes=processes) as batch:
                moments = batch.reset(seed=100)
                rows = []
                ended = 0
                for _ in range(200):
                    actions = moments.sample(random)
                    self.assertTrue(moments.action_mask[np.arange(7), actions].all())
                    moments = batch.step(actions)
                    ended += int(moments.ended.sum())
                    rows.append((moments.observation.tobytes(), moments.rewards.tobytes(), moments.seat.tolist()))
                self.assertGreater(ended, 0)
                seen.append(rows)
        self.assertEqual(seen[0], seen[1])

    def test_a_batch_plays_the_same_games_as_single_ones(self) -> None:
        random = np.random.default_rng(2)
        with BatchEnv("stop", 2, SHORT, processes=1, vector="information") as batch:
            with load_game("stop", SHORT) as game:
                moments = batch.reset(seed=50)
                # The first game at place 1 has seed 51, the second one 53.
                for seed in (51, 53):
                    state = game.new_initial_state(seed)
                    while True:
                        self.assertEqual(state.current_player(), int(moments.seat[1]))
                        self.assertEqual(state.legal_actions(), sorted(moments.legal_actions(1).tolist()))
                        np.testing.assert_array_equal(state.information_state_tensor(), moments.observation[1])
                        actions = moments.sample(random)
                        state.apply_action(int(actions[1]))
                        moments = batch.step(actions)
                        if state.is_terminal():
                            break
                        self.assertFalse(moments.ended[1])
                    self.assertTrue(moments.ended[1])
                    self.assertEqual(moments.rewards[1].tolist(), state.returns())
                    outcome = state.outcome()
                    assert outcome is not None
                    self.assertEqual(moments.points[1].tolist(), outcome["points"])

    def test_an_action_that_is_not_legal_is_named_and_moves_no_game(self) -> None:
        with BatchEnv("karma", 4, processes=2) as batch:
            with self.assertRaises(RuntimeError):
                batch.step([1, 1, 1, 1])
            moments = batch.reset(seed=1)
            wrong = moments.sample(np.random.default_rng(1))
            right = wrong.copy()
            wrong[3] = 3
            with self.assertRaises(DoorError) as caught:
                batch.step(wrong)
            self.assertEqual((caught.exception.code, caught.exception.place), ("illegal-move", "actions[3]"))
            for bad in ([-1] * 4, [70_000] * 4):
                with self.assertRaises(DoorError):
                    batch.step(bad)
            wrong_ones: list[list[float]] = [[1, 2, 3], [0.5] * 4]
            for other in wrong_ones:
                with self.assertRaises(ValueError):
                    batch.step(other)
            # Three cards of the first seat are chosen one by one, then it is the turn of the next.
            for _ in range(3):
                self.assertEqual(moments.seat.tolist(), [0, 0, 0, 0])
                moments = batch.step(right)
                right = moments.sample(np.random.default_rng(1))
            self.assertEqual(moments.seat.tolist(), [1, 1, 1, 1])


class Frames(unittest.TestCase):
    def test_wrong_frames_are_answered_and_do_not_end_the_process(self) -> None:
        with Door() as door:
            for kind, body, code in (
                (0, b"{", "not-json"),
                (0, b"\xff\xfe", "not-json"),
                (0, b"[]", "not-an-object"),
                (1, b"\x01", "wrong-format"),
                (1, b"\x01\x00", "missing"),
                (9, b"", "unknown-value"),
                (0, b" " * (1 << 21), "out-of-range"),
            ):
                with self.assertRaises(DoorError) as caught:
                    door.exchange(kind, body)
                self.assertEqual(caught.exception.code, code)
            self.assertEqual(door.ask({"do": "describe", "game": "stop"})["players"], 4)

    def test_frames_that_come_in_pieces_or_together_are_all_answered(self) -> None:
        with Door() as door:
            whole = b'{"do":"describe","game":"karma"}'
            frame = struct.pack("<II", len(whole), 0) + whole
            for piece in (frame[:3], frame[3:20], frame[20:] + frame):
                os.write(door._input, piece)
            for _ in range(2):
                kind, body = door.receive()
                self.assertEqual((kind, bytes(body)[:15]), (0, b'{"game":"karma"'))

    def test_answers_that_have_come_together_are_read_one_by_one(self) -> None:
        with Door() as door:
            for name in ("karma", "stop", "nothing", "karmaka"):
                door.send(0, json.dumps({"do": "describe", "game": name}).encode())
            # All of them lie in the pipe before the first is read, which is read in one go with the others.
            waiting = 0
            while waiting == 0 or waiting != before:
                before = waiting
                time.sleep(0.3)
                waiting = int.from_bytes(fcntl.ioctl(door._output, termios.FIONREAD, bytes(4)), sys.byteorder)
            games = []
            for _ in range(2):
                games.append(json.loads(bytes(door.receive()[1]))["game"])
            with self.assertRaises(DoorError):
                door.receive()
            games.append(json.loads(bytes(door.receive()[1]))["game"])
            self.assertEqual(games, ["karma", "stop", "karmaka"])
            self.assertEqual(door.ask({"do": "describe", "game": "stop"})["game"], "stop")

    def test_a_process_that_is_gone_is_said(self) -> None:
        with Door() as door:
            door._process.kill()
            door._process.wait()
            with self.assertRaises(DoorError) as caught:
                door.ask({"do": "describe", "game": "karma"})
            self.assertEqual(caught.exception.code, "ended")
        with self.assertRaises(DoorError) as caught:
            Door(["/nowhere/samsara"])
        self.assertEqual(caught.exception.code, "no-samsara")


class Datasets(unittest.TestCase):
    def test_packed_vectors_are_those_of_the_games(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "games.bin")
            arguments = "dataset stop --games 2 --players 2 --option target_points=1 --option turn_limit=10 --bots random --seed s"
            written = [*find_command(), *arguments.split(), "--format", "vectors", "--out", path, "--threads", "1"]
            subprocess.run(written, check=True, capture_output=True)
            data = load_dataset(path)
            self.assertEqual(sorted(set(data.records["game"].tolist())), [0, 1])
            self.assertEqual(data.records["vector"].shape, (len(data), data.layout.size))
            mask = data.action_mask()
            self.assertTrue(mask[np.arange(len(data)), data.records["action"]].all())
            last = data.records[-1]
            winner = int(np.argmin(last["points"]))
            self.assertEqual(int(last["returns"][winner]), 1)
            # Everybody begins with seven cards.
            self.assertEqual(data.layout.read(data.records["vector"][0], "hand").sum(), 7)
            self.assertEqual(data.layout.scaled(data.records["vector"]).max(), 1.0)
            with self.assertRaises(DoorError):
                load_dataset(__file__)


if __name__ == "__main__":
    unittest.main()
