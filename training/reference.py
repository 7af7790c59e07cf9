"""Works out what the networks of a game say about a few states, in whole numbers and one step at a time.

    python3 reference.py GAME WEIGHTS.txt FOLDER PLAYERS COUNT

It reads what `self-play.ts` has written to FOLDER and shares no code with the engine or the trainer. The tests of the engine
hold its answers, lines of JSON, against their own.
"""

import base64
import json
import pathlib
import sys

import numpy as np

MOST_MOVES = 24
game, weights, folder, players, count = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3]), int(sys.argv[4]), int(sys.argv[5])
shape = json.loads((folder / "shape.json").read_text())[game]
text = pathlib.Path(weights).read_text().strip()
raw = base64.b64decode(text + "=" * (-len(text) % 4))
_, hidden, second, chosen, actions, of_table, of_seat, of_known = (int(x) for x in np.frombuffer(raw[:16], "<u2"))
at = 16


def words(size):
    global at
    at += 2 * size
    return np.frombuffer(raw[at - 2 * size : at], "<i2").astype(int)


def small(*sizes):
    global at
    size = int(np.prod(sizes))
    at += size
    return np.frombuffer(raw[at - size : at], "i1").astype(int).reshape(sizes)


bias, middle_bias = words(hidden), words(second)
table, mine, theirs = small(of_table, hidden), small(of_seat, hidden), small(of_seat, hidden)
middle, last = small(second, hidden), small(second)
choose_bias, action_bias = words(chosen), words(actions)
of_open = sum(length * (most if by_step else 1) for length, most, by_step in shape["open"])
choose_table, choose_own, choose_others = small(of_table, chosen), small(of_known, chosen), small(of_open, chosen)
act = small(actions, chosen)
assert at == len(raw)


def length_of(*names):
    return sum(length for name in names for length, _, _ in shape[name])


def columns(numbers, *names):
    found = []
    numbers = list(numbers)
    for name in names:
        for length, most, by_step in shape[name]:
            for _ in range(length):
                number = min(int(numbers.pop(0)), most)
                found += [int(number >= step) for step in range(1, most + 1)] if by_step else [number]
    return np.array(found, int)


first, size = length_of("table"), length_of("open", "own", "buried")
total = first + players * size
record = total + 3 + players + 3 * MOST_MOVES + 4
file = sorted(folder.glob(f"{game}-{players}-*.bin"))[0]
rows = np.fromfile(file, np.uint8)
rows = rows[: len(rows) // record * record].reshape(-1, record)
rows = rows[rows[:, total + 1] > 1]
for row in rows[:: max(1, len(rows) // count)][:count]:
    seats = [row[first + size * i : first + size * (i + 1)] for i in range(players)]
    whole = [columns(seat, "open", "own", "buried") for seat in seats]
    common = bias + columns(row[:first], "table") @ table
    strengths = []
    for seat in range(players):
        others = sum(whole[other] @ theirs for other in range(players) if other != seat)
        units = np.clip(common + whole[seat] @ mine + others, 0, 255)
        strengths.append(int(last @ np.clip((middle @ units + (middle_bias << 6)) >> 6, 0, 255)))
    seat, moves = int(row[total]), int(row[total + 1])
    legal = row[total + 3 + players : total + 3 + players + 2 * MOST_MOVES].copy().view("<u2")[:moves]
    units = choose_bias + columns(row[:first], "table") @ choose_table + columns(seats[seat], "open", "own") @ choose_own
    units = units + sum(columns(seats[other], "open") @ choose_others for other in range(players) if other != seat)
    units = np.clip(units, 0, 255)
    likings = [int(act[action] @ units + (action_bias[action] << 6)) for action in legal]
    line = {"game": game, "players": players, "seat": seat, "numbers": row[:total].tolist()}
    print(json.dumps({**line, "actions": legal.tolist(), "strengths": strengths, "likings": likings}, separators=(",", ":")))
