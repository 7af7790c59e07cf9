"""What `samsara dataset --format vectors` wrote."""

from __future__ import annotations

import json
import os
from typing import Any

import numpy as np
import numpy.typing as npt

from .door import DoorError
from .layout import Layout

_MAGIC = b"SAMSARA1"


class Dataset:
    """Records of equal length: game, step, points, action, seat, returns, legal and vector."""

    def __init__(self, head: dict[str, Any], records: npt.NDArray[np.void]) -> None:
        self.head = head
        self.records = records
        self.layout = Layout(head["layout"])
        self.action_names: list[str] = head["actions"]

    def __len__(self) -> int:
        return len(self.records)

    def action_mask(self) -> npt.NDArray[np.bool_]:
        """By record and action: was it open?"""
        bits = np.unpackbits(self.records["legal"], axis=1, count=len(self.action_names), bitorder="little")
        mask: npt.NDArray[np.bool_] = bits.astype(np.bool_)
        return mask


def load_dataset(path: str | os.PathLike[str]) -> Dataset:
    """Maps the file into memory; what was broken off in the middle of a record is left out."""
    with open(path, "rb") as file:
        if file.read(len(_MAGIC)) != _MAGIC:
            raise DoorError("wrong-format", str(path), "")
        length = int.from_bytes(file.read(4), "little")
        head: dict[str, Any] = json.loads(file.read(length))
    fields: list[tuple[str, str, tuple[int, ...]]] = [
        (name, kind, () if count == 1 and name not in ("points", "returns") else (count,))
        for name, kind, count in head["record"]
    ]
    record = np.dtype(fields)
    start = len(_MAGIC) + 4 + length
    count = (os.path.getsize(path) - start) // record.itemsize
    if count == 0:
        return Dataset(head, np.empty(0, dtype=record))
    records = np.memmap(path, dtype=record, mode="r", offset=start, shape=(count,))
    return Dataset(head, records)
