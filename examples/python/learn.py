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
GAMES, LEARNER, EXPLORE, MOST_DECISIONS = 512, 0, 0.1, 64

env = roundtable.Avalon({"players": 5})
part = env.observation_parts
wanted = np.r_[tuple(part[name] for name in ("knows", "phase", "leader", "round", "rejections", "results", "team"))]


def features(observations):
    """Parts as they are, and what a line cannot see by itself: who was on failed quests, and how bad the team looks."""
    team = observations[:, part["team"]]
    known = observations[:, part["knows"]][:, :env.players]
    history = observations[:, part["history"]].reshape(len(observations), 25, -1)
    members, fails = history[:, :, env.players:2 * env.players], history[:, :, -1:]
    suspected = (members * fails).sum(1)
    worst = (team * suspected).max(1)[:, None] >= np.arange(1, 3)
    known_in_team = (team & known).sum(1)[:, None] >= np.arange(1, 3)
    constant = np.ones((len(observations), 1))
    return np.concatenate([observations[:, wanted], suspected, worst, known_in_team, constant], axis=1, dtype=np.float32)


class Learner:
    def __init__(self):
        size = features(np.zeros((1, env.observation_size), np.uint8)).shape[1]
        self.weights = np.zeros((2, env.action_count, size), np.float32)  # by side
        self.seen = np.zeros((GAMES, MOST_DECISIONS, size), np.float32)
        self.taken = np.zeros((GAMES, MOST_DECISIONS), np.int64)
        self.decisions = np.zeros(GAMES, np.int64)

    def choose(self, observed, legal, evil):
        worth = np.where(evil[:, None], observed @ self.weights[1].T, observed @ self.weights[0].T)
        return np.where(legal, worth, -np.inf).argmax(1)

    def remember(self, rows, observed, actions):
        place = self.decisions[rows]
        self.seen[rows, place], self.taken[rows, place] = observed, actions
        self.decisions[rows] += 1

    def learn(self, rows, evil, results, rate):
        """From all decisions of the games that have ended."""
        game, place = np.nonzero(np.arange(MOST_DECISIONS) < self.decisions[rows, None])
        seen, taken = self.seen[rows[game], place], self.taken[rows[game], place]
        side = evil[game].astype(np.int64)
        error = results[game] - (self.weights[side, taken] * seen).sum(1)
        np.add.at(self.weights, (side, taken), rate * error[:, None] * seen)
        self.decisions[rows] = 0


def play(seconds, seed, learner=None, rate=0.0):
    """Plays for so long and learns at this rate; games and wins of the seat, when good and when evil."""
    batch = roundtable.AvalonBatch(env, GAMES, seed)
    chance = np.random.default_rng(seed)
    is_evil = np.array([role in ("assassin", "minion") for role in env.role_names])
    tally = np.zeros((2, 2), np.int64)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        actions = batch.random_actions()
        evil = is_evil[batch.roles[:, LEARNER]]  # the seat knows its own role
        mine = np.flatnonzero(batch.current_players == LEARNER)
        if learner and len(mine):
            observed = features(batch.observations[mine])
            explores = chance.random(len(mine)) < EXPLORE * (rate > 0)
            actions[mine] = np.where(explores, actions[mine], learner.choose(observed, batch.legal[mine], evil[mine]))
            if rate:
                learner.remember(mine, observed, actions[mine])
        batch.step(actions)
        ended = np.flatnonzero(batch.done)
        results = batch.rewards[ended, LEARNER]
        np.add.at(tally, evil[ended].astype(np.int64), np.stack([np.ones(len(ended)), results > 0], 1).astype(np.int64))
        if rate and len(ended):
            learner.learn(ended, evil[ended], results, rate)
    return tally


def show(title, tally):
    good, evil = (f"{wins / max(games, 1):6.1%} of {games:6}" for games, wins in tally)
    print(f"{title:20} good {good}   evil {evil}   all {tally[:, 1].sum() / tally[:, 0].sum():6.1%}", flush=True)


learner = Learner()
show("at random", play(SECONDS * 0.05, seed=1))
for lesson, rate in enumerate([0.01, 0.01, 0.005, 0.002, 0.001], 1):
    show(f"lesson {lesson}", play(SECONDS * 0.16, 1 + lesson, learner, rate))
show("what it has learned", play(SECONDS * 0.15, 100, learner))
