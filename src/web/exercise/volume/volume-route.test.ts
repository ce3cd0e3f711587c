import { expect, test } from 'vitest';
import { readVolumeRoute, type VolumeRoute, volumeHref } from './volume-route.ts';

const places: readonly VolumeRoute[] = [
  { day: null, muscle: null },
  { day: '2026-11-16', muscle: 'sideDelts' },
];

test.each(places)('a URL round-trips: %j', (place) => {
  const { searchParams } = new URL(volumeHref(place), 'http://localhost');
  expect(readVolumeRoute(Object.fromEntries(searchParams))).toEqual(place);
});

test('invalid parts of a URL are ignored', () => {
  const place = readVolumeRoute({ week: '2026-02-30', muscle: 'tail' });
  expect(place).toEqual({ day: null, muscle: null });
});
