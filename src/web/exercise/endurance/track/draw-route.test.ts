import { expect, it } from 'vitest';
import type { TrackView } from '#domain/track/index.ts';
import { positionOf, wholeRoute } from './draw-route.ts';

/** A route from one corner of a rectangle to the other. In metres. */
function routeOf(width: number, height: number): TrackView {
  return { east: Float64Array.of(0, width), north: Float64Array.of(0, height) } as TrackView;
}

it.each([
  ['a wide route on a phone', 3000, 1000, { width: 358, height: 384 }],
  ['a square route on a phone', 2000, 2000, { width: 358, height: 384 }],
  ['a route without any width', 0, 2000, { width: 358, height: 384 }],
])('%s is all on the map, and not below the buttons', (_, east, north, size) => {
  const view = routeOf(east, north);
  const map = wholeRoute(view, size);
  for (const point of [0, 1]) {
    const [x, y] = positionOf(view, point, map, size);
    expect(x).toBeGreaterThanOrEqual(28 - 0.01);
    expect(x).toBeLessThanOrEqual(size.width - 64 + 0.01);
    expect(y).toBeGreaterThanOrEqual(28 - 0.01);
    expect(y).toBeLessThanOrEqual(size.height - 28 + 0.01);
  }
});

it('a route that does not reach the buttons is in the middle', () => {
  const size = { width: 800, height: 384 };
  const view = routeOf(2000, 2000);
  const map = wholeRoute(view, size);
  const [left, right] = [0, 1].map((point) => positionOf(view, point, map, size)[0] as number);
  expect(((left as number) + (right as number)) / 2).toBeCloseTo(400, 6);
});
