#!/usr/bin/env python3
"""One seat learns Avalon among four who play at random, by a linear estimate of what each action is worth.

    python3 examples/python/learn.py [SECONDS]

Every decision of seat 0 is remembered until its game ends; then the estimate of the action taken is moved towards the
result (Monte Carlo). Good and evil have weights of their own. Nothing but NumPy is needed.
"""
import sys
import time

import numpy as np
import roundtable

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 15
GAMES, LEARNER, RATE, EXPLORE, MOST_DECISIONS = 512, 0, 0.02, 0.1, 64

env = roundtable.Avalon({"players": 5})
part = env.observation_parts
rows = np.arange(GAMES)
wanted = np.r_[tuple(part[name] for name in ("role", "knows", "phase", "leader", "round", "rejections", "results", "team"))]


def features(observations):
    """Chosen parts, a constant, and what a line cannot see by itself: how many seats known to be evil are on the team."""
    team = observations[:, part["team"]]
    known_evil = observations[:, part["knows"]][:, :env.players]
    suspects = (team & known_evil).sum(1)[:, None] == np.arange(1, 3)
    everyone = np.ones((len(observations), 1))
    return np.concatenate([observations[:, wanted], suspects, everyone], axis=1, dtype=np.float32)


class Learner:
    def __init__(self, size):
        self.weights = np.zeros((2, env.action_count, size), np.float32)  # by side
        self.seen = np.zeros((GAMES, MOST_DECISIONS, size), np.float32)
        self.taken = np.zeros((GAMES, MOST_DECISIONS), np.int64)
        self.decisions = np.zeros(GAMES, np.int64)

    def choose(self, rows, observed, legal, evil):
        worth = np.einsum("rf,raf->ra", observed, self.weights[evil])
        return np.where(legal, worth, -np.inf).argmax(1)

    def remember(self, rows, observed, actions):
        place = self.decisions[rows]
        self.seen[rows, place], self.taken[rows, place] = observed, actions
        self.decisions[rows] += 1

    def learn(self, row, evil, result):
        seen, taken = self.seen[row, :self.decisions[row]], self.taken[row, :self.decisions[row]]
        error = result - (self.weights[evil, taken] * seen).sum(1)
        np.add.at(self.weights[evil], taken, RATE * error[:, None] * seen)
        self.decisions[row] = 0


def play(seconds, learner, explore, learns, seed):
    """Plays for so long; returns games and wins of the learner by side."""
    batch = roundtable.AvalonBatch(env, GAMES, seed)
    chance = np.random.default_rng(1)
    evil_roles = [role in ("assassin", "minion") for role in env.role_names]
    tally = np.zeros((2, 2), np.int64)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        actions = batch.random_actions()
        evil = np.take(evil_roles, batch.roles[:, LEARNER]).astype(np.int64)  # its own role: no secret to it
        mine = np.flatnonzero(batch.current_players == LEARNER)
        if learner and len(mine):
            observed = features(batch.observations[mine])
            best = learner.choose(mine, observed, batch.legal[mine], evil[mine])
            actions[mine] = np.where(chance.random(len(mine)) < explore, actions[mine], best)
            if learns:
                learner.remember(mine, observed, actions[mine])
        batch.step(actions)
        for row in np.flatnonzero(batch.done):
            result = batch.rewards[row, LEARNER]
            tally[evil[row]] += 1, result > 0
            if learner and learns:
                learner.learn(row, evil[row], result)
    return tally


def show(title, tally):
    good, evil = (f"{wins / max(games, 1):6.1%} of {games:6}" for games, wins in tally)
    print(f"{title:24} good {good}   evil {evil}   all {tally[:, 1].sum() / tally[:, 0].sum():6.1%}", flush=True)


learner = Learner(features(np.zeros((1, env.observation_size), np.uint8)).shape[1])
show("at random", play(SECONDS / 10, None, 0, False, seed=1))
for lesson in range(1, 6):
    show(f"learning, lesson {lesson}", play(SECONDS * 0.14, learner, EXPLORE, True, seed=1 + lesson))
show("what it has learned", play(SECONDS / 5, learner, 0, False, seed=100))
