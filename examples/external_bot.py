#!/usr/bin/env python3
"""A bot for Roundtable's arena that needs nothing but Python.

    roundtable arena avalon --bots "exec:python3 examples/external_bot.py,simple" --games 100

One question a line comes in, one answer a line goes out; docs/external-bots.md says what they hold. This one plays any
game: in avalon it leads with itself, approves what it may not refuse, and suspects those who were on failed quests;
elsewhere it takes any legal action.
"""
import json
import random
import sys


def suspicion(view):
    """How often each seat was on a quest that failed."""
    counts = [0] * view["players"]
    for ballot in view["history"]:
        if ballot.get("result") == "fail":
            for seat in ballot["team"]:
                counts[seat] += 1
    return counts


def choose_avalon(view, legal, chance):
    me = view["you"]
    evil_i_know = {entry["seat"] for entry in me["knows"] if entry["as"] == "evil"}
    suspects = suspicion(view)
    kind = legal[0]["type"]
    if kind == "propose":
        def doubt(action):
            others = [seat for seat in action["team"] if seat != me["seat"]]
            known = sum(seat in evil_i_know for seat in others) if me["side"] == "good" else 0
            return (me["seat"] not in action["team"], known, sum(suspects[seat] for seat in others), chance.random())
        return min(legal, key=doubt)
    if kind == "vote":
        clean = not any(seat in evil_i_know or suspects[seat] > 1 for seat in view["team"])
        wanted = clean if me["side"] == "good" else not clean or me["seat"] in view["team"]
        if me["side"] == "good" and view["rejections"] == 4:
            wanted = True  # a fifth rejection loses the game
        return {"type": "vote", "approve": wanted}
    if kind == "quest" and len(legal) == 2:
        return {"type": "quest", "card": "fail"}
    return chance.choice(legal)


def choose(question):
    chance = random.Random(question["seed"])
    if question["game"] == "avalon":
        return choose_avalon(question["view"], question["legal"], chance)
    return chance.choice(question["legal"])


for line in sys.stdin:
    print(json.dumps({"action": choose(json.loads(line))}), flush=True)
