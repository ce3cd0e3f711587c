import { expect, test } from 'vitest';
import type { Gear } from '#domain/exercise/index.ts';
import { defaultGearFor, gearAfterSportChange, gearBySport } from './default-gear.ts';

function gear(id: string, value: Partial<Gear>, inTrash = false) {
  return { id, value: { defaultFor: {}, ...value }, inTrash };
}

const road = gear('road', { defaultFor: { run: true } });
const trail = gear('trail', { defaultFor: { hike: true, run: true } });
const bicycle = gear('bicycle', { defaultFor: { ride: true } });
const worn = gear('worn', { defaultFor: { run: true }, retiredAt: 1 });
const thrown = gear('thrown', { defaultFor: { run: true } }, true);
const all = [road, trail, bicycle, worn, thrown];

test('gear is selected by default for its sports, unless it is retired or trashed', () => {
  expect(defaultGearFor('run', all)).toEqual(['road', 'trail']);
  expect(defaultGearFor('swim', all)).toEqual([]);
});

test('changing a run into a ride replaces the shoes with the bicycle, and keeps manually selected gear', () => {
  expect(gearAfterSportChange(['road', 'trail', 'belt'], { from: 'run', to: 'ride', gear: all })).toEqual([
    'belt',
    'bicycle',
  ]);
  expect(gearAfterSportChange(['bicycle'], { from: 'ride', to: 'swim', gear: all })).toEqual([]);
  expect(gearAfterSportChange([], { from: undefined, to: 'hike', gear: all })).toEqual(['trail']);
});

test('what a sport is done with comes first, in the order of the list', () => {
  const [belt, bike, old, shoes] = [
    gear('belt', { kind: 'other' }),
    gear('bike', { kind: 'bicycle' }),
    gear('old', { kind: 'shoes' }),
    gear('shoes', { kind: 'shoes' }),
  ];
  const idsFor = (sport: string | undefined) => gearBySport([belt, bike, old, shoes], sport).map(({ id }) => id);
  expect(idsFor('run')).toEqual(['old', 'shoes', 'belt', 'bike']);
  expect(idsFor('ride')).toEqual(['bike', 'belt', 'old', 'shoes']);
  expect(idsFor('swim')).toEqual(['belt', 'bike', 'old', 'shoes']);
  expect(idsFor(undefined)).toEqual(['belt', 'bike', 'old', 'shoes']);
});
