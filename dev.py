"""The commands of a working copy: `python3 dev.py COMMAND`, or `make COMMAND`.

Standard library only. Everything is installed into folders of the working copy: `.tools` (uv),
`.venv` (the package and its tools) and `.venv-compiled` (the compiled wheel).
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import venv
import zipfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import NoReturn

import hatch_build

ROOT = Path(__file__).resolve().parent
TOOLS = ROOT / ".tools"
VENV = ROOT / ".venv"
COMPILED = ROOT / ".venv-compiled"
DIST = ROOT / "dist"
WEB = hatch_build.WEB

PLAY = ("--requirements", "requirements/play.lock")
DEV = ("--requirements", "requirements/dev.lock")
PEERS = ("--requirements", "requirements/peers.lock")
BUILD = ("--build-constraints", "requirements/dev.lock")
SOURCE = (*BUILD, "--editable", ".")
MYPYC = {"HATCH_BUILD_HOOK_ENABLE_MYPYC": "1"}

UV_VERSION = "0.13.7"
COMPILED_GAMES = ("dash", "doom", "hunt", "quest", "war")
EVERY_RUN = ("-n", "auto", "-m", "not e2e and not slow")
BROWSERS = ("-n", "2", "--dist", "worksteal")  # most of their time is waiting


# ---- commands ---------------------------------------------------------------------------------


def setup() -> None:
    """Install everything into .venv and build the client."""
    install(VENV, "--exact", *DEV, *SOURCE)
    hatch_build.build_client()


def play(*arguments: str) -> None:
    """Start the server with the web client."""
    install(VENV, *PLAY, *SOURCE)
    hatch_build.build_client()
    ringtable = VENV / "bin" / "ringtable"
    os.execv(ringtable, [str(ringtable), "serve", *arguments])  # noqa: S606 - our own program


def check() -> None:
    """Format, lint and types, of Python and of the client. Changes nothing."""
    setup()
    run(VENV / "bin" / "ruff", "format", "--check")
    run(VENV / "bin" / "ruff", "check")
    run(VENV / "bin" / "mypy")
    uv("pip", "check", "--python", str(VENV))
    if has_client():
        hatch_build.install_packages()
        npm("run", "types", "--", "--check")
        npm("run", "check")


def test() -> None:
    """Everything that must be green: check, tests, browser tests, tests of the compiled form."""
    install_system_packages()
    check()
    run(VENV / "bin" / "pytest", *EVERY_RUN)
    if has_client():
        npm("test")
    with building():
        if has_tests("e2e"):  # in a process of its own: the browser driver keeps a loop alive
            run(VENV / "bin" / "pytest", *BROWSERS, "-m", "e2e and not slow", "tests/e2e")
    compiled()
    say("Everything passed.")


def compiled() -> None:
    """Compile kernel and games into a wheel and run their tests on the installed wheel."""
    form = install_wheel()
    names = ("kernel", *(f"games/{game}" for game in COMPILED_GAMES), "contract", "rl")
    folders = [f"tests/{name}" for name in names if has_tests(name)]
    if not folders:
        fail("There are no tests of the kernel, the games or the contract to run.")
    # Nothing puts src on the path here, and tests/kernel/test_form.py checks what was imported.
    variables = {"RINGTABLE_FORM": form}
    run(COMPILED / "bin" / "pytest", *EVERY_RUN, *folders, variables=variables)


def wheel() -> None:
    """Build the wheel, compiled if this machine can."""
    build_wheel("compiled" if has_compiler() else "python")


def bench(*arguments: str) -> None:
    """Measure speed, plain and compiled, beside other engines; write docs/figures.md."""
    setup()
    form = install_wheel()
    kept = []
    for environment in (VENV, COMPILED) if form == "compiled" else (VENV,):
        if not install(environment, *PEERS, required=False):
            say("The other engines could not be installed: the figures stand alone.")
        kept.append(str(DIST / f"bench{environment.name}.json"))
        run(environment / "bin" / "ringtable", "bench", "--out", kept[-1], *arguments)
    run(VENV / "bin" / "ringtable", "bench", "--figures", "docs/figures.md", *kept)


def load(*arguments: str) -> None:
    """Measure the server with many tables at once."""
    setup()
    run(VENV / "bin" / "ringtable", "load", *arguments)


def screens(*arguments: str) -> None:
    """Take the pictures of docs/screens anew."""
    setup()
    run(VENV / "bin" / "python", "-m", "tests.e2e.screens", *arguments)


def soak(*arguments: str) -> None:
    """Run the long tests, those marked slow."""
    install_system_packages()
    setup()
    run(VENV / "bin" / "pytest", "-n", "auto", "-m", "slow and not e2e", *arguments)
    run(VENV / "bin" / "pytest", *BROWSERS, "-m", "e2e and slow", "tests/e2e")


def format() -> None:
    """Format Python and mend what the linter can mend."""
    setup()
    run(VENV / "bin" / "ruff", "format")
    run(VENV / "bin" / "ruff", "check", "--fix")


def lock() -> None:
    """Choose the newest allowed versions and write them to requirements/."""
    pin("dev", "pyproject.toml", "--all-extras", "--group", "dev")
    pin("play", "pyproject.toml", "--constraints", "requirements/dev.lock")
    pin("peers", "--group", "peers", "--constraints", "requirements/dev.lock")


def clean() -> None:
    """Remove what these commands made."""
    made = [TOOLS, VENV, COMPILED, DIST, hatch_build.STATIC, WEB / "node_modules"]
    made += [ROOT / name for name in (".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis")]
    for folder in made:
        shutil.rmtree(folder, ignore_errors=True)


# ---- environments -----------------------------------------------------------------------------


def install(environment: Path, *what: str, required: bool = True) -> bool:
    """Install exactly what is named, making the environment first if it is not there. Nothing is
    done if the same was installed there last."""
    files = [ROOT / name for name in ("pyproject.toml", "hatch_build.py", "requirements")]
    files += [Path(one) for one in what if one.endswith(".whl")]
    wanted = "\n".join([sys.version, *what, hatch_build.fingerprint(*files)])
    stamp = environment / ".installed"
    if stamp.is_file() and stamp.read_text() == wanted:
        return True
    stamp.unlink(missing_ok=True)
    if not (environment / "bin" / "python").exists():
        uv("venv", "--clear", "--python", sys.executable, str(environment))
    command = ["pip", "install", "--no-deps", "--python", str(environment)]
    done = uv(*command, "--compile-bytecode", *what, required=required)
    if done:
        stamp.write_text(wanted)
    return done


def install_wheel() -> str:
    """Build a wheel and install it with the tools into .venv-compiled; say in which form it is."""
    form = "compiled" if has_compiler() else "python"
    if form == "python":
        say("There is no C compiler with Python headers here, so the Python form is used.")
    wheel = build_wheel(form)
    modules = [name for name in zipfile.ZipFile(wheel).namelist() if name.endswith(".so")]
    modules = [name.split(".")[0] for name in modules if name.startswith("ringtable/")]
    if form == "compiled" and not modules:
        fail("The compiler left no compiled module in the wheel.")
    say(f"{wheel.name}: {len(modules)} compiled modules (.so)", *modules)
    install(COMPILED, "--exact", *DEV, "--reinstall-package", "ringtable", str(wheel))
    return form


@contextmanager
def building() -> Iterator[None]:
    """Build the compiled wheel beside something that mostly waits. If that fails, whoever needs the
    wheel builds it again, and says why it cannot be built."""
    if not has_compiler():
        yield
        return
    build = [sys.executable, str(ROOT / "dev.py"), "wheel"]
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(build, stdout=quiet, stderr=quiet)
    try:
        yield
    except BaseException:
        process.kill()
        raise
    process.wait()


def build_wheel(form: str) -> Path:
    """Build a wheel through the source archive, so that no .so is ever left in src."""
    files = ["src", "docs/rules", "pyproject.toml", "hatch_build.py", "requirements/dev.lock"]
    sources = hatch_build.fingerprint(*(ROOT / name for name in files)) + form
    stamp = DIST / ".sources"
    if not stamp.is_file() or stamp.read_text() != sources:
        shutil.rmtree(DIST, ignore_errors=True)
        options = ("--out-dir", str(DIST), "--python", sys.executable, *BUILD)
        uv("build", *options, variables=MYPYC if form == "compiled" else None)
        stamp.write_text(sources)
    return next(DIST.glob("*.whl"))


def has_compiler() -> bool:
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(compiler) is not None and headers.is_file()


def install_system_packages() -> None:
    """Debian packages that some tests need: installed if we may, else named."""
    missing = []
    if has_tests("e2e") and not shutil.which("chromium"):
        missing.append("chromium")
    servers = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    if has_tests("server") and not shutil.which("initdb") and not any(servers):
        missing.append("postgresql")
    if not missing:
        return
    if os.geteuid() == 0 and shutil.which("apt-get"):
        run("apt-get", "update", "-qq")
        run("apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing)
    else:
        say(f"Some tests need these programs, please install them: {', '.join(missing)}.")


# ---- uv ---------------------------------------------------------------------------------------


def uv(*arguments: str, required: bool = True, variables: Mapping[str, str] | None = None) -> bool:
    """Run uv, which is fetched into .tools first if it is not there."""
    if not any(TOOLS.glob(f"lib/*/site-packages/uv-{UV_VERSION}.dist-info")):
        venv.create(TOOLS, with_pip=True)
        run(TOOLS / "bin" / "pip", "install", f"uv=={UV_VERSION}")
    ours = {"UV_PYTHON_DOWNLOADS": "never", "RINGTABLE_SKIP_CLIENT": "1"}
    variables = {**ours, **pip_settings(), **(variables or {})}
    return run(TOOLS / "bin" / "uv", *arguments, required=required, variables=variables)


@cache
def pip_settings() -> dict[str, str]:
    """The package index and certificates that pip was told to use, in uv's words."""
    command = [str(TOOLS / "bin" / "pip"), "config", "list"]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    settings = dict(line.split("=", 1) for line in lines if "=" in line)
    words = {"index-url": "UV_DEFAULT_INDEX", "cert": "SSL_CERT_FILE"}
    found = {}
    for ours, theirs in words.items():
        for section in ("global", "install", ":env:"):  # the later wins, as in pip
            value = settings.get(f"{section}.{ours}")
            if value and theirs not in os.environ:
                found[theirs] = value.strip("'\"")
    return found


