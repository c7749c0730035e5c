#!/usr/bin/env python3
"""How fast Avalon is from Python: python3 bench/python_speed.py [SECONDS of each of seven rounds]

The median of the rounds, and the slowest and the quickest of them. Seconds are those of one core spent by this process;
others on the machine still cost something, by caches and by what two threads share in a core.
"""
import random
import statistics
import sys
import time

import roundtable

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 1
ROUNDS = 7
SETUPS = {
    "5 players": {"players": 5},
    "10 players, all special characters, Lady": {
        "players": 10, "roles": ["merlin", "percival", "assassin", "mordred", "morgana", "oberon"], "lady": True},
    "10 players, every module": {
        "players": 10, "roles": ["merlin", "percival", "assassin", "mordred", "morgana"], "lancelot": "switching",
        "lady": True, "excalibur": True, "targeting": True, "plots": True},
}


def rate(work):
    """What `work` says it has done, for each second."""
    done, begin = 0, time.process_time()
    while (spent := time.process_time() - begin) < SECONDS:
        done += work()
    return done / spent


def random_play(env):
    return lambda: env.random_play(10_000, seed=1)["games"]


def batch(env):
    games = roundtable.AvalonBatch(env, 1024, seed=1)

    def work():
        games.step(games.random_actions())
        return len(games)
    return work


def single(env):
    chance = random.Random(1)

    def work():
        state, steps = env.deal(chance.getrandbits(32)), 0
        while not state.is_over():
            state.observe(state.current_player())
            state.apply(chance.choice(state.legal_actions()))
            steps += 1
        return steps
    return work


def protocol(env):
    chance = random.Random(1)

    def work():
        match, steps = roundtable.new("avalon", env.config, chance.getrandbits(32)), 0
        while not match.is_over():
            seat = match.waiting()[0]
            match.view(seat)
            match.act(seat, chance.choice(match.legal(seat)))
            steps += 1
        return steps
    return work


for title, config in SETUPS.items():
    env = roundtable.Avalon(config)
    print(title)
    for name, work, unit in (("random_play", random_play, "games"), ("batch of 1,024", batch, "steps"),
                             ("one game, by numbers", single, "steps"), ("one game, by the protocol", protocol, "steps")):
        one = work(env)
        one()
        rates = [rate(one) for _ in range(ROUNDS)]
        print(f"  {name:26} {statistics.median(rates):>12,.0f} {unit}/s   ({min(rates):,.0f} – {max(rates):,.0f})", flush=True)
