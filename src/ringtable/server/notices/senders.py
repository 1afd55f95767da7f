"""How a notice travels: pushed to a browser, by mail, or as a webhook. All of them block, so the
server calls them in threads; what fails says nothing of where it was to go."""

import smtplib
import ssl
import time
from base64 import urlsafe_b64decode
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Any, Final, Literal, Protocol
from urllib.parse import unquote, urlsplit

import msgspec
import structlog
from msgspec import Struct

from ringtable.kernel.errors import RingtableError
from ringtable.server.notices.outside import (
    SECONDS,
    Failed,
    Gone,
    NotAllowed,
    allowed,
    places,
    post,
)
from ringtable.server.settings import Settings

LOG: Final = structlog.get_logger("ringtable.notices")
Kind = Literal["push", "mail", "hook"]
KEEP_PUSHED: Final = 24 * 3600  # seconds that a push service keeps what a browser does not fetch
SIGNED_FOR: Final = 12 * 3600
GONE: Final = (404, 410)
POINT: Final = 65  # bytes of a public key of a browser
SECRET: Final = 16  # bytes of what it shares with us


class Words(Struct, frozen=True):
    """What is told: nothing that is hidden, and nothing that opens a seat."""

    table: str
    game: str
    subject: str
    text: str
    link: str


class Sender(Protocol):
    def check(self, address: str) -> None:
        """Refuse an address that makes no sense, in words."""

    def send(self, address: str, words: Words) -> None: ...


class BadAddress(RingtableError):
    """An address to which nothing can be sent."""


class BrowserKeys(Struct, forbid_unknown_fields=True):
    endpoint: str
    p256dh: str
    auth: str


class Pusher:
    """Web Push: encrypted for the browser (RFC 8291), signed by us (RFC 8292)."""

    def __init__(self, settings: Settings) -> None:
        from cryptography.hazmat.primitives import serialization
        from py_vapid import Vapid02
        from py_vapid.utils import b64urlencode

        try:
            self.vapid: Any = Vapid02.from_string(settings.vapid_key)
        except Exception as problem:
            raise RingtableError("RINGTABLE_VAPID_KEY is no key", "bad-setting") from problem
        point = self.vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.key: str = b64urlencode(point)
        self.contact = (
            settings.vapid_contact or f"mailto:{settings.mail_from or 'nobody@localhost'}"
        )
        self.places = places(settings.push_services)

    def check(self, address: str) -> None:
        keys = msgspec.json.decode(address, type=BrowserKeys)
        try:
            allowed(keys.endpoint, self.places)
            point, secret = unpadded(keys.p256dh), unpadded(keys.auth)
        except (NotAllowed, ValueError):
            point, secret = b"", b""
        if len(point) != POINT or point[0] != 4 or len(secret) != SECRET:
            raise BadAddress("this browser’s push service is not one we know", "bad-push")

    def send(self, address: str, words: Words) -> None:
        from pywebpush import WebPusher

        keys = msgspec.json.decode(address, type=BrowserKeys)
        info = {"endpoint": keys.endpoint, "keys": {"p256dh": keys.p256dh, "auth": keys.auth}}
        told = {"table": words.table, "title": words.subject, "text": words.text}
        try:
            body: bytes = WebPusher(info).encode(msgspec.json.encode(told))["body"]
        except Exception as problem:
            raise Gone("keys of no browser") from problem
        to = urlsplit(keys.endpoint)
        claims = {
            "aud": f"{to.scheme}://{to.netloc}",
            "exp": int(time.time()) + SIGNED_FOR,
            "sub": self.contact,
        }
        headers = {
            **self.vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEEP_PUSHED),
            "Urgency": "normal",
        }
        status = post(keys.endpoint, body, headers, self.places)
        if status in GONE:
            raise Gone(f"status {status}")
        check_status(status)


