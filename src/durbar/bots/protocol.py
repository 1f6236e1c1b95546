"""Bots in other languages: one JSON object a line, on standard input and output. See docs/bots.md."""

from __future__ import annotations

import json
import os
import selectors
import shlex
import signal
import subprocess
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import IO, Any

import msgspec

from durbar.bots.bot import SeatView
from durbar.bots.own import STRIKES, Fault, OwnBot, chosen_of
from durbar.engine.flow import Words
from durbar.engine.game import Result
from durbar.match import position

PROTOCOL = 2
LONGEST_LINE = 1_000_000
GRACE = 0.2
"""Seconds a bot gets to leave by itself."""
RUNNING: set[int] = set()
"""The bots of this process, by the number of their own."""
KEPT = 2_000
"""Bytes kept of what a bot writes to standard error, the last ones."""


class CommandBot(OwnBot):
    """A bot that is a command. It is started for the first choice and again after a crash or a hang."""

    def __init__(self, command: str, seed: int, patience: float) -> None:
        super().__init__(seed)
        self.command = command
        self.patience = patience
        self.asked = 0
        self.heard = 0  # the step up to which it knows what happened
        self.child: ReplyLine | None = None

    def answer(self, view: SeatView, options: list[int]) -> int:
        """Ask, and read the answer to this question; answers to older ones are ignored."""
        end = time.monotonic() + self.patience
        if self.child is None:
            self.child = ReplyLine(self.command)
            self.child.send(greeting(view), end)
        self.asked += 1
        left = end - time.monotonic()
        self.child.send(question(view, options, self.asked, view.told(self.heard), left), end)
        self.heard = view.step
        while True:
            told = self.child.read(end)
            if not isinstance(told, dict):
                raise Fault("nonsense")
            if told.get("id") == self.asked:
                return chosen_of(view, options, told.get("choice"))

    def punish(self, fault: str) -> None:
        super().punish(fault)
        if self.child is not None and (fault in ("hang", "crash") or self.in_a_row >= STRIKES):
            self.stop()

    def stop(self) -> None:
        if self.child is not None:
            self.note = self.child.close() or self.note
            self.child = None

    def end(self, result: Result) -> None:
        """Tell the result and let the bot go."""
        if self.child is not None:
            with suppress(Fault):
                self.child.send({"type": "end", "result": result._asdict()}, time.monotonic() + 1.0)
        self.stop()


class ReplyLine:
    """The pipes to a child process, written and read with a deadline."""

    def __init__(self, command: str) -> None:
        pipe = subprocess.PIPE
        try:
            words = shlex.split(command)
            self.process = subprocess.Popen(
                words, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True
            )
        except (OSError, ValueError) as reason:
            raise Fault("crash", str(reason)) from None
        RUNNING.add(self.process.pid)
        self.pending = b""
        self.waiting = selectors.DefaultSelector()
        self.complaints = Complaints(self.pipe(self.process.stderr))
        os.set_blocking(self.pipe(self.process.stdin).fileno(), False)

    def pipe(self, stream: IO[bytes] | None) -> IO[bytes]:
        assert stream is not None
        return stream

    def wait(self, stream: IO[bytes], event: int, end: float) -> None:
        """Until the stream is ready; a hang if that takes too long."""
        self.waiting.register(stream, event)
        try:
            left = end - time.monotonic()
            if left <= 0 or not self.waiting.select(left):
                raise Fault("hang")
        finally:
            self.waiting.unregister(stream)

    def send(self, message: dict[str, Any], end: float) -> None:
        stream = self.pipe(self.process.stdin)
        left = memoryview(msgspec.json.encode(message) + b"\n")
        while left:
            self.wait(stream, selectors.EVENT_WRITE, end)
            try:
                left = left[os.write(stream.fileno(), left) :]
            except BlockingIOError:
                continue
            except OSError:
                raise self.crash() from None

    def read(self, end: float) -> Any:
        """The next line as JSON, before the deadline."""
        stream = self.pipe(self.process.stdout)
        while b"\n" not in self.pending:
            self.wait(stream, selectors.EVENT_READ, end)
            part = os.read(stream.fileno(), 65536)
            if not part:
                raise self.crash()
            self.pending += part
            if len(self.pending) > LONGEST_LINE:
                raise Fault("nonsense")
        line, _, self.pending = self.pending.partition(b"\n")
        try:
            return json.loads(line)
        except (ValueError, RecursionError):
            raise Fault("nonsense") from None

    def crash(self) -> Fault:
        """The bot is gone, or as good as gone: it gets a moment to say why."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(GRACE)
        self.complaints.finish()
        return Fault("crash")

    def close(self) -> str:
        """End the child, politely, then not, and all it started. Gives the last line of its complaints before that."""
        told = self.complaints.last_line()
        self.waiting.close()
        for stream in (self.process.stdin, self.process.stdout):
            with suppress(OSError):
                self.pipe(stream).close()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(GRACE)
        end_group(self.process.pid)
        self.process.wait()
        self.complaints.finish()
        return told


def end_group(process: int) -> None:
    """End a bot and all it started."""
    RUNNING.discard(process)
    with suppress(OSError):
        os.killpg(process, signal.SIGKILL)


def end_all() -> None:
    """End every bot of this process, at once: nobody is left to play with them."""
    for process in list(RUNNING):
        end_group(process)


class Complaints(threading.Thread):
    """Reads what a bot writes to standard error, however much it is, and keeps the end: it tells why it crashed."""

    def __init__(self, stream: IO[bytes]) -> None:
        super().__init__(daemon=True)
        self.stream = stream
        self.kept = b""
        self.start()

    def run(self) -> None:
        with self.stream as stream:
            while part := stream.read(65536):
                self.kept = (self.kept + part)[-KEPT:]

    def finish(self) -> None:
        """All of it is read once the bot is gone; what it left running may hold the line open."""
        self.join(GRACE)

    def last_line(self) -> str:
        lines = self.kept.decode(errors="replace").strip().splitlines()
        return lines[-1] if lines else ""


def greeting(view: SeatView) -> dict[str, Any]:
    """The first line a bot reads: the game, its seat, and all that never changes."""
    seats, settings = view.game.setup(view.state)
    about = {"game": view.game.id, "rules": int(view.state.rules), "seats": seats, "settings": settings}
    numbers = {"actions": view.game.learning.actions, "static": view.game.static(view.state)}
    return {"type": "game", "protocol": PROTOCOL, "seat": view.seat, **about, **numbers}


def question(
    view: SeatView, options: list[int], number: int, events: Sequence[Words], seconds: float
) -> dict[str, Any]:
    """A choice: what happened since the last one, what the seat sees (in words, in numbers, and as a position with the
    unseen dealt at random), what is asked, the options with their action ids, and how long it may take."""
    game, g = view.game, view.state
    return {
        "type": "choose",
        "id": number,
        "seat": view.seat,
        "seconds": round(seconds, 3),
        "events": events,
        "ask": type(g.decision).__name__,
        "subject": list(g.decision.subject(g)),
        "options": [{"option": o, "text": view.text(o), "action": game.learning.action_of(g, o)} for o in options],
        "view": game.view(g, view.seat),
        "observation": [float(number) for number in game.learning.observe(g, view.seat)],
        "position": position.write(game, g),
    }
