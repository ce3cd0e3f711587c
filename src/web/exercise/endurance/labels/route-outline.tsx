import { memo } from 'react';
import styles from './labels.module.css';

/** The edge of the square in which an outline is stored. */
const edge = 255;

/** A small picture of a route, north up. It is decorative: it helps to recognise a route and measures nothing. */
export const RouteOutline = memo(function RouteOutline({ outline }: { readonly outline: readonly number[] }) {
  const east = outline.filter((_, at) => at % 2 === 0);
  const south = outline.filter((_, at) => at % 2 === 1).map((north) => edge - north);
  if (south.length < 2) return null;
  const points = south.map((y, at) => `${east[at]},${y}`).join(' ');
  return (
    <svg className={styles.route} viewBox={viewBoxOf(east, south)} aria-hidden="true">
      <polyline points={points} />
    </svg>
  );
});

/** Returns the smallest box around the route, so that a narrow one is in the middle of the picture. */
function viewBoxOf(east: readonly number[], south: readonly number[]): string {
  const [left, top] = [Math.min(...east), Math.min(...south)];
  // a box without a width or a height draws nothing
  const [width, height] = [Math.max(1, Math.max(...east) - left), Math.max(1, Math.max(...south) - top)];
  return [left, top, width, height].join(' ');
}
