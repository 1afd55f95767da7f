"""Stand-ins for the world outside, on loopback: a push service, a mail server, a webhook.

The push service opens what comes with the browser's own key and checks who signed it, as browsers
and services do (RFC 8291, RFC 8292).
"""

import base64
import json
import os
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tests.server.playground import wait_for


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Receiver:
    """Takes what is posted, and answers with the statuses that a test wishes, then with 201."""

    def __init__(self) -> None:
        self.taken: list[tuple[str, dict[str, str], bytes]] = []
        self.statuses: list[int] = []
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                receiver.taken.append((self.path, headers, body))
                status = receiver.statuses.pop(0) if receiver.statuses else 201
                self.send_response(status)
                if status in (301, 302, 307):
                    self.send_header("location", f"{receiver.address}/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_arguments: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}"

    def wait(self, count: int) -> None:
        wait_for(lambda: len(self.taken) >= count)

    @property
    def told(self) -> list[Any]:
        return [json.loads(body) for _, _, body in self.taken]


class Browser:
    """What a browser knows of its own subscription."""

    def __init__(self, service: Receiver, name: str) -> None:
        self.service = service
        self.path = f"/push/{name}"
        self.private = ec.generate_private_key(ec.SECP256R1())
        point = self.private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        self.secret = os.urandom(16)
        self.place = {
            "endpoint": service.address + self.path,
            "p256dh": encoded(point),
            "auth": encoded(self.secret),
        }

    def pushed(self, key: str) -> list[Any]:
        """What came for this browser, opened; each signed by the server with this key."""
        opened = []
        for path, headers, body in self.service.taken:
            if path == self.path:
                assert Vapid02.verify(headers["authorization"])
                fields = headers["authorization"].removeprefix("vapid ").split(",")
                parts = dict(one.split("=", 1) for one in fields)
                assert parts["k"] == key
                claims = parts["t"].split(".")[1]
                signed = json.loads(base64.urlsafe_b64decode(claims + "=" * (-len(claims) % 4)))
                assert signed["aud"] == self.service.address
                assert (headers["content-encoding"], "ttl" in headers) == ("aes128gcm", True)
                plain = http_ece.decrypt(body, private_key=self.private, auth_secret=self.secret)
                opened.append(json.loads(plain))
        return opened


class PostOffice:
    """A mail server that speaks enough SMTP to take a mail (RFC 5321), or to refuse it."""

    def __init__(self) -> None:
        self.mails: list[tuple[str, EmailMessage]] = []
        self.refusals = 0
        office = self

        class Handler(socketserver.StreamRequestHandler):
            def say(self, line: str) -> None:
                self.wfile.write(f"{line}\r\n".encode())

            def handle(self) -> None:
                to = ""
                self.say("220 stand-in")
                while line := self.rfile.readline():
                    word = line.decode().strip()
                    verb = word.partition(" ")[0].upper()
                    if verb == "RCPT":
                        to = word.partition("<")[2].rstrip(">").partition(">")[0]
                    if verb == "MAIL" and office.refusals:
                        office.refusals -= 1
                        self.say("451 not now")
                    elif verb == "DATA":
                        self.say("354 go on")
                        lines = iter(self.rfile.readline, b".\r\n")
                        mail = message_from_bytes(b"".join(lines), policy=policy.default)
                        assert isinstance(mail, EmailMessage)
                        office.mails.append((to, mail))
                        self.say("250 taken")
                    elif verb == "QUIT":
                        self.say("221 bye")
                        return
                    else:
                        self.say("250 well")

        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.address = f"smtp://127.0.0.1:{self.server.server_address[1]}"

    def wait(self, count: int) -> None:
        wait_for(lambda: len(self.mails) >= count)


@contextmanager
def at_work(place: Receiver | PostOffice) -> Iterator[None]:
    thread = threading.Thread(target=place.server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    try:
        yield
    finally:
        place.server.shutdown()
        place.server.server_close()
        thread.join()
