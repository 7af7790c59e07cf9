"""Fits the two small networks of a game to games of self-play and writes their weights.

    python3 train.py GAME --data FOLDER --out weights.txt [--epochs N] [--hidden N]

FOLDER holds what `self-play.ts` has written: GAME-PLAYERS-*.bin, and shape.json with the sizes. Weights are trained as the
whole numbers they will be written as (rounded in every step, gradients passed through), so that nothing is lost afterwards.
"""

import argparse
import base64
import json
import pathlib
import time

import numpy as np
import torch
from torch import nn

POINT = 64.0
FULL = 255.0 / POINT
MOST_MOVES = 24
ONE_LOSES = {"karma"}


class Whole(torch.autograd.Function):
    @staticmethod
    def forward(ctx, weights, most):
        return torch.clamp(torch.round(weights * POINT), -most, most) / POINT

    @staticmethod
    def backward(ctx, gradient):
        return gradient, None


def small(weights):
    return Whole.apply(weights, 127.0)


def word(weights):
    return Whole.apply(weights, 32767.0)


class Floor(torch.autograd.Function):
    """A right shift by six bits, as the engine does it."""

    @staticmethod
    def forward(ctx, values):
        return torch.floor(values * POINT) / POINT

    @staticmethod
    def backward(ctx, gradient):
        return gradient


def clipped(values):
    return torch.clamp(values, 0.0, FULL)


class Networks(nn.Module):
    def __init__(self, shape, hidden, second, chosen):
        super().__init__()
        self.shape = shape
        table, seat, open_, known = (columns(shape, k)[0].numel() for k in ("table", "seat", "open", "known"))
        actions = shape["actions"]

        def parameter(*size, scale):
            return nn.Parameter(torch.randn(*size) * scale)

        self.table = parameter(table, hidden, scale=0.1)
        self.mine = parameter(seat, hidden, scale=0.15)
        self.theirs = parameter(seat, hidden, scale=0.05)
        self.bias = nn.Parameter(torch.full((hidden,), 0.3))
        self.middle = parameter(second, hidden, scale=0.25)
        self.middle_bias = nn.Parameter(torch.full((second,), 0.3))
        self.last = parameter(second, scale=0.3)
        self.choose_table = parameter(table, chosen, scale=0.1)
        self.choose_own = parameter(known, chosen, scale=0.15)
        self.choose_others = parameter(open_, chosen, scale=0.05)
        self.choose_bias = nn.Parameter(torch.full((chosen,), 0.3))
        self.act = parameter(actions, chosen, scale=0.1)
        self.act_bias = nn.Parameter(torch.zeros(actions))

    def strengths(self, table, seats):
        """table: [batch, T]; seats: [batch, players, S]"""
        mine = seats @ small(self.mine)
        theirs = seats @ small(self.theirs)
        common = table @ small(self.table) + word(self.bias)
        units = clipped(common[:, None] + mine + theirs.sum(1, keepdim=True) - theirs)
        middle = clipped(Floor.apply(units @ small(self.middle).T + word(self.middle_bias)))
        return middle @ small(self.last)

    def likings(self, table, own, others, actions):
        units = table @ small(self.choose_table) + own @ small(self.choose_own)
        units = clipped(units + others @ small(self.choose_others) + word(self.choose_bias))
        return (units[:, None] * small(self.act)[actions]).sum(-1) + word(self.act_bias)[actions]

    def written(self, least):
        """Weights below `least` 64ths become zero, where that makes the file small enough; it changes next to nothing else."""

        def ints(weights, most, kind):
            found = torch.clamp(torch.round(weights.detach() * POINT), -most, most)
            if most == 127 and weights.dim() == 2 and weights is not self.middle:
                found[found.abs() < least] = 0
            return found.cpu().numpy().astype(kind).tobytes()

        shape = self.shape
        hidden, second, chosen = self.bias.numel(), self.middle_bias.numel(), self.choose_bias.numel()
        sizes = [len(weights) for weights in (self.table, self.mine, self.choose_own)]
        parts = [np.array([2, hidden, second, chosen, shape["actions"], *sizes], "<u2").tobytes()]
        parts += [ints(bias, 32767, "<i2") for bias in (self.bias, self.middle_bias)]
        for weights in (self.table, self.mine, self.theirs, self.middle, self.last):
            parts.append(ints(weights, 127, "i1"))
        parts += [ints(bias, 32767, "<i2") for bias in (self.choose_bias, self.act_bias)]
        for weights in (self.choose_table, self.choose_own, self.choose_others, self.act):
            parts.append(ints(weights, 127, "i1"))
        return base64.b64encode(b"".join(parts)).decode().rstrip("=")


def columns(shape, section):
    """Which number a column reads, from which value on it counts, whether by the step, and what counts at most."""
    names = {"seat": ("open", "own", "buried"), "known": ("open", "own")}.get(section, (section,))
    numbers, steps, most = [], [], []
    at = 0
    for name in names:
        for length, largest, by_step in shape[name]:
            for _ in range(length):
                for step in range(1, (largest if by_step else 1) + 1):
                    numbers.append(at)
                    steps.append(step if by_step else 0)
                    most.append(largest)
                at += 1
    return torch.tensor(numbers), torch.tensor(steps), torch.tensor(most)


class Reader:
    """Makes the columns of a network from the bytes of a state."""

    def __init__(self, shape, device):
        self.parts = {name: [each.to(device) for each in columns(shape, name)] for name in ("table", "seat", "open", "known")}

    def __call__(self, name, numbers):
        places, steps, most = self.parts[name]
        values = numbers[..., places]
        counted = torch.minimum(values, most.to(values.dtype)).float()
        return torch.where(steps > 0, (values >= steps.to(values.dtype)).float(), counted)


def length_of(shape, *names):
    return sum(length for name in names for length, _, _ in shape[name])


def read(folder, game, shape, device):
    """By number of players: everything that was written, on the device."""
    found = {}
    for players in range(2, 13):
        files = sorted(pathlib.Path(folder).glob(f"{game}-{players}-*.bin"))
        if not files:
            continue
        numbers = length_of(shape, "table") + players * length_of(shape, "open", "own", "buried")
        size = numbers + 3 + players + 3 * MOST_MOVES + 4
        raw = np.concatenate([np.fromfile(file, np.uint8) for file in files])
        rows = raw[: len(raw) // size * size].reshape(-1, size)
        at = numbers + 3 + players
        ids = rows[:, -4:].copy().view("<u4")[:, 0].astype(np.int64)
        found[players] = {
            "numbers": torch.tensor(rows[:, :numbers]).to(device),
            "seat": torch.tensor(rows[:, numbers].astype(np.int64)).to(device),
            "count": torch.tensor(rows[:, numbers + 1].astype(np.int64)).to(device),
            "value": torch.tensor(rows[:, numbers + 2].astype(np.float32) / 255).to(device),
            "won": torch.tensor(rows[:, numbers + 3 : at].astype(np.float32) / 255).to(device),
            "moves": torch.tensor(rows[:, at : at + 2 * MOST_MOVES].copy().view("<u2").astype(np.int64)).to(device),
            "shares": torch.tensor(rows[:, at + 2 * MOST_MOVES : at + 3 * MOST_MOVES].astype(np.float32) / 255).to(device),
            "test": torch.tensor(ids % 20 == 0).to(device),
        }
    return found


def losses(networks, reader, data, rows, game, searched):
    shape = networks.shape
    players = data["won"].shape[1]
    numbers = data["numbers"][rows]
    first = length_of(shape, "table")
    table = reader("table", numbers[:, :first])
    seats = numbers[:, first:].view(len(rows), players, -1)
    strengths = networks.strengths(table, reader("seat", seats))
    won = data["won"][rows]
    seat = data["seat"][rows]
    target = 1 - won if game in ONE_LOSES else won
    target = target / target.sum(1, keepdim=True).clamp(min=1)
    log = torch.log_softmax(strengths, 1)
    outcome = -(target * log).sum(1)
    share = log.exp().gather(1, seat[:, None])[:, 0]
    chance = 1 - share if game in ONE_LOSES else share
    chance = chance.clamp(1e-4, 1 - 1e-4)
    value = data["value"][rows]
    found = -(value * chance.log() + (1 - value) * (1 - chance).log())
    each = torch.arange(len(rows), device=rows.device)
    own = reader("known", seats[each, seat])
    shown = reader("open", seats)
    others = shown.sum(1) - shown[each, seat]
    likings = networks.likings(table, own, others, data["moves"][rows])
    legal = torch.arange(MOST_MOVES, device=rows.device)[None] < data["count"][rows][:, None]
    logs = torch.log_softmax(likings.masked_fill(~legal, -1e9), 1)
    policy = -(data["shares"][rows] * logs.masked_fill(~legal, 0)).sum(1)
    has = (data["count"][rows] > 0).float()
    mixed = (1 - searched) * outcome.mean() + searched * found.mean()
    return mixed, outcome.mean(), (policy * has).sum() / has.sum().clamp(min=1)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--data", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--hidden", type=int, default=32)
    parser.add_argument("--second", type=int, default=8)
    parser.add_argument("--chosen", type=int, default=32)
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--searched", type=float, default=0.5)
    parser.add_argument("--steps", type=int, default=6000)
    parser.add_argument("--least", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    shape = json.loads((pathlib.Path(given.data) / "shape.json").read_text())[given.game]
    data = read(given.data, given.game, shape, device)
    reader = Reader(shape, device)
    networks = Networks(shape, given.hidden, given.second, given.chosen).to(device)
    optimiser = torch.optim.AdamW(networks.parameters(), lr=given.rate, weight_decay=1e-4)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, given.rate, total_steps=given.steps)
    training = {players: torch.nonzero(~each["test"])[:, 0] for players, each in data.items()}
    testing = {players: torch.nonzero(each["test"])[:, 0] for players, each in data.items()}
    kinds = list(data)
    weights = torch.tensor([float(len(training[players])) for players in kinds])
    print(given.game, {p: (len(training[p]), len(testing[p])) for p in kinds}, flush=True)
    start = time.time()
    for step in range(given.steps):
        players = kinds[int(torch.multinomial(weights, 1))]
        rows = training[players]
        rows = rows[torch.randint(len(rows), (given.batch,), device=device)]
        mixed, _, policy = losses(networks, reader, data[players], rows, given.game, given.searched)
        optimiser.zero_grad()
        (mixed + 0.5 * policy).backward()
        optimiser.step()
        schedule.step()
        if (step + 1) % max(1, given.steps // 6) == 0:
            report(networks, reader, data, testing, given.game, step + 1, time.time() - start)
    pathlib.Path(given.out).write_text(networks.written(given.least) + "\n")


@torch.no_grad()
def report(networks, reader, data, testing, game, step, seconds):
    found = []
    for players, rows in testing.items():
        if len(rows) == 0:
            continue
        sums = [0.0, 0.0, 0.0]
        for part in rows.split(20000):
            for i, loss in enumerate(losses(networks, reader, data[players], part, game, 1.0)):
                sums[i] += float(loss) * len(part)
        found.append(f"{players}: outcome {sums[1] / len(rows):.4f} search {sums[0] / len(rows):.4f} policy {sums[2] / len(rows):.4f}")
    print(step, f"{seconds:.0f} s", "; ".join(found), flush=True)


main()
