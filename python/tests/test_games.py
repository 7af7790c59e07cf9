"""Single games: the names of OpenSpiel, and the AEC interface of PettingZoo."""

from __future__ import annotations

import gc
import unittest

import numpy as np

from samsara_cards import TERMINAL_PLAYER, DoorError, Env, Game, State, env, load_game

#: Every game, with options that make it short.
GAMES: dict[str, dict[str, object]] = {
    "karma": {"turn_limit": 60},
    "karmaka": {"turn_limit": 20},
    "mieses-karma": {"turn_limit": 20, "players": 2},
    "stop": {"target_points": 1, "turn_limit": 10, "players": 3},
}


def play_out(state: State, seed: int = 1) -> None:
    random = np.random.default_rng(seed)
    while not state.is_terminal():
        state.apply_action(int(random.choice(state.legal_actions())))


class OpenSpielNames(unittest.TestCase):
    game: Game

    @classmethod
    def setUpClass(cls) -> None:
        cls.game = load_game("karma", {"players": 3})

    @classmethod
    def tearDownClass(cls) -> None:
        cls.game.close()

    def test_a_game_says_how_large_it_is(self) -> None:
        self.assertEqual(self.game.num_players(), 3)
        # Let pass, five plain ones, three hidden cards, eleven receivers, 20 cards to choose, 20 x 6 plays from two places.
        self.assertEqual(self.game.num_distinct_actions(), 1 + 5 + 3 + 11 + 20 + 120 + 120)
        # 20 kinds in six places of the table, five kinds of waiting, six single numbers; for each seat four and 20.
        self.assertEqual(self.game.observation_tensor_shape(), [6 * 20 + 5 + 6 + 3 * (4 + 20)])
        # And 20 kinds foreseen, 20 known of each seat.
        self.assertEqual(self.game.information_state_tensor_size(), 203 + 20 + 3 * 20)

    def test_cards_are_laid_open_one_by_one(self) -> None:
        state = self.game.new_initial_state(7)
        layout = self.game.layouts["observation"]
        seen = state.observation_tensor()
        self.assertEqual(state.current_player(), 0)
        self.assertEqual(layout.read(seen, "hand").sum(), 6)
        self.assertEqual(layout.read(seen, "waits-for").tolist(), [0, 1, 0, 0, 0])
        self.assertEqual(layout.read(seen, "hidden-count").tolist(), [[3], [3], [3]])
        self.assertEqual(layout.read(seen, "draw-count").tolist(), [60 - 3 * 9])
        names = {state.action_to_string(action) for action in state.legal_actions()}
        self.assertTrue(all(name.startswith("choose ") for name in names))
        first = state.legal_actions()[0]
        state.apply_action(first)
        self.assertEqual(state.current_player(), 0)
        chosen = layout.read(state.observation_tensor(), "chosen")
        self.assertEqual(chosen.sum(), 1)
        others = layout.read(state.observation_tensor(1), "chosen")
        self.assertEqual(others.sum(), 0)
        state.apply_action(state.legal_actions()[0])
        state.apply_action(state.legal_actions()[0])
        self.assertEqual(state.current_player(), 1)
        # Sealed until all have chosen: the next seat sees no open card.
        self.assertEqual(layout.read(state.observation_tensor(), "open").sum(), 0)

    def test_the_same_seed_and_actions_give_the_same_game(self) -> None:
        one = self.game.new_initial_state(3)
        play_out(one)
        other = self.game.new_initial_state(3)
        for action in one.history():
            other.apply_action(action)
        self.assertTrue(other.is_terminal())
        self.assertEqual(other.current_player(), TERMINAL_PLAYER)
        self.assertEqual(one.outcome(), other.outcome())
        self.assertEqual(one.returns(), other.returns())
        self.assertIn(-1.0, one.returns())
        self.assertEqual(one.legal_actions(), [])

    def test_an_information_state_begins_with_the_observation(self) -> None:
        state = self.game.new_initial_state(5)
        known = state.information_state_tensor()
        seen = state.observation_tensor()
        np.testing.assert_array_equal(known[: len(seen)], seen)

    def test_a_clone_goes_its_own_way(self) -> None:
        state = self.game.new_initial_state(4)
        before = state.observation_tensor()
        child = state.child(state.legal_actions()[-1])
        self.assertEqual(len(child.history()), 1)
        self.assertEqual(state.history(), [])
        np.testing.assert_array_equal(state.observation_tensor(), before)

    def test_what_is_wrong_changes_nothing_and_is_named(self) -> None:
        state = self.game.new_initial_state(6)
        before = state.information_state_tensor()
        for action, code in ((0, "illegal-move"), (280, "out-of-range"), (-1, "out-of-range")):
            with self.assertRaises(DoorError) as caught:
                state.apply_action(action)
            self.assertEqual((caught.exception.code, caught.exception.place), (code, "action"))
        with self.assertRaises(DoorError) as caught:
            state.observation_tensor(3)
        self.assertEqual(caught.exception.code, "no-such-seat")
        np.testing.assert_array_equal(state.information_state_tensor(), before)
        self.assertEqual(state.legal_actions(1), [])

    def test_games_that_nobody_holds_are_forgotten(self) -> None:
        state = self.game.new_initial_state(1)
        number = state._moment["id"]
        del state
        gc.collect()
        self.game.new_initial_state(1)
        with self.assertRaises(DoorError) as caught:
            self.game.ask({"do": "copy", "id": number})
        self.assertEqual((caught.exception.code, caught.exception.place), ("unknown-value", "id"))

    def test_what_is_unknown_is_refused(self) -> None:
        cases: tuple[tuple[dict[str, object], str, str], ...] = (
            ({"do": "sing"}, "unknown-value", "do"),
            ({"do": "new", "game": "chess"}, "unknown-game", "game"),
            ({"do": "new", "game": "karma", "options": {"players": 99}}, "out-of-range", "options.players"),
            ({"do": "new", "game": "karma", "seed": -1}, "out-of-range", "seed"),
            ({"do": "new", "game": "karma", "sead": 1}, "unknown-key", "sead"),
            ({"do": "look", "id": 10**9, "seat": 0}, "unknown-value", "id"),
            ({"do": "batch", "game": "karma", "games": 0}, "out-of-range", "games"),
        )
        for wrong, code, place in cases:
            with self.assertRaises(DoorError) as caught:
                self.game.ask(wrong)
            self.assertEqual((caught.exception.code, caught.exception.place), (code, place))


