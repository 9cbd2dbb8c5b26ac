import { describe, expect, test } from "vitest";
import type { AvignonWon } from "$/protocol/types";
import { viewOf, wordsFor } from "../testing";
import { tieStory, winLines, winStory } from "./win_words";

const EXPANSION = ["cardinal", "priest", "knight", "noble", "guild_master", "preacher"].map(
  (kind, i) => ({
    kind,
    faction: ["cardinal", "bishop", "knight", "noble", "peasant", "inquisitor"][i] as string,
  }),
);
const won = (seat: number, by: AvignonWon["by"]): AvignonWon => ({
  event: "won",
  rule: "3.1",
  seat,
  by,
});

describe("what a side needs to win next", () => {
  const lines = (congregations: [string[], string[]], seat: number, language: "en" | "de" = "en") =>
    winLines(viewOf({ congregations }), wordsFor(language), seat);
  const withExpansion = (language: "en" | "de") =>
    winLines(viewOf({ kinds: EXPANSION }), wordsFor(language), 0)[2];

  test("says how many people, and whom its conditions want", () => {
    expect(lines([[], []], 0)).toEqual([
      "Rome wins with 3 more people",
      "Rome wins once it has a Noble and Avignon a Knight",
      "Rome wins once Avignon has a Noble and a Peasant",
    ]);
  });

  test("leaves out who has come already, and begins with what is nearest", () => {
    expect(lines([["noble", "bishop"], ["peasant"]], 0)).toEqual([
      "Rome wins with one more person",
      "Rome wins once Avignon has a Knight",
      "Rome wins once Avignon has a Noble",
    ]);
    expect(lines([["noble", "bishop"], ["peasant"]], 1)[1]).toBe(
      "Avignon wins once Rome has a Peasant",
    );
  });

  test("leaves out what can no longer come about", () => {
    expect(lines([["noble", "noble"], []], 1)).not.toContain(
      "Avignon wins once it has a Noble and Rome a Knight",
    );
  });

  test("names the faction where another kind counts for it", () => {
    expect(withExpansion("en")).toBe(
      "Rome wins once Avignon has a Noble and a Guild Master (Peasant faction)",
    );
    expect(withExpansion("de")).toBe(
      "Adliger und Gildenmeister (Fraktion Bauer) bei Avignon: Sieg für Rom",
    );
  });

  test("is German for Germans", () => {
    expect(lines([[], []], 0, "de")).toEqual([
      "Noch 3 Personen: Sieg für Rom",
      "Adliger bei Rom und Ritter bei Avignon: Sieg für Rom",
      "Adliger und Bauer bei Avignon: Sieg für Rom",
    ]);
  });
});

describe("the story of a win", () => {
  test("names two of a kind together", () => {
    const view = viewOf({ congregations: [["noble", "peasant", "noble"], []] });
    expect(winStory(view, won(0, "three"), wordsFor("en"))).toBe(
      "You win because both Nobles and the Peasant have joined Rome's congregation.",
    );
    expect(winStory(view, won(0, "three"), wordsFor("de"))).toBe(
      "Du gewinnst, weil beide Adligen und der Bauer zur Kirchengemeinde von Rom gehören.",
    );
  });

  test("names three people", () => {
    const view = viewOf({ congregations: [["bishop", "knight", "noble"], []] });
    expect(winStory(view, won(0, "three"), wordsFor("en"))).toBe(
      "You win because the Bishop, the Knight, and the Noble have joined Rome's congregation.",
    );
    expect(winStory(view, won(0, "three"), wordsFor("en", 1))).toBe(
      "Anna wins because the Bishop, the Knight, and the Noble have joined Rome's congregation.",
    );
    expect(winStory(view, won(0, "three"), wordsFor("de"))).toBe(
      "Du gewinnst, weil der Bischof, der Ritter und der Adlige zur Kirchengemeinde von Rom gehören.",
    );
  });

  test("names the people of a condition, on both sides", () => {
    const view = viewOf({ congregations: [["noble"], ["knight", "bishop"]] });
    expect(winStory(view, won(0, "owner"), wordsFor("en"))).toBe(
      "You win because Rome has the Noble and Avignon the Knight.",
    );
    expect(winStory(view, won(0, "owner"), wordsFor("de", 1))).toBe(
      "Anna gewinnt, weil Rom den Adligen und Avignon den Ritter hat.",
    );
  });

  test("names the people who win for the other side, and the kinds of the expansion", () => {
    const view = viewOf({ kinds: EXPANSION, congregations: [["noble", "guild_master"], []] });
    expect(winStory(view, won(1, "opponent"), wordsFor("en", 0))).toBe(
      "Ben wins because Rome has the Noble and the Guild Master (Peasant faction).",
    );
    expect(winStory(view, won(1, "opponent"), wordsFor("de", null))).toBe(
      "Ben gewinnt, weil Rom den Adligen und den Gildenmeister (Fraktion Bauer) hat.",
    );
  });

  test("says why the other side did not win although it could have", () => {
    const view = viewOf({ congregations: [["cardinal", "noble", "peasant"], ["noble"]] });
    const tie = (language: "en" | "de", reader: number | null) =>
      tieStory(view, won(1, "opponent"), wordsFor(language, reader));
    const joined = "the Cardinal, the Noble, and the Peasant have joined Rome's congregation";
    expect(tie("en", 0)).toEqual([
      `You would have won as well, because ${joined}, but it was Ben's turn.`,
    ]);
    expect(tie("en", 1)).toEqual([
      `Anna would have won as well, because ${joined}, but it was your turn.`,
    ]);
    expect(tie("de", null)).toEqual([
      "Auch Anna hätte gewonnen, weil der Kardinal, der Adlige und der Bauer zur Kirchengemeinde von Rom gehören; am Zug war aber Ben.",
    ]);
    const clear = viewOf({ congregations: [["noble", "peasant"], []] });
    expect(tieStory(clear, won(1, "opponent"), wordsFor("en"))).toEqual([]);
    const both = viewOf({ congregations: [["noble"], ["knight", "noble"]] });
    const other = viewOf({
      congregations: [
        ["noble", "knight"],
        ["noble", "knight"],
      ],
    });
    expect(tieStory(both, won(0, "owner"), wordsFor("en", 1))).toEqual([]);
    expect(tieStory(other, won(0, "owner"), wordsFor("en", 1))).toEqual([
      "You would have won as well, because Avignon has the Noble and Rome the Knight, but it was Anna's turn.",
    ]);
  });
});
