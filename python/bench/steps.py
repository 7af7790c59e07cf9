"""steps.py GAME ROUNDS SECONDS: steps per second in a batch of 256 games, actions chosen at random; prints JSON.

Every round says how long it took by the clock and how much processor time Python and the engine used, so that a busy
machine can be told from a slow program.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

import numpy as np

from samsara_cards import BatchEnv

GAMES = 256
#: Steps before the first round, until the engine's machine code is what it will be.
WARM_UP = 600


def measure(name: str, rounds: int, seconds: float) -> list[dict[str, float]]:
    random = np.random.default_rng(1)
    measured = []
    with BatchEnv(name, GAMES, {"players": 4}) as batch:
        moments = batch.reset(seed=1)
        for _ in range(WARM_UP):
            moments = batch.step(moments.sample(random))
        for _ in range(rounds):
            steps = 0
            cpu, began = cpu_seconds(batch), time.perf_counter()
            while time.perf_counter() - began < seconds:
                moments = batch.step(moments.sample(random))
                steps += GAMES
            measured.append(
                {
                    "steps": steps,
                    "seconds": time.perf_counter() - began,
                    "cpuSeconds": cpu_seconds(batch) - cpu,
                    "values": batch.layout.size,
                    "actions": len(batch.action_names),
                }
            )
    return measured


def cpu_seconds(batch: BatchEnv) -> float:
    """Of this process and those of the engine, as far as the system tells."""
    own = os.times()
    total = own.user + own.system
    ticks = os.sysconf("SC_CLK_TCK")
    for number in batch.process_ids():
        try:
            fields = Path(f"/proc/{number}/stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        total += (int(fields[11]) + int(fields[12])) / ticks
    return total


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))))
