"""A process `samsara steps --frames` and the frames that go to and fro."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import struct
import subprocess
from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any

Json = dict[str, Any]

HEAD = struct.Struct("<II")
JSON_FRAME = 0
BATCH_FRAME = 1
ERROR_FRAME = 2

#: Linux: as much as a pipe may hold without asking for more rights.
_SET_PIPE_SIZE = 1031
_PIPE_SIZE = 1 << 20


class DoorError(Exception):
    """What the engine refuses: a stable code, the place in what was sent, and a detail. Nothing has been changed."""

    def __init__(self, code: str, place: str, detail: str) -> None:
        super().__init__(": ".join(part for part in (place, code, detail) if part))
        self.code = code
        self.place = place
        self.detail = detail


def find_command(command: Sequence[str] | str | None = None) -> list[str]:
    """The command line of samsara: as given, as SAMSARA_COMMAND says, or as it is found on the path."""
    given = command if command is not None else os.environ.get("SAMSARA_COMMAND")
    if given is not None:
        return shlex.split(given) if isinstance(given, str) else list(given)
    found = shutil.which("samsara")
    if found is None:
        raise DoorError("no-samsara", "", "install samsara, or name its command in SAMSARA_COMMAND")
    return [found]


class Door:
    """One process of the engine. Not to be shared between threads."""

    def __init__(self, command: Sequence[str] | str | None = None) -> None:
        arguments = [*find_command(command), "steps", "--frames"]
        try:
            self._process = subprocess.Popen(
                arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
            )
        except OSError as error:
            raise DoorError("no-samsara", arguments[0], error.strerror or "") from error
        if self._process.stdin is None or self._process.stdout is None:
            raise DoorError("no-samsara", arguments[0], "")
        self._input = self._process.stdin.fileno()
        self._output = self._process.stdout.fileno()
        for pipe in (self._input, self._output):
            _widen(pipe)
        self._buffer = bytearray(1 << 16)
        #: Where the last frame ends in it, and what was read.
        self._taken = 0
        self._read = 0

    @property
    def process_id(self) -> int:
        return self._process.pid

    def ask(self, command: Mapping[str, object]) -> Json:
        """Sends a command and gives back what is answered."""
        kind, body = self.exchange(JSON_FRAME, json.dumps(command).encode())
        if kind != JSON_FRAME:
            raise DoorError("wrong-answer", "", str(kind))
        answer: Json = json.loads(bytes(body))
        return answer

    def exchange(self, kind: int, body: bytes) -> tuple[int, memoryview]:
        """Sends a frame and waits for the answer, whose bytes are good until the next one."""
        self.send(kind, body)
        return self.receive()

    def send(self, kind: int, body: bytes) -> None:
        frame = memoryview(HEAD.pack(len(body), kind) + body)
        try:
            while frame:
                frame = frame[os.write(self._input, frame) :]
        except (BrokenPipeError, OSError) as error:
            raise DoorError("ended", "", "the process of the engine has ended") from error

    def receive(self) -> tuple[int, memoryview]:
        # What came with the last frame belongs to this one.
        left = self._read - self._taken
        self._buffer[:left] = self._buffer[self._taken : self._read]
        filled = self._fill(left, HEAD.size)
        length, kind = HEAD.unpack_from(self._buffer)
        whole = HEAD.size + length
        if len(self._buffer) < whole:
            self._buffer.extend(bytes(2 * whole - len(self._buffer)))
        self._read = self._fill(filled, whole)
        self._taken = whole
        body = memoryview(self._buffer)[HEAD.size : whole]
        if kind == ERROR_FRAME:
            error = json.loads(bytes(body))
            body.release()
            raise DoorError(error["code"], error["place"], error["detail"])
        return kind, body

    def _fill(self, filled: int, wanted: int) -> int:
        with memoryview(self._buffer) as buffer:
            while filled < wanted:
                read = os.readv(self._output, [buffer[filled:]])
                if read == 0:
                    raise DoorError("ended", "", "the process of the engine has ended")
                filled += read
        return filled

    def close(self) -> None:
        """Ends the process."""
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None and not pipe.closed:
                pipe.close()
        self._process.wait()

    def __enter__(self) -> Door:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def _widen(pipe: int) -> None:
    try:
        import fcntl

        fcntl.fcntl(pipe, _SET_PIPE_SIZE, _PIPE_SIZE)
    except (ImportError, OSError):
        # Other systems, and users who have many pipes, do with what there is.
        pass
