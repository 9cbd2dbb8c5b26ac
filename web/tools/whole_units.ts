/** What each command of a path takes: coordinates, flags and other numbers. */
const TAKEN: Record<string, string> = {
  m: "xy",
  l: "xy",
  h: "x",
  v: "y",
  c: "xyxyxy",
  s: "xyxy",
  q: "xyxy",
  t: "xy",
  a: "nnnffxy",
  z: "",
};
const COMMANDS = /([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi;
const NUMBER = /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/i;
const FLAG = /^[\s,]*([01])/; // two may stand without a space between them

type Point = Record<"x" | "y", number>;

/** Where a path has arrived, and where it has arrived as it is written. */
interface Pen {
  at: Point;
  drawn: Point;
}

/** Round a path to whole units, of which a drawing has 512: nobody sees it, and half of its bytes are gone. Each point is
 * rounded where it lies, not by its distance from the one before, so that no error grows along the way. */
export function inWholeUnits(path: string): string {
  let written = "";
  let pen: Pen = { at: { x: 0, y: 0 }, drawn: { x: 0, y: 0 } };
  let start = pen;
  for (const [, command = "", numbers = ""] of path.matchAll(COMMANDS)) {
    let name = command.toLowerCase();
    const relative = command === name;
    for (const group of groups(TAKEN[name] ?? "", numbers)) {
      const next = structuredClone(pen);
      const shown = group.map(([kind, number]) => {
        if (kind !== "x" && kind !== "y") return number;
        next.at[kind] = relative ? pen.at[kind] + number : number;
        next.drawn[kind] = name === "a" ? arcEnd(kind, pen, next) : Math.round(next.at[kind]);
        return next.drawn[kind] - pen.drawn[kind];
      });
      written += name + shown.map(tidy).join(" ").replaceAll(" -", "-");
      pen = next;
      if (name === "m") [start, name] = [pen, "l"]; // further pairs are lines
    }
    if (name === "z") pen = start;
  }
  return written;
}

/** An arc keeps its shape: with another chord even a slightly different radius would bend it a lot. */
function arcEnd(kind: "x" | "y", before: Pen, after: Pen): number {
  return before.drawn[kind] + after.at[kind] - before.at[kind];
}

const tidy = (number: number) => String(Math.round(number * 100) / 100).replace(/^(-?)0\./, "$1.");

/** The numbers of each repetition of a command, with what they are. */
function* groups(taken: string, numbers: string): Generator<[kind: string, number: number][]> {
  let left = numbers;
  const next = (kind: string): [string, number] => {
    const found = (kind === "f" ? FLAG : NUMBER).exec(left);
    if (!found) throw new Error(`${numbers} does not fit "${taken}"`);
    left = left.slice(found[0].length);
    return [kind, Number(found[1])];
  };
  do yield [...taken].map(next);
  while (/\d/.test(left));
}
