"""Plays any legal move. Nothing but the standard library.

samsara bot-host http://localhost:8080 TABLE -- python3 examples/bots/random_bot.py

Every line of the standard input is a message of the server, every line of the standard output one of ours. The
legal moves of our seat come as `offers`: `owes` says whether we must answer, `moves` what we may do.
"""

import json
import random
import sys


def main() -> None:
    sent = 0
    waiting = False
    offers = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] in ("done", "refused"):
            waiting = False
        if message.get("info", {}).get("phase") in ("over", "closed"):
            return
        offers = message.get("offers", offers)
        if waiting:
            continue
        move, offers = choose(offers), None
        if move is not None:
            sent += 1
            waiting = True
            say({"type": "move", "id": f"move-{sent}", "table": message["table"], "move": move})


def choose(offers):
    """Any move if we owe one; where we only may act, we let half of the moments pass."""
    if not offers or not offers["moves"]:
        return None
    if not offers["owes"] and random.random() < 0.5:
        return None
    return random.choice(offers["moves"])


def say(message) -> None:
    print(json.dumps(message), flush=True)


if __name__ == "__main__":
    main()
