"""Avalon by numbers and arrays, one game at a time."""
import copy
import json
import random
import unittest

import numpy as np
import roundtable

from play import EVERYTHING, FIVE, FIVE_ROLES, allowed_configs, positions


def number(env, **action):
    return env.action_number(action)


def vote(env, state, votes):
    """Votes by seat, A or R, from the current player on."""
    for letter in votes:
        state.apply(number(env, type="vote", approve=letter == "A"))


class Actions(unittest.TestCase):
    def test_numbers_and_actions_are_the_same_thing_twice(self):
        for config in [EVERYTHING, *allowed_configs(roundtable, seed=1, count=6)]:
            env = roundtable.Avalon(config)
            texts = set()
            for action in range(env.action_count):
                self.assertEqual(env.action_number(env.action(action)), action)
                texts.add(env.action_to_string(action))
            self.assertEqual(len(texts), env.action_count)

    def test_the_legal_numbers_are_the_protocols_legal_actions(self):
        for place, config in enumerate([EVERYTHING, *allowed_configs(roundtable, seed=2, count=40)]):
            env = roundtable.Avalon(config)
            chance = random.Random(place)
            match = roundtable.new("avalon", config, seed=place)
            for state in positions(env.deal(place), chance):
                if state.is_over():
                    break
                seat = state.current_player()
                self.assertEqual(seat, match.waiting()[0])
                legal = state.legal_actions()
                texts = sorted(env.action_to_string(action) for action in legal)
                listed = sorted(json.dumps(action, separators=(",", ":")) for action in match.legal(seat))
                self.assertEqual(texts, listed)
                self.assertEqual(legal, sorted(set(legal)))
                self.assertEqual(legal, np.flatnonzero(state.legal_mask()).tolist())
                # The match takes the next action first: the generator then goes the same way.
                peek = random.Random()
                peek.setstate(chance.getstate())
                match.act(seat, env.action(peek.choice(legal)))
            self.assertEqual(state.result(), match.result())

    def test_the_order_that_is_documented(self):
        env = roundtable.Avalon(FIVE)
        self.assertEqual(env.action_count, 2 + 2 + 5 + 10 + 10)
        first = [env.action_to_string(action) for action in (0, 1, 2, 3, 4, 9, 18, 19)]
        self.assertEqual(first, [
            '{"type":"vote","approve":true}',
            '{"type":"vote","approve":false}',
            '{"type":"quest","card":"success"}',
            '{"type":"quest","card":"fail"}',
            '{"type":"assassinate","target":0}',
            '{"type":"propose","team":[0,1]}',
            '{"type":"propose","team":[3,4]}',
            '{"type":"propose","team":[0,1,2]}',
        ])
        with_lady = roundtable.Avalon({**FIVE, "lady": True, "plots": True})
        for action in range(env.action_count):
            self.assertEqual(with_lady.action_to_string(action), env.action_to_string(action))

    def test_an_illegal_number_is_refused_and_changes_nothing(self):
        env = roundtable.Avalon(FIVE)
        state = env.deal(1)
        before = [state.observe(seat).tobytes() for seat in range(5)]
        for action in (-1, env.action_count, 0, 1 << 30):
            with self.assertRaises(roundtable.Refused) as caught:
                state.apply(action)
            self.assertEqual(caught.exception.code, "illegal_action")
        self.assertEqual([state.observe(seat).tobytes() for seat in range(5)], before)
        with self.assertRaises(roundtable.Refused):
            state.observe(5)
        with self.assertRaises(roundtable.Refused):
            env.action_number({"type": "lady", "target": 1})
        with self.assertRaises(IndexError):
            env.action(env.action_count)

    def test_when_it_is_over_nothing_more_can_be_done(self):
        env = roundtable.Avalon(FIVE)
        *_, state = positions(env.deal(1), random.Random(1))
        self.assertEqual(state.current_player(), -1)
        self.assertEqual(state.legal_actions(), [])
        self.assertFalse(state.legal_mask().any())
        with self.assertRaises(roundtable.Refused) as caught:
            state.apply(0)
        self.assertEqual(caught.exception.code, "game_over")


class Observations(unittest.TestCase):
    def test_a_seat_cannot_tell_worlds_apart_that_look_alike(self):
        differing = 0
        for place, config in enumerate([EVERYTHING, *allowed_configs(roundtable, seed=3, count=60)]):
            env = roundtable.Avalon(config)
            for step, state in enumerate(positions(env.deal(place), random.Random(place))):
                if state.is_over() or step % 5:
                    continue
                for seat in range(env.players):
                    world = state.imagine(seat, seed=step)
                    differing += world.roles() != state.roles()
                    self.assertEqual(state.observe(seat).tobytes(), world.observe(seat).tobytes())
                    if seat == state.current_player():
                        self.assertEqual(state.legal_actions(), world.legal_actions())
        self.assertGreater(differing, 1000)

    def test_percival_does_not_learn_which_of_the_two_is_merlin(self):
        env = roundtable.Avalon({"players": 5, "roles": ["merlin", "percival", "assassin", "morgana"]})
        worlds = [
            env.deal(1, {"roles": ["percival", "merlin", "morgana", "assassin", "servant"], "leader": 0}),
            env.deal(1, {"roles": ["percival", "morgana", "merlin", "assassin", "servant"], "leader": 0}),
        ]
        self.play_alike(env, worlds, seat=0)
        self.assertNotEqual(worlds[0].observe(3).tobytes(), worlds[1].observe(3).tobytes())

    def test_a_servant_does_not_learn_who_is_evil(self):
        env = roundtable.Avalon(FIVE)
        worlds = [
            env.deal(1, {"roles": FIVE_ROLES, "leader": 0}),
            env.deal(1, {"roles": ["minion", "servant", "assassin", "servant", "merlin"], "leader": 0}),
        ]
        self.play_alike(env, worlds, seat=1)

    def play_alike(self, env, worlds, seat):
        """The same harmless actions in both worlds until the third success; the seat must see the same all the time."""
        chance = random.Random(1)
        compared = 0
        while "assassinate" not in env.action_to_string(worlds[0].legal_actions()[0]):
            self.assertEqual(worlds[0].observe(seat).tobytes(), worlds[1].observe(seat).tobytes())
            self.assertEqual(worlds[0].current_player(), worlds[1].current_player())
            shared = sorted(set(worlds[0].legal_actions()) & set(worlds[1].legal_actions()))
            action = chance.choice([action for action in shared if action != number(env, type="quest", card="fail")])
            for world in worlds:
                world.apply(action)
            compared += 1
            self.assertFalse(worlds[0].is_over())
        self.assertGreater(compared, 10)

    def test_a_vote_is_not_seen_before_all_have_voted(self):
        env = roundtable.Avalon(FIVE)
        state = env.deal(1, {"roles": FIVE_ROLES, "leader": 0})
        state.apply(number(env, type="propose", team=[0, 3]))
        approves, rejects = state.clone(), copy.deepcopy(state)
        vote(env, approves, "A")
        vote(env, rejects, "R")
        self.assertNotEqual(approves.observe(0).tobytes(), rejects.observe(0).tobytes())
        for seat in range(1, 5):
            self.assertEqual(approves.observe(seat).tobytes(), rejects.observe(seat).tobytes())
        for world in (approves, rejects):
            vote(env, world, "AAAA")
        for seat in range(5):
            self.assertNotEqual(approves.observe(seat).tobytes(), rejects.observe(seat).tobytes())

    def test_a_quest_card_is_never_seen_by_others(self):
        env = roundtable.Avalon(FIVE)
        state = env.deal(1, {"roles": FIVE_ROLES, "leader": 0})
        state.apply(number(env, type="propose", team=[3, 4]))
        vote(env, state, "AAAAA")
        by_three, by_four = state.clone(), state.clone()
        for world, cards in ((by_three, ("fail", "success")), (by_four, ("success", "fail"))):
            for card in cards:
                world.apply(number(env, type="quest", card=card))
        for seat in (0, 1, 2):
            self.assertEqual(by_three.observe(seat).tobytes(), by_four.observe(seat).tobytes())
        self.assertNotEqual(by_three.observe(3).tobytes(), by_four.observe(3).tobytes())

    def test_an_observation_holds_all_that_the_view_holds(self):
        for place, config in enumerate([FIVE, EVERYTHING, *allowed_configs(roundtable, seed=4, count=12)]):
            env = roundtable.Avalon(config)
            seen = {}
            for game in range(6):
                chance = random.Random(game)
                match = roundtable.new("avalon", config, seed=game)
                state = env.deal(game)
                while not state.is_over():
                    for seat in range(env.players):
                        view = json.dumps(match.view(seat))
                        self.assertEqual(seen.setdefault(state.observe(seat).tobytes(), view), view)
                    action = chance.choice(state.legal_actions())
                    match.act(state.current_player(), env.action(action))
                    state.apply(action)
            self.assertGreater(len(seen), 100)

    def test_the_parts_say_what_the_view_says(self):
        env = roundtable.Avalon(FIVE)
        state = env.deal(1, {"roles": FIVE_ROLES, "leader": 2})
        state.apply(number(env, type="propose", team=[0, 3]))
        merlin = state.observe(0)
        part = {name: merlin[where].tolist() for name, where in env.observation_parts.items()}
        self.assertEqual(part["seat"], [1, 0, 0, 0, 0])
        self.assertEqual(part["role"], [1] + [0] * 9)
        self.assertEqual(part["side"], [1, 0])
        self.assertEqual(part["knows"][:5], [0, 0, 0, 1, 1])
        self.assertEqual(part["leader"], [0, 0, 1, 0, 0])
        self.assertEqual(part["team"], [1, 0, 0, 1, 0])
        self.assertEqual(part["waiting"], [1] * 5)
        vote(env, state, "ARARA")
        history = state.observe(1)[env.observation_parts["history"]].reshape(5, 5, -1)
        self.assertEqual(history[0, 0].tolist(), [0, 0, 1, 0, 0] + [1, 0, 0, 1, 0] + [1, 0, 1, 0, 1] + [1, 0, 0])
        self.assertFalse(history[0, 1:].any() or history[1:].any())

    def test_parts_cover_the_array_without_a_gap(self):
        for config in [FIVE, EVERYTHING]:
            env = roundtable.Avalon(config)
            end = 0
            for where in env.observation_parts.values():
                self.assertEqual(where.start, end)
                self.assertGreater(where.stop, where.start)
                end = where.stop
            self.assertEqual(end, env.observation_size)
            observation = env.deal(1).observe(0)
            self.assertEqual((observation.shape, observation.dtype), ((end,), np.uint8))


class Results(unittest.TestCase):
    def test_returns_are_one_for_the_winners(self):
        env = roundtable.Avalon(FIVE)
        for seed in range(50):
            state = env.deal(seed)
            self.assertFalse(state.returns().any())
            *_, state = positions(state, random.Random(seed))
            winner = state.result()["winner"]
            good = [role in ("merlin", "servant") for role in state.roles()]
            wanted = [1 if is_good == (winner == "good") else -1 for is_good in good]
            self.assertEqual(state.returns().tolist(), wanted)

    def test_a_clone_goes_its_own_way(self):
        env = roundtable.Avalon(FIVE)
        state = env.deal(1)
        clone = state.clone()
        clone.apply(clone.legal_actions()[0])
        self.assertEqual(state.current_player(), env.deal(1).current_player())
        self.assertEqual(state.observe(0).tobytes(), env.deal(1).observe(0).tobytes())
        self.assertNotEqual(state.observe(0).tobytes(), clone.observe(0).tobytes())


if __name__ == "__main__":
    unittest.main()
