import { expect, test } from 'vitest';
import type { Gear } from '#domain/exercise/index.ts';
import { defaultGearFor, gearAfterSportChange } from './default-gear.ts';

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
