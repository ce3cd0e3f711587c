import { expect, test } from 'vitest';
import { readVolumeRoute, type VolumeRoute, volumeRouteLink } from './volume-route.ts';

const places: readonly VolumeRoute[] = [
  { day: null, muscle: null },
  { day: '2026-11-16', muscle: 'sideDelts' },
];

test.each(places)('search values round-trip: %j', (place) => {
  expect(readVolumeRoute(volumeRouteLink(place).search)).toEqual(place);
});

test('invalid search values are ignored', () => {
  const place = readVolumeRoute({ week: '2026-02-30', muscle: 'tail' });
  expect(place).toEqual({ day: null, muscle: null });
});
