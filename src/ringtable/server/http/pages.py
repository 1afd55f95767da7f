"""The built web client, from memory: its files, and one page for all its addresses."""

import gzip
import mimetypes
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath
from msgspec import Struct

from ringtable.server.problems import NotHere

NOT_BUILT: Final = (
    "The web client has not been built. Run `make play` in a working copy, or install a wheel that "
    "contains it. The API is at /api, its description at /api/openapi.json.\n"
)
COMPRESSED: Final = (".html", ".js", ".css", ".svg", ".json", ".ftl", ".webmanifest", ".txt")


class Page(Struct):
    body: bytes
    zipped: bytes | None
    kind: str
    tag: str
    lasting: bool


class Pages:
    """Files of the client, read when first asked for and again when they change."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self.known: dict[Path, tuple[float, Page]] = {}  # by file, whatever it is called by

    def find(self, path: str) -> Page | None:
        """A file of the client; never one outside its folder."""
        file = (self.folder / path).resolve()
        if not file.is_relative_to(self.folder) or not file.is_file() or file.name[0] == ".":
            return None
        changed = file.stat().st_mtime
        known = self.known.get(file)
        if known is not None and known[0] == changed:
            return known[1]
        body = file.read_bytes()
        zipped = gzip.compress(body, 9) if file.suffix in COMPRESSED else None
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        if kind.endswith(("javascript", "json")) and not kind.startswith("text/"):
            kind += "; charset=utf-8"  # the framework adds it to texts only
        tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
        lasting = file.is_relative_to(
            self.folder / "assets"
        )  # names that hold a hash of what is in it
        page = Page(body, zipped, kind, tag, lasting)
        self.known[file] = (changed, page)
        return page


@get("/", include_in_schema=False, sync_to_thread=False)
def front(request: Request[Any, Any, Any]) -> Response[bytes]:
    return page_at(request, "")


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def client(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    return page_at(request, path)


def page_at(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    """A file of the client, or its one page for every address that is not a file."""
    pages: Pages = request.app.state.pages
    wanted = path.lstrip("/")
    if wanted.startswith(("api/", "ws/")) or wanted in ("api", "ws"):
        raise NotHere("there is nothing at this address", "no-such-address")
    page = pages.find(wanted) if wanted else None
    if page is None:
        if "." in wanted.rsplit("/", 1)[-1]:
            raise NotHere("there is no such file", "no-such-file")
        page = pages.find("index.html")
        if page is None:
            return Response(NOT_BUILT.encode(), status_code=503, media_type="text/plain")
    headers = {
        "cache-control": "public, max-age=31536000, immutable" if page.lasting else "no-cache",
        "etag": page.tag,
        "vary": "accept-encoding",
    }
    if has_already(request, page.tag):
        return Response(b"", status_code=304, headers=headers, media_type=page.kind)
    body = page.body
    if page.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = page.zipped
    return Response(body, headers=headers, media_type=page.kind)


def has_already(request: Request[Any, Any, Any], tag: str) -> bool:
    """Whether the caller keeps what has this tag. A proxy that packs it on the way marks the tag as
    weak, which is no difference here."""
    kept = request.headers.get("if-none-match", "").split(",")
    return any(one.strip().removeprefix("W/") in (tag, "*") for one in kept)
