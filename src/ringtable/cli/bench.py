"""Measure the speed of this installation, beside other engines where they are installed.

`make bench` runs it in plain Python and compiled, and writes both into docs/figures.md:
  ringtable bench --out FILE                 measure and keep the figures
  ringtable bench --figures PAGE FILE…       write kept figures into a Markdown page
"""

import json
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from ringtable.cli.arguments import BadArgument, add_json, check_writable, read_text, write_text
from ringtable.cli.screen import console, print_json, table
from ringtable.sim.bench import Bench, bench_from, measure
from ringtable.sim.figures import cell, promise, put_into, section


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--quick", action="store_true", help="rougher figures in some seconds")
    parser.add_argument("--out", help="keep the figures in this file")
    parser.add_argument("--figures", metavar="PAGE", help="write kept figures into this page")
    parser.add_argument("kept", nargs="*", help="files of kept figures")
    add_json(parser)


def run(wish: Namespace) -> int:
    """The exit code is 0 also where a promise is missed: a busy machine is no mistake."""
    if wish.figures:
        return write_page(wish.figures, wish.kept)
    if wish.kept:
        raise BadArgument("files of kept figures go together with --figures PAGE")
    check_writable(wish.out)
    bench = measure(wish.quick, lambda what: print(f"… {what}", file=sys.stderr, flush=True))
    if wish.out:
        write_text(wish.out, json.dumps(bench.to_data(), ensure_ascii=False, indent=2) + "\n")
    if wish.json:
        print_json(bench.to_data())
    else:
        show(bench)
    return 0


def show(bench: Bench) -> None:
    screen = console()
    screen.print(f"ringtable, {bench.form} form, Python {bench.python}, {bench.date}")
    shown = table("figure", ">measured", ">promise", "")
    for figure in bench.figures:
        kept = "" if figure.kept else "missed"
        shown.add_row(figure.name, cell(figure).replace("**", ""), promise(figure), kept)
    screen.print(shown)


def write_page(page: str, kept: list[str]) -> int:
    if not kept:
        raise BadArgument("--figures needs at least one file of kept figures")
    benches = []
    for file in kept:
        try:
            benches.append(bench_from(json.loads(read_text(file))))
        except (ValueError, TypeError, KeyError):
            raise BadArgument(f"{file} holds no figures of ringtable bench") from None
    old = read_text(page) if Path(page).exists() else "# Figures\n"
    write_text(page, put_into(old, section(benches)))
    return 0
