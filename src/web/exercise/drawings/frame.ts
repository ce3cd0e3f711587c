import { type Joints, lengths, type Point } from './figure/figure.ts';
import type { Movement } from './movements/movement.ts';

/** The radius of the head. */
export const headRadius = 3.7;

/** A part of the square of a drawing that is a square itself. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

const whole = 64;
const smallest = 40;
const margin = 3;

/** Returns the part of a drawing that shows a figure and the floor below it as large as possible. */
export function frameAround({ head, arms, legs }: Joints, { load, isOffFloor }: Movement): Frame {
  const carried = load === 'hands' || load === 'hand' ? arms.map(({ end }) => around(end, lengths.foot)) : [];
  const limbs = [...arms, ...legs].flatMap(({ root, middle, end }) => [root, middle, end]);
  const points = [...limbs, ...legs.map(({ toe }) => toe), ...around(head, headRadius), ...carried.flat()];
  const [left, right] = ends(points.map(([x]) => x));
  const [top, bottom] = ends([...points.map(([, y]) => y), ...(isOffFloor ? [] : [whole - 2 * margin])]);
  const side = Math.min(whole, Math.max(smallest, right - left + 2 * margin, bottom - top + 2 * margin));
  const middle = isOffFloor ? (top + bottom - side) / 2 : bottom + margin - side;
  return { x: within((left + right - side) / 2, side), y: within(middle, side), side };
}

function around([x, y]: Point, distance: number): readonly Point[] {
  return [
    [x - distance, y - distance],
    [x + distance, y + distance],
  ];
}

function ends(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

function within(start: number, side: number): number {
  return Math.min(Math.max(start, 0), whole - side);
}