class Mailer:
    """Mail through the operator's own mail server. A password is never sent in the clear."""

    def __init__(self, settings: Settings) -> None:
        server = urlsplit(settings.smtp)
        if server.scheme not in ("smtp", "smtps") or not server.hostname:
            raise RingtableError(
                "RINGTABLE_SMTP is not the address of a mail server: smtp://host:port",
                "bad-setting",
            )
        if not is_mail(settings.mail_from):
            raise RingtableError("RINGTABLE_MAIL_FROM is no mail address", "bad-setting")
        self.sealed = server.scheme == "smtps"
        self.host = server.hostname
        self.port = server.port or (465 if self.sealed else 25)
        self.user = unquote(server.username or "")
        self.password = unquote(server.password or "")
        self.sender = settings.mail_from

    def check(self, address: str) -> None:
        if not is_mail(address):
            raise BadAddress("that is no mail address", "bad-mail")

    def send(self, address: str, words: Words) -> None:
        mail = EmailMessage()
        mail["From"] = self.sender
        mail["To"] = address
        mail["Subject"] = words.subject
        mail["Date"] = formatdate()
        mail["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2])
        mail["Auto-Submitted"] = "auto-generated"
        mail.set_content(f"{words.text}\n\n{words.link}\n")
        try:
            with self.connect() as line:
                self.sign_in(line)
                line.send_message(mail)
        except (OSError, smtplib.SMTPException) as problem:
            raise Failed(type(problem).__name__) from None

    def connect(self) -> smtplib.SMTP:
        if self.sealed:
            context = ssl.create_default_context()
            return smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=context)
        return smtplib.SMTP(self.host, self.port, timeout=SECONDS)

    def sign_in(self, line: smtplib.SMTP) -> None:
        line.ehlo_or_helo_if_needed()
        sealed = self.sealed
        if not sealed and line.has_extn("starttls"):
            line.starttls(context=ssl.create_default_context())
            sealed = True
        if self.user:
            if not sealed:
                raise Failed("the mail server would have the password in the clear")
            line.login(self.user, self.password)


class Hook:
    """A POST of JSON to a place that the operator allows."""

    def __init__(self, settings: Settings) -> None:
        self.places = places(settings.hooks)

    def check(self, address: str) -> None:
        allowed(address, self.places)

    def send(self, address: str, words: Words) -> None:
        told = {
            "event": "your-turn",
            "table": words.table,
            "game": words.game,
            "title": words.subject,
            "text": words.text,
            "link": words.link,
        }
        headers = {"Content-Type": "application/json"}
        check_status(post(address, msgspec.json.encode(told), headers, self.places))


def check_status(status: int) -> None:
    if not 200 <= status < 300:
        raise Failed(f"status {status}")


def unpadded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def is_mail(text: str) -> bool:
    """Whether a text is one plain mail address and nothing besides."""
    name, at, host = text.rpartition("@")
    plain = text.isascii() and text.isprintable() and not set(text) & set(' <>()[]",;:\\')
    return bool(at and plain and 0 < len(name) <= 64 and "@" not in name and is_host(host))


def is_host(text: str) -> bool:
    parts = text.split(".")
    return (
        len(text) <= 190
        and len(parts) > 1
        and all(
            part and part.replace("-", "").isalnum() and part[0] != "-" and part[-1] != "-"
            for part in parts
        )
    )


def senders(settings: Settings) -> dict[Kind, Sender]:
    """The ways that this server has. A setting that makes no sense ends the start in words."""
    found: dict[Kind, Sender] = {}
    if settings.vapid_key:
        try:
            import pywebpush  # noqa: F401 - whether it is there
        except ImportError:
            LOG.warning("no push notices: install ringtable[notices]")
        else:
            found["push"] = Pusher(settings)
    if (settings.smtp or settings.hooks) and not settings.address:
        LOG.warning("no notices by mail or webhook: RINGTABLE_ADDRESS says what they link to")
        return found
    if settings.smtp:
        found["mail"] = Mailer(settings)
    if settings.hooks:
        found["hook"] = Hook(settings)
    return found
