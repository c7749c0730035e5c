"""Matches of all games through the protocol's actions and views, as Python's own objects."""
import random
import threading
import unittest

import roundtable

from play import FIVE, FIVE_ROLES, play_at_random

CONFIGS = {
    "avalon": FIVE,
    "duel": {},
    "grail": {"mode": "encounter", "encounter": "deserter", "party": ["maela"]},
}


def five(seed=1):
    return roundtable.new("avalon", FIVE, seed=seed, deal={"roles": FIVE_ROLES, "leader": 0})


class WholeGames(unittest.TestCase):
    def test_every_game_can_be_played_to_its_end(self):
        self.assertEqual([game["id"] for game in roundtable.games()], list(CONFIGS))
        for game, config in CONFIGS.items():
            with self.subTest(game):
                match = roundtable.new(game, config, seed=7)
                self.assertEqual(match.game, game)
                self.assertEqual(match.result(), {"over": False})
                while not match.is_over():
                    seat = match.waiting()[-1]
                    action = match.suggest(seat, "random" if game == "grail" else "simple", seed=1)
                    self.assertIn(action, match.legal(seat))
                    match.act(seat, action)
                self.assertGreater(len(match.record()["actions"]), 3)
                self.assertTrue(match.result()["over"])
                self.assertEqual(match.waiting(), [])

    def test_a_record_gives_the_same_game_again(self):
        for game, config in CONFIGS.items():
            with self.subTest(game):
                match = roundtable.new(game, config, seed="again")
                play_at_random(match, random.Random(2))
                loaded = roundtable.load(match.record())
                self.assertEqual(loaded.record(), match.record())
                for seat in range(match.players):
                    self.assertEqual(loaded.view(seat), match.view(seat))

    def test_the_same_seed_deals_the_same_game(self):
        for game, config in CONFIGS.items():
            deals = [roundtable.new(game, config, seed=seed).record()["deal"] for seed in (5, "5", 6, None)]
            self.assertEqual(deals[0], deals[1])
            self.assertNotEqual(deals[0], deals[2])
            self.assertNotEqual(deals[0], deals[3])

    def test_the_table_hears_what_happens(self):
        match = five()
        self.assertEqual(match.opening()[0], {"to": "all", "type": "started", "leader": 0})
        told = match.act(0, {"type": "propose", "team": [0, 1]})
        self.assertEqual(told, [{"to": "all", "type": "team_proposed", "leader": 0, "quest": 1, "team": [0, 1]}])

    def test_bots_of_every_game_suggest_legal_actions(self):
        for game in roundtable.games():
            match = roundtable.new(game["id"], CONFIGS[game["id"]], seed=3)
            seat = match.waiting()[0]
            for bot in game["bots"]:
                with self.subTest(game=game["id"], bot=bot):
                    one = match.suggest(seat, bot, seed=1, ms=1, nodes=20)
                    self.assertIn(one, match.legal(seat))
                    self.assertEqual(one, match.suggest(seat, f"{game['id']}:{bot}", seed=1, ms=1, nodes=20))

    def test_thinking_leaves_other_threads_alone(self):
        match = five()
        seat = match.waiting()[0]
        answers = []
        thread = threading.Thread(target=lambda: answers.append(match.suggest(seat, "knight", seed=1)))
        thread.start()
        match.act(seat, match.legal(seat)[0])  # while the bot may still be thinking of the position before
        thread.join()
        self.assertEqual(answers[0]["type"], "propose")


class Refusals(unittest.TestCase):
    def refused(self, code, call, *args, **named):
        with self.assertRaises(roundtable.Refused) as caught:
            call(*args, **named)
        self.assertEqual(caught.exception.code, code)
        self.assertEqual(str(caught.exception), caught.exception.message)
        self.assertGreater(len(caught.exception.message), 10)

    def test_a_refused_action_changes_nothing(self):
        match = five()
        before = match.record(), [match.view(seat) for seat in range(5)], match.view()
        self.refused("illegal_action", match.act, 0, {"type": "propose", "team": [0, 1, 2]})
        self.refused("illegal_action", match.act, 0, {"type": "dance"})
        self.refused("not_your_turn", match.act, 1, {"type": "propose", "team": [0, 1]})
        self.refused("bad_seat", match.act, 5, {"type": "propose", "team": [0, 1]})
        self.assertEqual((match.record(), [match.view(seat) for seat in range(5)], match.view()), before)

    def test_what_cannot_be_set_up_is_refused(self):
        self.refused("unknown_game", roundtable.new, "chess")
        self.refused("bad_config", roundtable.new, "avalon", {"players": 4})
        self.refused("bad_config", roundtable.new, "avalon", {"players": 5, "roles": ["merlin"]})
        self.refused("bad_deal", roundtable.new, "avalon", FIVE, deal={"leader": 9})
        self.refused("bad_record", roundtable.load, {"format": 1})
        self.refused("bad_record", roundtable.load, {**five().record(), "result": {"over": True}})

    def test_a_bot_must_be_known_and_asked_in_its_turn(self):
        match = five()
        self.refused("unknown_bot", match.suggest, 0, "nobody")
        self.refused("not_your_turn", match.suggest, 1, "random")
        self.refused("bad_seat", match.suggest, -1, "random")
        play_at_random(match, random.Random(3))
        self.refused("game_over", match.suggest, 0, "random")
        self.refused("game_over", match.act, 0, {"type": "vote", "approve": True})

    def test_what_is_no_json_is_a_type_error(self):
        match = five()
        endless = []
        endless.append(endless)
        for action in ({1: 2}, {"type": object()}, object()):
            with self.assertRaises(TypeError):
                match.act(0, action)
        with self.assertRaises(RecursionError):
            match.act(0, endless)
        with self.assertRaises(OverflowError):
            match.act(0, {"type": "propose", "team": [1 << 70]})


class Objects(unittest.TestCase):
    def test_numbers_of_numpy_and_tuples_are_taken(self):
        import numpy
        match = five()
        match.act(0, {"type": "propose", "team": (numpy.int64(0), numpy.uint8(1))})
        self.assertEqual(match.view(2)["team"], [0, 1])

    def test_views_have_pythons_own_types(self):
        view = five().view(0)
        self.assertIsNone(view["team"])
        self.assertIs(type(view["leader"]), int)
        self.assertIs(type(view["you"]["role"]), str)
        self.assertNotIn("you", five().view())


if __name__ == "__main__":
    unittest.main()
