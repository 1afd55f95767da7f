"""Who wants to be told, and where. What somebody leaves here is shown to nobody else, and to them
only in part: a link that is passed on must not pass on a mail address."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from hmac import compare_digest
from secrets import randbelow
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import structlog

from ringtable import catalog
from ringtable.server.metrics import NOTICES
from ringtable.server.notices.outside import Failed, Gone
from ringtable.server.notices.senders import Kind, Pusher, Sender, Words, senders
from ringtable.server.problems import Conflict, Malformed, NotHere, TooFast
from ringtable.server.rooms.registry import Rooms
from ringtable.server.rooms.room import LiveRoom
from ringtable.server.storage.notices import (
    Notice,
    add_notice,
    change_notice,
    end_notices,
    last_number,
    notices_of,
)
from ringtable.wire.types import NewNotice, NoticeInfo, NoticesOffered

LOG: Final = structlog.get_logger("ringtable.notices")
MOST: Final = 5  # places of one seat
MOST_TRIES: Final = 5  # of a code
MOST_AT_ONCE: Final = 8  # calls to other servers
CODES_AN_HOUR: Final = 3  # to one mail address
HOUR: Final = 3600.0
MOST_REMEMBERED: Final = 10_000


class Desk:
    """Takes addresses in and sends notices out."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.settings = rooms.settings
        self.senders: dict[Kind, Sender] = senders(rooms.settings)
        self.threads = ThreadPoolExecutor(MOST_AT_ONCE, "notices")
        self.under_way: set[asyncio.Task[None]] = set()
        self.codes: dict[str, list[float]] = {}  # when codes were sent, by hash of the address

    def stop(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)

    def offered(self) -> NoticesOffered:
        pusher = self.senders.get("push")
        key = pusher.key if isinstance(pusher, Pusher) else ""
        return NoticesOffered(key, "mail" in self.senders, "hook" in self.senders)

    def holder(self, room: LiveRoom, seat: int) -> str:
        return room.about.chairs[seat].token

    async def wanted(self, room: LiveRoom, seat: int) -> list[NoticeInfo]:
        store = self.rooms.store
        return [
            shown(one) for one in await notices_of(store, room.id, seat, self.holder(room, seat))
        ]

    async def add(self, room: LiveRoom, wish: NewNotice) -> list[NoticeInfo]:
        """Keep an address. A mail address must be proved first: a code goes there."""
        kind, address = address_in(wish)
        sender = self.senders.get(kind)
        if sender is None:
            raise Conflict("this server sends no such notices", "notices-off")
        sender.check(address)
        if room.state not in ("open", "playing"):
            raise Conflict("the match is over", "match-over")
        store, token = self.rooms.store, self.holder(room, wish.seat)
        known = await notices_of(store, room.id, wish.seat, token)
        if any((one.kind, one.address) == (kind, address) for one in known):
            return [shown(one) for one in known]
        if len(known) >= MOST:
            raise Conflict("a seat has at most five places for notices", "too-many-notices")
        notice = Notice(room.id, wish.seat, 0, kind, token, address, wish.language)
        code = ""
        if kind == "mail":
            self.count_code(address)
            code = f"{randbelow(10**6):06d}"
            notice.code = sealed(notice, code)
        notice.number = await last_number(store, room.id, wish.seat) + 1
        while not await add_notice(store, notice):
            notice.number += 1
        if code:
            self.rooms.run(self.send_code(room, notice, code))
        return [*(shown(one) for one in known), shown(notice)]

    def count_code(self, address: str) -> None:
        """Nobody gets mail after mail because somebody else writes their address here."""
        name = sha256(address.lower().encode()).hexdigest()
        now = time.monotonic()
        times = [one for one in self.codes.pop(name, []) if now - one < HOUR]
        if len(times) >= CODES_AN_HOUR:
            self.codes[name] = times
            raise TooFast
        self.codes[name] = [*times, now]
        if len(self.codes) > MOST_REMEMBERED:
            del self.codes[next(iter(self.codes))]

    async def send_code(self, room: LiveRoom, notice: Notice, code: str) -> None:
        subject = catalog.text(notice.language, "notice-code-subject", code=code)
        text = catalog.text(
            notice.language, "notice-code-text", code=code, title=title_of(room, notice)
        )
        link = f"{self.settings.address}/t/{room.id}"
        try:
            await self.send(notice, Words(room.id, room.game.id, subject, text, link))
        except Failed as problem:
            log_failure(notice, problem)

    async def confirm(self, room: LiveRoom, seat: int, number: int, code: str) -> list[NoticeInfo]:
        store = self.rooms.store
        known = await notices_of(store, room.id, seat, self.holder(room, seat))
        found = [one for one in known if one.number == number]
        if not found:
            raise NotHere("there is no such notice", "no-such-notice")
        notice = found[0]
        if notice.code:
            if not await change_notice(store, notice, tries=notice.tries + 1):
                raise Conflict("somebody else is trying codes; try again", "busy")
            if not compare_digest(notice.code, sealed(notice, code)):
                if notice.tries + 1 >= MOST_TRIES:
                    await end_notices(store, [notice])
                raise Conflict("that is not the code that was sent", "wrong-code")
            notice.tries += 1
            await change_notice(store, notice, code="", looked=0)
        return await self.wanted(room, seat)

    async def end(self, room: LiveRoom, seat: int, number: int | None) -> list[NoticeInfo]:
        """Forget a place, or all places of a seat."""
        store = self.rooms.store
        known = await notices_of(store, room.id, seat, self.holder(room, seat))
        await end_notices(store, [one for one in known if number in (None, one.number)])
        return await self.wanted(room, seat)

    async def send(self, notice: Notice, words: Words) -> None:
        sender = self.senders.get(notice.kind)  # type: ignore[call-overload]  # written by us
        if sender is None:
            raise Gone("not sent any more")
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self.threads, sender.send, notice.address, words)