def pin(lock: str, *sources: str) -> None:
    """Write exact versions, for every platform, without the address they came from."""
    options = ["--upgrade", "--universal", "--python-version", "3.11", "--no-annotate"]
    options += ["--no-header", "--quiet", "--output-file", f"requirements/{lock}.lock"]
    uv("pip", "compile", *options, *sources)


# ---- small things -----------------------------------------------------------------------------


def has_client() -> bool:
    return (WEB / "package.json").is_file()


def has_tests(folder: str) -> bool:
    return any((ROOT / "tests" / folder).rglob("test_*.py"))


def npm(*arguments: str) -> None:
    run(shutil.which("npm") or "npm", *arguments, folder=WEB)


def run(
    program: Path | str,
    *arguments: str,
    folder: Path = ROOT,
    required: bool = True,
    variables: Mapping[str, str] | None = None,
) -> bool:
    """Run a program from the working copy; a required one that fails ends the command."""
    command = [str(program), *arguments]
    shown = shlex.join([Path(program).name, *arguments])
    print(f"$ {shown}", flush=True)
    environment = {**os.environ, **(variables or {})}
    for name in ("PYTHONPATH", "VIRTUAL_ENV"):  # only the environment named here counts
        environment.pop(name, None)
    code = subprocess.run(command, cwd=folder, env=environment, check=False).returncode
    if code and required:
        fail(f"{shown} failed with exit code {code}.")
    return code == 0


def say(*lines: str) -> None:
    print("\n  ".join(lines), flush=True)


def fail(sentence: str) -> NoReturn:
    sys.stdout.flush()
    raise SystemExit(sentence)


ALL = (setup, play, test, check, wheel, compiled, bench, load, soak, screens, format, lock, clean)
COMMANDS: dict[str, Callable[..., None]] = {command.__name__: command for command in ALL}


def main() -> None:
    if sys.version_info < (3, 11):  # noqa: UP036 - an older Python gets a sentence
        fail("ringtable needs Python 3.11 or newer.")
    name, *arguments = sys.argv[1:] or ["help"]
    if name not in COMMANDS:
        for command, function in COMMANDS.items():
            print(f"{command:10}{(function.__doc__ or '').splitlines()[0]}")
        raise SystemExit(0 if name == "help" else 2)
    try:
        COMMANDS[name](*arguments)
    except KeyboardInterrupt:
        raise SystemExit(130) from None


if __name__ == "__main__":
    main()
