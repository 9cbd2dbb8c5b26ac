"""Regenerate the playthroughs: `python -m tests.playthroughs.regenerate`, then read the diff."""

from tests.playthroughs.told import PLAYTHROUGHS, told


def main() -> None:
    for playthrough in PLAYTHROUGHS:
        playthrough.file.write_text(told(playthrough), encoding="utf-8")
        print(playthrough.file)


if __name__ == "__main__":
    main()