def address_in(wish: NewNotice) -> tuple[Kind, str]:
    """The one address that a wish names."""
    found: list[tuple[Kind, str]] = []
    if wish.push is not None:
        found.append(("push", msgspec.json.encode(wish.push).decode()))
    if wish.mail is not None:
        found.append(("mail", wish.mail))
    if wish.hook is not None:
        found.append(("hook", wish.hook))
    if len(found) != 1:
        raise Malformed("name one place: a browser, a mail address or a webhook", "malformed")
    return found[0]


def sealed(notice: Notice, code: str) -> str:
    return sha256(f"{notice.room} {notice.seat} {notice.token} {code}".encode()).hexdigest()


def shown(notice: Notice) -> NoticeInfo:
    kind: Any = notice.kind
    return NoticeInfo(notice.number, kind, veiled(notice), not notice.code)


def veiled(notice: Notice) -> str:
    """Enough of an address to know it again. Of a browser: the hash of where it has its pushes."""
    if notice.kind == "push":
        endpoint: str = msgspec.json.decode(notice.address)["endpoint"]
        return sha256(endpoint.encode()).hexdigest()
    if notice.kind == "mail":
        name, _, host = notice.address.rpartition("@")
        return f"{name[0]}…@{host}"
    return urlsplit(notice.address).netloc


def title_of(room: LiveRoom, notice: Notice) -> str:
    """The title of a table in one line, or the name of its game."""
    return " ".join(room.about.title.split()) or catalog.text(
        notice.language, f"game-{room.game.id}"
    )


def log_failure(notice: Notice, problem: Failed) -> None:
    """What went wrong, and nothing of where it was to go."""
    NOTICES.labels("failed").inc()
    LOG.warning(
        "a notice did not arrive",
        table=notice.room,
        seat=notice.seat,
        kind=notice.kind,
        problem=str(problem),
    )
