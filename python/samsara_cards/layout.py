"""Where what stands in a vector. The meaning of every part is in docs/steps.md."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

VectorKind = Literal["observation", "information"]
Bytes = npt.NDArray[np.uint8]


@dataclass(frozen=True)
class Part:
    """Values in a row that mean the same: `length` of them, once, for each seat, or for each other seat."""

    name: str
    length: int
    per: Literal["table", "seat", "other"]
    most: int
    start: int
    stop: int


class Layout(Mapping[str, Part]):
    """The parts of a vector by name, in order."""

    def __init__(self, parts: list[dict[str, Any]]) -> None:
        self._parts = {
            part["name"]: Part(
                part["name"], part["length"], part["per"], part["most"], part["from"], part["to"]
            )
            for part in parts
        }
        self.size = max((part.stop for part in self._parts.values()), default=0)

    def __getitem__(self, name: str) -> Part:
        return self._parts[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._parts)

    def __len__(self) -> int:
        return len(self._parts)

    def read(self, vector: Bytes, name: str) -> Bytes:
        """The values of a part, with a row for each seat where there is one; vectors may be stacked."""
        part = self._parts[name]
        values = vector[..., part.start : part.stop]
        if part.per == "table":
            return values
        return values.reshape(*values.shape[:-1], -1, part.length)

    def scaled(self, vector: Bytes) -> npt.NDArray[np.float32]:
        """The vector with every value divided by the largest it can have."""
        most = np.ones(self.size, dtype=np.float32)
        for part in self._parts.values():
            most[part.start : part.stop] = part.most
        scaled: npt.NDArray[np.float32] = vector.astype(np.float32) / most
        return scaled
