import type { Point } from './figure.ts';

/** The line that figures stand on. */
export const floor = 'M4 61H60';

/** A seat with a back. */
export const seat = 'M19 49.5h14M26 49.5V61M20 49.5L18 30';

/** A flat bench on the floor, from its left top corner. */
export function bench([x, y]: Point, width: number): string {
  return `M${x} ${y}h${width}M${x + 4} ${y}V61M${x + width - 4} ${y}V61`;
}

/** A box on the floor, from its left top corner. */
export function box([x, y]: Point, width: number): string {
  return `M${x} 61V${y}h${width}V61`;
}

/** A padded roller of a machine, or the end of a bar. */
export function roller(middle: Point): string {
  return circle(middle, 1.6);
}

/** A large ball. */
export function ball(middle: Point): string {
  return circle(middle, 4.6);
}

export function circle([x, y]: Point, radius: number): string {
  const width = 2 * radius;
  return `M${shown(x - radius)} ${shown(y)}a${radius} ${radius} 0 1 0 ${width} 0a${radius} ${radius} 0 1 0 ${-width} 0`;
}

export function line(...points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${shown(x)} ${shown(y)}`).join('L')}`;
}

function shown(coordinate: number): number {
  return Math.round(coordinate * 100) / 100;
}
