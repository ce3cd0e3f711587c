import { expect, test } from 'vitest';
import { readVolumePlace, type VolumePlace, volumeHref } from './volume-place.ts';

const places: readonly VolumePlace[] = [
  { view: 'muscles', day: null, muscle: null },
  { view: 'muscles', day: '2026-11-16', muscle: 'sideDelts' },
  { view: 'load', day: null, muscle: null },
];

test.each(places)('an address leads back to what it was made from: %j', (place) => {
  const { searchParams } = new URL(volumeHref(place), 'http://localhost');
  expect(readVolumePlace(Object.fromEntries(searchParams))).toEqual(place);
});

test('what nobody can read in an address is not said', () => {
  const place = readVolumePlace({ view: 'all', week: '2026-02-30', muscle: 'tail' });
  expect(place).toEqual({ view: 'muscles', day: null, muscle: null });
});
