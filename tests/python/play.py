"""What the tests share: set-ups and ways through a game."""
import random

FIVE = {"players": 5}
FIVE_ROLES = ["merlin", "servant", "servant", "assassin", "minion"]
EVERYTHING = {
    "players": 10,
    "roles": ["merlin", "percival", "assassin", "mordred", "morgana"],
    "lancelot": "switching",
    "lady": True,
    "excalibur": True,
    "targeting": True,
    "plots": True,
}


def any_avalon_config(chance):
    """Characters and modules as they come; the rules may not allow them."""
    return {
        "players": chance.randint(5, 10),
        "roles": [role for role in ("merlin", "percival", "assassin", "mordred", "morgana", "oberon") if chance.random() < 0.5],
        "lancelot": chance.choice(["off", "known", "switching", "scheduled"]),
        "edition": chance.choice(["en", "cs", "pl", "uk"]),
        **{module: chance.random() < 0.5 for module in ("lady", "excalibur", "targeting", "plots", "floating_assassin")},
    }


def allowed_configs(roundtable, seed, count):
    chance = random.Random(seed)
    while count > 0:
        config = any_avalon_config(chance)
        try:
            roundtable.Avalon(config)
        except roundtable.Refused:
            continue
        count -= 1
        yield config


def play_at_random(match, chance, longest=1_000):
    """Random legal actions by the protocol; some games can go on for ever so, and are left there."""
    while not match.is_over() and longest > 0:
        seat = match.waiting()[0]
        match.act(seat, chance.choice(match.legal(seat)))
        longest -= 1


def positions(state, chance):
    """Every position of a random game, the last one too."""
    while True:
        yield state
        if state.is_over():
            return
        state.apply(chance.choice(state.legal_actions()))
