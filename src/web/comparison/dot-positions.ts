export interface DotPosition {
  /** From 0, the smallest value of both sides, to 1, the largest. */
  readonly along: number;
  /** From 0 to 1; dots that would cover each other are apart. */
  readonly across: number;
}

/** The number of dots of the same place before they cover each other. */
const lanes = 5;
/** Dots nearer than this share a place. */
const nearest = 0.02;

/**
 * Returns where to draw each value, in the given order.
 *
 * @param values finite numbers
 * @param smallest the value at the start of the axis
 * @param largest the value at its end
 */
export function dotPositions(values: readonly number[], smallest: number, largest: number): readonly DotPosition[] {
  const inPlace = new Map<number, number>();
  return values.map((value) => {
    const along = largest > smallest ? (value - smallest) / (largest - smallest) : 0.5;
    const place = Math.round(along / nearest);
    const before = inPlace.get(place) ?? 0;
    inPlace.set(place, before + 1);
    return { along, across: laneOf(before % lanes) / (lanes - 1) };
  });
}

/** Returns the lane of the next dot: the middle first, then alternately on both sides of it. */
function laneOf(position: number): number {
  const middle = (lanes - 1) / 2;
  const away = Math.ceil(position / 2);
  return position % 2 === 1 ? middle - away : middle + away;
}
