"""Builds the web client and adds the rules pages to the package.

Runs inside wheel and editable builds, and as a script: `python hatch_build.py`.
`RINGTABLE_SKIP_CLIENT=1` leaves the client alone.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hatchling.builders.config import BuilderConfig
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
LOCALES = ROOT / "src" / "ringtable" / "locales"
PRINTED = [ROOT / "src" / "ringtable" / "games" / game / "data" for game in ("hunt", "war")]
STATIC = ROOT / "src" / "ringtable" / "server" / "static"
RULES = ROOT / "docs" / "rules"
HOWTO = ROOT / "docs" / "howto"
IGNORED = frozenset({"node_modules", "__pycache__", ".mypy_cache", ".ruff_cache"})


def fingerprint(*paths: Path) -> str:
    """One hash over the names and contents of these files and of all files in these folders."""
    digest = hashlib.sha256()
    for path in paths:
        for file in sorted(files_in(path)):
            content = hashlib.sha256(file.read_bytes()).hexdigest()
            digest.update(f"{file.relative_to(ROOT).as_posix()} {content}\n".encode())
    return digest.hexdigest()


def files_in(path: Path) -> Iterator[Path]:
    """The file itself, or all files of a folder; what others put there is not even looked at."""
    if path.is_file():
        yield path
    elif path.is_dir():
        for one in path.iterdir():
            if one.name not in IGNORED:
                yield from files_in(one)


def install_packages() -> None:
    """Put what package-lock.json names into web/node_modules, once per change of the lock."""
    wanted = fingerprint(WEB / "package.json", WEB / "package-lock.json")
    stamp = WEB / "node_modules" / ".ringtable"
    if not stamp.is_file() or stamp.read_text() != wanted:
        npm("ci", "--no-audit", "--no-fund")
        stamp.write_text(wanted)


def build_client() -> None:
    """Build web/ into the server's static folder, if its sources changed since the last time."""
    if os.environ.get("RINGTABLE_SKIP_CLIENT") == "1" or not (WEB / "package.json").is_file():
        return
    sources = fingerprint(WEB, LOCALES, HOWTO, *PRINTED)  # the client carries its messages and maps
    stamp = STATIC / ".sources"
    if stamp.is_file() and stamp.read_text() == sources:
        return
    install_packages()
    npm("run", "build", "--", "--outDir", str(STATIC), "--emptyOutDir")
    stamp.write_text(sources)


def npm(*arguments: str) -> None:
    """Run npm in web/. Its output goes to stderr: stdout belongs to the build front end."""
    program = shutil.which("npm")
    if program is None:
        raise SystemExit("Building the web client needs Node.js 20.19 or newer with npm.")
    subprocess.run([program, *arguments], cwd=WEB, stdout=sys.stderr, check=True)


def get_build_hook() -> type[BuildHookInterface[BuilderConfig]]:
    """What hatchling asks for. Imported here, so that the script needs no build backend."""
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class Hook(BuildHookInterface[Any]):
        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            build_client()
            # An editable install reads docs/rules itself; a wheel carries a copy.
            if self.target_name == "wheel" and version == "standard" and RULES.is_dir():
                build_data["force_include"][str(RULES)] = "ringtable/rules"

    return Hook


if __name__ == "__main__":
    build_client()
