#!/usr/bin/env python3
import json, random, sys
for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps({"action": random.Random(question["seed"]).choice(question["legal"])}), flush=True)
