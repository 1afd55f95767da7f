"""Who calls: addresses as limits count them, proxies that are believed, names we answer to."""

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from socket import gethostname
from typing import Final
from urllib.parse import urlsplit

from ringtable.kernel.errors import BadOption

Network = IPv4Network | IPv6Network

LOCAL: Final = ("127.0.0.1", "::1")
ONE_HOUSEHOLD: Final = 64  # bits: who has one IPv6 address has all that begin alike


@lru_cache(maxsize=4096)
def neighbourhood(address: str) -> str:
    """An address as limits count it: of IPv6 the part that a provider gives to one customer."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ip_network((found, ONE_HOUSEHOLD), strict=False))
    return address


def networks(texts: tuple[str, ...]) -> list[Network]:
    """Addresses and networks as an operator writes them."""
    try:
        return [ip_network(text.strip(), strict=False) for text in texts if text.strip()]
    except ValueError as problem:
        raise BadOption(f"RINGTABLE_PROXIES: {problem}") from problem


def is_among(address: str, known: list[Network]) -> bool:
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return any(found in network for network in known)


def caller(peer: str, forwarded: str, proxies: list[Network]) -> str:
    """The address of a caller. What others say about it counts only from proxies that we know,
    and of what those say only what they have seen themselves: the last that is none of them."""
    if not forwarded or not is_among(peer, proxies):
        return peer
    found = peer
    for one in reversed([part.strip() for part in forwarded.split(",")]):
        try:
            ip_address(one)
        except ValueError:
            break
        found = one
        if not is_among(one, proxies):
            break
    return found


class Names:
    """The names that this server answers to. A page of another site can let its own name point to
    us, and would then be at home here; it cannot do so with an address or with ours."""

    def __init__(self, hosts: tuple[str, ...], origins: tuple[str, ...]) -> None:
        own = gethostname().lower()
        self.any = "*" in hosts
        self.known = {"localhost", own, f"{own}.local", *(host.lower() for host in hosts)}
        self.known |= {(urlsplit(origin).hostname or "").lower() for origin in origins}

    def has(self, host: str) -> bool:
        if self.any or not host:
            return True
        try:
            name = (urlsplit(f"//{host}").hostname or "").lower().rstrip(".")
        except ValueError:
            return False
        return name in self.known or name.endswith(".localhost") or is_address(name)


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
