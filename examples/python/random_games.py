#!/usr/bin/env python3
"""The loop that OpenSpiel's users know: one game of Avalon by numbers, then the same game as its record tells it.

    python3 examples/python/random_games.py [SEED]
"""
import random
import sys

import roundtable

seed = sys.argv[1] if len(sys.argv) > 1 else "example"
chance = random.Random(seed)
env = roundtable.Avalon({"players": 5, "roles": ["merlin", "percival", "assassin", "morgana"], "lady": True})
match = roundtable.new("avalon", env.config, seed)  # the same deal, by the protocol: it keeps the record
state = env.deal(seed)

print(f"{env.players} players, {env.action_count} actions, observations of {env.observation_size} numbers")
while not state.is_over():
    seat = state.current_player()
    observation = state.observe(seat)          # what a policy would look at
    action = chance.choice(state.legal_actions())
    print(f"seat {seat}: {env.action_to_string(action)}")
    match.act(seat, env.action(action))
    state.apply(action)

print("roles:", ", ".join(state.roles()))
print("returns:", state.returns().tolist())
assert match.result() == state.result()
print(f"{match.result()['winner']} wins by {match.result()['reason']} after {len(match.record()['actions'])} actions")
