import { describe, expect, it } from 'vitest';
import { tilesBehind } from './map-tiles.ts';

const berlin = { latitude: 52.52, longitude: 13.405 };
const size = { width: 600, height: 400 };
const zoom = { minZoom: 0, maxZoom: 19 };

describe('the tiles behind a route', () => {
  it('cover the canvas without gaps, at the zoom that fits', () => {
    const tiles = tilesBehind(berlin, { east: 0, north: 0, scale: 0.1 }, size, zoom);
    expect(tiles).toContainEqual(expect.objectContaining({ z: 14, x: 8802, y: 5373 }));
    const area = tiles.reduce((sum, { width, height }) => sum + width * height, 0);
    expect(area).toBeGreaterThan(600 * 400);
    expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(0);
    expect(Math.max(...tiles.map(({ left, width }) => left + width))).toBeGreaterThanOrEqual(600);
    expect(Math.min(...tiles.map(({ top }) => top))).toBeLessThanOrEqual(0);
    expect(Math.max(...tiles.map(({ top, height }) => top + height))).toBeGreaterThanOrEqual(400);
    for (const { width, height } of tiles) expect(Math.abs(width / height - 1)).toBeLessThan(0.01);
  });

  it('are from the closest zoom that there is, and from both sides of the 180th meridian', () => {
    const close = tilesBehind(berlin, { east: 0, north: 0, scale: 5 }, size, { minZoom: 0, maxZoom: 10 });
    expect(close).toMatchObject([{ z: 10, x: 550, y: 335 }]);
    const fiji = { latitude: -17, longitude: 180 };
    const columns = tilesBehind(fiji, { east: 0, north: 0, scale: 0.01 }, size, zoom).map(({ x }) => x);
    expect(Math.min(...columns)).toBe(0);
    expect(Math.max(...columns)).toBe(2 ** 11 - 1);
  });

  it('are none if there would be too many', () => {
    expect(tilesBehind(berlin, { east: 0, north: 0, scale: 0.1 }, size, { minZoom: 18, maxZoom: 19 })).toEqual([]);
  });
});
