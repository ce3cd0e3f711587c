import { localDayAt, recordKey, uuidV7 } from '#domain/kernel/index.ts';
import type { Change, Field, JsonValue } from '#sync/record/index.ts';
import type { SeededChance } from '#sync/testing/seeded-chance.ts';
import type { PersonTime } from './person-time.ts';

const zone = 'Europe/Berlin';

/** Creates runs and rides with distance, time and heart rate, oldest first. */
export function makeActivities(chance: SeededChance, time: PersonTime, count: number): readonly Change[] {
  return Array.from({ length: count }, (_, at) => makeActivity(chance, time, at / count));
}

function makeActivity(chance: SeededChance, time: PersonTime, share: number): Change {
  const { ms, stamp } = time.stamp(time.at(share), chance.between(0, 600_000));
  const metresASecond = chance.between(2.5, 8);
  const seconds = 1_200 + chance.below(4_800);
  const leaves: readonly (readonly [string, JsonValue])[] = [
    ['createdAt', ms],
    ['startedAt', ms],
    ['zone', zone],
    ['day', localDayAt(ms, zone)],
    ['sport', metresASecond < 4.5 ? 'run' : 'ride'],
    ['title', chance.pick(['Morning', 'Lunch', 'Evening', 'Long one', 'Intervals', 'Easy'])],
    ['movingSeconds', seconds],
    ['elapsedSeconds', seconds + chance.below(600)],
    ['distance', { si: Math.round(seconds * metresASecond) }],
    ['climb', { si: 1 + chance.below(400) }],
    ['heartRate', { average: 120 + chance.below(40), max: 165 + chance.below(25) }],
  ];
  return {
    key: recordKey('activities', uuidV7(ms, chance.bytes(10))),
    fields: new Map<string, Field>(leaves.map(([path, value]) => [path, { value, stamp }])),
  };
}
