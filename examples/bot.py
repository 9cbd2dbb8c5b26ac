#!/usr/bin/env python3
"""A bot for Schism that plays at random: a start for your own. See docs/writing-a-bot.md.

schism play avignon --bots "cmd:python3 examples/bot.py"
"""

import json
import random
import sys


def choose(observation, actions, heard, chance):
    """One of the actions: put your ideas here."""
    return chance.choice(actions)


def main():
    chance, heard = random.Random(), []
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "start":  # a game begins; forget what you heard before
            chance.seed(message["seed"])
            heard = []
        elif message["type"] == "event":  # something has happened that your seat may know
            heard.append(message)
        elif message["type"] == "request":  # your decision
            action = choose(message["observation"], message["actions"], heard, chance)
            print(json.dumps({"action": action}), flush=True)


if __name__ == "__main__":
    main()
