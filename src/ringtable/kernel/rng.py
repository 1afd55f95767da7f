"""Chance: a key per match, a counter per stream, and a keyed hash between them.

The key is 256 bits. SHA-256 of a salt and the key is published when a match begins (`commitment`),
and both themselves when it ends, so anybody can draw every die and shuffle again. Players may add
shares of their own to the key, each promised before any is shown. After a take-back the dice are
those of a further key, which follows from the first: it was promised with it. Streams are named, so
that a draw more from one deck does not disturb the dice. A block of 64 bytes serves many draws.
"""

from hashlib import blake2b, sha256
from typing import Final

from mypy_extensions import mypyc_attr

from ringtable.kernel.errors import FlowError

KEY_BYTES: Final = 32
BLOCK: Final = 64


def key_from_seed(seed: int | str) -> bytes:
    """The key that a seed stands for, the same on every machine."""
    return sha256(f"ringtable seed {seed}".encode()).digest()


def commitment(key: bytes, salt: bytes = b"") -> str:
    """What is published at the start: it binds the dice without telling them. The salt keeps a key
    that a short seed stands for from being found by trying seeds."""
    return sha256(salt + key).hexdigest()


def shared_key(key: bytes, shares: list[bytes]) -> bytes:
    """The key that everybody had a share in: nobody could choose it."""
    return sha256(b"ringtable shared " + key + b"".join(shares)).digest() if shares else key


def further_key(key: bytes) -> bytes:
    """The key after this one, for the dice after a take-back."""
    return sha256(b"ringtable further " + key).digest()


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """The source of all chance of one match. Copies continue independently and alike."""

    __slots__ = ("at", "blocks", "key", "names")

    def __init__(
        self,
        key: bytes,
        names: tuple[str, ...],
        at: list[int] | None = None,
        blocks: list[bytes] | None = None,
    ) -> None:
        if len(key) != KEY_BYTES:
            raise FlowError(f"a key has {KEY_BYTES} bytes, not {len(key)}")
        self.key: bytes = key
        self.names: tuple[str, ...] = names
        # Bytes used of each stream, and its block; the blocks are replaced, never changed in place.
        self.at: list[int] = [0] * len(names) if at is None else at
        self.blocks: list[bytes] = [b""] * len(names) if blocks is None else blocks

    def copy(self) -> "Rng":
        return Rng(self.key, self.names, self.at.copy(), self.blocks)

    def with_key(self, key: bytes) -> "Rng":
        """Other dice from here on."""
        rng = self.copy()
        rng.key = key
        rng.move_to(rng.at)
        return rng

    def move_to(self, at: list[int]) -> None:
        """Continue from saved positions."""
        self.at = list(at)
        for stream, used in enumerate(self.at):
            if used % BLOCK:
                self.take_block(stream, used // BLOCK)

    def block(self, stream: int, number: int) -> bytes:
        person = self.names[stream].encode()
        return blake2b(number.to_bytes(8, "big"), key=self.key, person=person).digest()

    def take_block(self, stream: int, number: int) -> None:
        """Go on with another block. Copies share the blocks, so they are replaced."""
        blocks = self.blocks.copy()
        blocks[stream] = self.block(stream, number)
        self.blocks = blocks

    def byte(self, stream: int) -> int:
        at = self.at[stream]
        if at & 63 == 0:
            self.take_block(stream, at >> 6)
        self.at[stream] = at + 1
        return self.blocks[stream][at & 63]

    def below(self, stream: int, n: int) -> int:
        """A number from 0 to n-1, each equally likely: a draw past the last multiple is void."""
        if n <= 256:
            limit = 256 - 256 % n
            while True:
                at = self.at[stream]
                if at & 63 == 0:
                    self.take_block(stream, at >> 6)
                self.at[stream] = at + 1
                draw = self.blocks[stream][at & 63]
                if draw < limit:
                    return draw % n
        limit = 2**32 - 2**32 % n
        while True:
            draw = 0
            for _ in range(4):
                draw = draw << 8 | self.byte(stream)
            if draw < limit:
                return draw % n

    def shuffle(self, stream: int, cards: list[int]) -> None:
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(stream, last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def used(self) -> int:
        """How much chance has been used so far; it grows with every draw."""
        return sum(self.at)


@mypyc_attr(allow_interpreted_subclasses=True)
class ScriptedRng(Rng):
    """Chance for tests: every draw of a scripted stream is written down beforehand."""

    __slots__ = ("scripts",)

    def __init__(self, names: tuple[str, ...], scripts: dict[str, list[int]]) -> None:
        super().__init__(key_from_seed("scripted"), names)
        for name in scripts:
            if name not in names:
                raise FlowError(f"there is no stream {name!r}; streams are {', '.join(names)}")
        self.scripts: list[list[int]] = [list(scripts.get(name, [])) for name in names]

    def copy(self) -> "ScriptedRng":
        rng = ScriptedRng.__new__(ScriptedRng)
        rng.key = self.key
        rng.names = self.names
        rng.at = self.at.copy()
        rng.blocks = self.blocks
        rng.scripts = self.scripts
        return rng

    def script(self, stream: int, draws: list[int]) -> None:
        """Write down the draws that come next."""
        script = self.scripts[stream][: self.at[stream]]
        self.scripts = self.scripts[:]
        self.scripts[stream] = script + draws

    def below(self, stream: int, n: int) -> int:
        at = self.at[stream]
        script = self.scripts[stream]
        if at >= len(script):
            raise FlowError(f"the script of stream {self.names[stream]!r} has ended")
        self.at[stream] = at + 1
        draw = script[at]
        if not 0 <= draw < n:
            raise FlowError(f"the script says {draw} where a draw below {n} is asked")
        return draw