class Aec(unittest.TestCase):
    def test_every_game_is_played_to_its_end(self) -> None:
        for name, options in GAMES.items():
            with self.subTest(name):
                environment = env(name, options=options, vector="information")
                try:
                    self.play(environment)
                finally:
                    environment.close()

    def play(self, environment: Env) -> None:
        random = np.random.default_rng(1)
        environment.reset(seed=1)
        self.assertEqual(environment.agents, environment.possible_agents)
        rewards: dict[str, float] = {}
        for agent in environment.agent_iter():
            observation, reward, terminated, truncated, info = environment.last()
            assert observation is not None
            self.assertFalse(truncated)
            space = environment.observation_space(agent)
            self.assertTrue(space["observation"].contains(observation["observation"]))
            if terminated:
                rewards[agent] = reward
                self.assertEqual(observation["action_mask"].sum(), 0)
                self.assertIn("reason", info["outcome"])
                environment.step(None)
                continue
            self.assertEqual(reward, 0.0)
            open_ones = np.flatnonzero(observation["action_mask"])
            self.assertEqual(open_ones.tolist(), environment.legal_actions())
            environment.step(int(random.choice(open_ones)))
        self.assertEqual(list(rewards), environment.possible_agents)
        self.assertEqual(environment.agents, [])
        self.assertTrue(set(rewards.values()) <= {-1.0, 0.0, 1.0})
        self.assertNotEqual(set(rewards.values()), {0.0})

    def test_a_race_asks_everybody_and_lets_time_pass(self) -> None:
        environment = env("stop", options={"reaction": "realtime", "players": 3, "opening_number_only": True})
        try:
            environment.reset(seed=2)
            # A number lies open and nobody owes an answer yet: all may throw a card in, or let the moment pass.
            asked = []
            while 0 in environment.legal_actions():
                asked.append(environment.agent_selection)
                environment.step(0)
                if len(asked) == 3:
                    break
            self.assertEqual(asked, ["seat_0", "seat_1", "seat_2"])
        finally:
            environment.close()

    def test_actions_are_none_exactly_when_the_game_is_over(self) -> None:
        environment = env("karma")
        try:
            with self.assertRaises(RuntimeError):
                environment.state_of_play
            environment.reset(seed=1, options={"edition": "set"})
            with self.assertRaises(ValueError):
                environment.step(None)
            with self.assertRaises(ValueError):
                environment.reset(options={"players": 2})
        finally:
            environment.close()


if __name__ == "__main__":
    unittest.main()
