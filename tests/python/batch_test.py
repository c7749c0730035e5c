"""Many games of Avalon at once."""
import json
import os
import random
import subprocess
import unittest

import numpy as np
import roundtable

from play import EVERYTHING, FIVE

SMALL = {"players": 7, "roles": ["merlin", "percival", "assassin", "morgana"], "lady": True}


class Stepping(unittest.TestCase):
    def test_a_batch_is_the_same_as_single_games(self):
        for config, threads in ((FIVE, 1), (SMALL, 3), (EVERYTHING, 2)):
            env = roundtable.Avalon(config)
            size = 5
            batch = roundtable.AvalonBatch(env, size, seed=9, threads=threads)
            games = list(range(size))
            states = [env.deal(f"9.{game}") for game in games]
            chance = random.Random(1)
            ended = 0
            for _ in range(400):
                self.assert_shows(batch, states)
                actions = [chance.choice(state.legal_actions()) for state in states]
                batch.step(actions)
                for row, action in enumerate(actions):
                    states[row].apply(action)
                    self.assertEqual(batch.done[row], states[row].is_over())
                    self.assertEqual(batch.rewards[row].tolist(), states[row].returns().tolist())
                    if states[row].is_over():
                        games[row] += size
                        states[row] = env.deal(f"9.{games[row]}")
                        ended += 1
            self.assertGreater(ended, size)

    def assert_shows(self, batch, states):
        for row, state in enumerate(states):
            seat = state.current_player()
            self.assertEqual(batch.current_players[row], seat)
            self.assertEqual(batch.observations[row].tobytes(), state.observe(seat).tobytes())
            self.assertEqual(batch.legal[row].tobytes(), state.legal_mask().tobytes())
            self.assertEqual([roundtable.Avalon.role_names[role] for role in batch.roles[row]], state.roles())

    def test_threads_change_nothing(self):
        batches = [roundtable.AvalonBatch(FIVE, 33, seed="x", threads=threads) for threads in (1, 2, 5, 64)]
        for _ in range(200):
            actions = [batch.random_actions() for batch in batches]
            for batch, chosen in zip(batches, actions):
                np.testing.assert_array_equal(chosen, actions[0])
                batch.step(chosen)
                for name in ("observations", "legal", "current_players", "rewards", "done", "roles"):
                    np.testing.assert_array_equal(getattr(batch, name), getattr(batches[0], name))

    def test_random_actions_are_legal_and_of_every_kind(self):
        batch = roundtable.AvalonBatch(EVERYTHING, 64, seed=1)
        seen = np.zeros(batch.legal.shape[1], bool)
        for _ in range(600):
            actions = batch.random_actions()
            self.assertTrue(batch.legal[np.arange(64), actions].all())
            seen[actions] = True
            batch.step(actions)
        env = roundtable.Avalon(EVERYTHING)
        kinds = {env.action(int(action))["type"] for action in np.flatnonzero(seen)}
        self.assertEqual(kinds, {env.action(action)["type"] for action in range(env.action_count)})

    def test_one_illegal_action_stops_the_whole_step(self):
        batch = roundtable.AvalonBatch(FIVE, 4, seed=1)
        before = batch.observations.copy(), batch.current_players.copy()
        actions = batch.random_actions()
        for wrong in (0, -1, 1 << 20):
            actions[2] = wrong
            with self.assertRaises(roundtable.Refused) as caught:
                batch.step(actions)
            self.assertEqual(caught.exception.code, "illegal_action")
            self.assertIn("2", caught.exception.message)
        for shape in (actions[:3], actions.reshape(2, 2)):
            with self.assertRaises(roundtable.Refused):
                batch.step(shape)
        np.testing.assert_array_equal(batch.observations, before[0])
        np.testing.assert_array_equal(batch.current_players, before[1])

    def test_what_is_shown_cannot_be_written(self):
        batch = roundtable.AvalonBatch(FIVE, 4, seed=1)
        for name in ("observations", "legal", "current_players", "rewards", "done", "roles"):
            array = getattr(batch, name)
            with self.assertRaises(ValueError):
                array[0] = 0
            with self.assertRaises(ValueError):
                array.setflags(write=True)

    def test_arrays_outlive_their_batch_and_show_its_steps(self):
        batch = roundtable.AvalonBatch(FIVE, 4, seed=1)
        players = batch.current_players
        before = players.copy()
        batch.step(batch.random_actions())
        self.assertEqual(players.tolist(), batch.current_players.tolist())
        self.assertNotEqual(players.tolist(), before.tolist())
        now = players.tolist()
        del batch
        self.assertEqual(players.tolist(), now)

    def test_sizes_and_threads_have_limits(self):
        for size, threads in ((0, 1), (-1, 1), (1, 0), (1, -2)):
            with self.assertRaises(roundtable.Refused):
                roundtable.AvalonBatch(FIVE, size, threads=threads)
        with self.assertRaises(roundtable.Refused):
            roundtable.AvalonBatch({"players": 3}, 4)


class RandomPlay(unittest.TestCase):
    GAMES = 20_000

    def test_a_seed_gives_the_same_games_on_any_number_of_threads(self):
        env = roundtable.Avalon(SMALL)
        played = [env.random_play(self.GAMES, seed=3, threads=threads) for threads in (1, 2, 3)]
        self.assertEqual(played[0], played[1])
        self.assertEqual(played[0], played[2])
        self.assertNotEqual(played[0], env.random_play(self.GAMES, seed=4))
        self.assertEqual(played[0]["games"], self.GAMES)
        counted = sum(count for reasons in played[0]["outcomes"].values() for count in reasons.values())
        self.assertEqual(counted, self.GAMES)

    def test_it_plays_the_very_games_that_the_program_plays(self):
        program = os.environ.get("ROUNDTABLE_PROGRAM", "")
        if not os.path.exists(program):
            self.skipTest("the program has not been built")
        line = f"{program} simulate avalon --players 5 --games {self.GAMES} --bots random --seed 3 --json"
        told = json.loads(subprocess.run(line.split(), check=True, capture_output=True).stdout)
        outcomes = {}
        for row in told["outcomes"]:
            if row["reason"] is not None:
                outcomes.setdefault(row["winner"], {})[row["reason"]] = row["games"]
        mine = roundtable.Avalon(FIVE).random_play(self.GAMES, seed=3)
        self.assertEqual(mine["outcomes"], outcomes)
        self.assertAlmostEqual(mine["actions"] / self.GAMES, told["actions_per_game"])

    def test_a_batch_at_random_wins_as_often(self):
        played = roundtable.Avalon(FIVE).random_play(self.GAMES, seed=3)
        share = sum(played["outcomes"]["good"].values()) / self.GAMES
        batch = roundtable.AvalonBatch(FIVE, 256, seed=1)
        games = good = 0
        while games < self.GAMES:
            merlin = np.argmax(batch.roles == 0, axis=1)
            batch.step(batch.random_actions())
            games += int(batch.done.sum())
            good += int((batch.rewards[np.arange(256), merlin] > 0).sum())
        self.assertLess(abs(good / games - share), 0.02)  # five standard deviations


if __name__ == "__main__":
    unittest.main()
