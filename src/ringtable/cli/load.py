"""Measure the server with many tables at once."""


def run(arguments: list[str]) -> int:
    from ringtable.loadtest import main

    return main(arguments)
