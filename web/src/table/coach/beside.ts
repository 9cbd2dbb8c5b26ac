interface Size {
  width: number;
  height: number;
}

/** A place on the screen, in pixels. */
export interface Box extends Size {
  left: number;
  top: number;
}

export const sameBox = (one: Box, other: Box): boolean =>
  one.left === other.left &&
  one.top === other.top &&
  one.width === other.width &&
  one.height === other.height;

const GAP = 12;
const WIDEST = 380;
/** A note narrower than this has one word per line. */
const NARROWEST = 150;

interface Free extends Box {
  /** Where in it a note stands: as near as it can to what it is about. */
  place(note: Box): Box;
}

/** Where a note of a given height goes beside what it is about, without covering any of it. */
export function beside(target: Box, height: number, screen: Size): Box & { room: number } {
  const free = largest(spaces(target, screen));
  const width = Math.min(WIDEST, free.width - 2 * GAP);
  const room = free.height - 2 * GAP;
  const middle = (from: number, size: number, own: number) => from + size / 2 - own / 2;
  const note = {
    left: clamp(middle(target.left, target.width, width), free.left + GAP, free.width - width),
    top: middle(target.top, target.height, Math.min(height, room)),
    width,
    height: Math.min(height, room),
  };
  return { ...free.place(note), room };
}

/** What lies above, below, to the left and to the right. */
function spaces(target: Box, { width, height }: Size): Free[] {
  const [right, bottom] = [target.left + target.width, target.top + target.height];
  const level = (note: Box, left: number) => ({
    ...note,
    left,
    top: clamp(note.top, GAP, height - note.height),
  });
  return [
    {
      ...{ left: 0, top: 0, width, height: target.top },
      place: (note) => ({ ...note, top: target.top - GAP - note.height }),
    },
    {
      ...{ left: 0, top: bottom, width, height: height - bottom },
      place: (note) => ({ ...note, top: bottom + GAP }),
    },
    {
      ...{ left: 0, top: 0, width: target.left, height },
      place: (note) => level(note, target.left - GAP - note.width),
    },
    {
      ...{ left: right, top: 0, width: width - right, height },
      place: (note) => level(note, right + GAP),
    },
  ];
}

function largest(found: Free[]): Free {
  const area = ({ width, height }: Box) =>
    width < NARROWEST ? 0 : Math.min(width, WIDEST) * Math.min(height, WIDEST);
  return found.reduce((best, each) => (area(each) > area(best) ? each : best));
}

const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(value, high - GAP));
