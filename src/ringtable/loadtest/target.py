"""The server under load: a process of its own that can be killed and started again."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any, Final

HERE: Final = "127.0.0.1"
START_SECONDS: Final = 120.0
TICKS: Final = os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as one:
        one.bind((HERE, 0))
        port: int = one.getsockname()[1]
        return port


class Target:
    """A server process on a database."""

    def __init__(
        self, db: str, log: Path, port: int = 0, workers: int = 1, **environment: str
    ) -> None:
        self.db = db
        self.log = log
        self.port = port or free_port()
        self.workers = workers
        self.environment = environment
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def base(self) -> str:
        return f"http://{HERE}:{self.port}"

    @property
    def pid(self) -> int:
        return 0 if self.process is None else self.process.pid

    def start(self) -> float:
        """Start it and wait until it answers; the seconds that took."""
        began = time.monotonic()
        command = [sys.executable, "-m", "ringtable.server", "--db", self.db]
        command += ["--host", HERE, "--port", str(self.port), "--workers", str(self.workers)]
        environment = {**os.environ, "RINGTABLE_LIMITS": "off", **self.environment}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(  # noqa: S603 - our own program
                command, stdout=log, stderr=log, env=environment
            )
        while time.monotonic() - began < START_SECONDS:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended: {self.log.read_text()[-2000:]}")
            try:
                self.call("GET", "/health")
            except OSError:
                time.sleep(0.02)
            else:
                return time.monotonic() - began
        raise RuntimeError("the server does not answer")

    def kill(self) -> None:
        """kill -9, as a power cut would."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def call(self, method: str, path: str, body: object = None, token: str = "") -> Any:
        """One HTTP call; errors of the server are raised."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data, method=method)  # noqa: S310 - ours
        request.add_header("content-type", "application/json")
        if token:
            request.add_header("ringtable-token", token)
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with opener.open(request, timeout=30) as answer:
            text = answer.read()
        return json.loads(text) if text else None

    def cpu_seconds(self) -> float:
        """Processor time of the server so far, without its bots."""
        return cpu_seconds(self.pid)

    def memory_mb(self) -> float:
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
        return 0.0


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS
