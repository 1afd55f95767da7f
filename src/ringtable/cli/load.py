"""Measure the server with many tables at once."""


def run(arguments: list[str]) -> int:
    from ringtable.load import main

    return main(arguments)
