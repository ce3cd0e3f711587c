import { expect, it } from 'vitest';
import { knownExercises } from '../../exercise/index.ts';
import type { LocalDay, RecordKey } from '../../kernel/index.ts';
import { trainingLines } from './training-lines.ts';

const day: LocalDay = '2026-11-20';
const at = (hours: number, minutes = 0) => Date.UTC(2026, 10, 20, hours, minutes);
const names = { exercises: knownExercises([]), measureName: (id: string) => (id === 'own' ? 'Grip\nright' : '') };
const linesOf = (...records: Parameters<typeof trainingLines>[1]) => trainingLines(day, records, names);

it('writes a workout with the sets of each exercise and what was written, in order', () => {
  const set = (order: string, values: object) => ({
    place: { exercise: 'bench', order },
    result: { kind: 'working', completedAt: 1, ...values },
  });
  const lines = linesOf(
    stored('workouts/push', {
      ...{ day, title: ' Push\nday ', startedAt: at(18, 5), endedAt: at(18, 57), zone: 'UTC', remark: 'Slept badly' },
      ...leavesOf('sets/one', set('a0', { kind: 'warmUp', load: { si: 40 }, reps: 10 })),
      ...leavesOf('sets/two', set('a1', { load: { si: 80 }, reps: 8 })),
      ...leavesOf('sets/three', set('a2', { load: { si: 80 }, reps: 6 })),
      'sets/three/remark': 'left shoulder',
      ...leavesOf('sets/open', { place: { exercise: 'bench', order: 'a3' }, result: { kind: 'working', reps: 5 } }),
      'exercises/bench/exercise': 'exercises/bench-press',
      'exercises/bench/order': 'a0',
    }),
  );
  expect(lines).toEqual([
    '- Push day, 18:05, 52:00',
    '  - Bench press: w 40 kg x 10, 80 kg x 8, 6 (left shoulder)',
    '  - Slept badly',
  ]);
});

it('writes activities and measurements, the earliest first', () => {
  const lines = linesOf(
    stored('activities/run', {
      day,
      startedAt: at(7),
      zone: 'UTC',
      sport: 'run',
      distance: { si: 10_000 },
      movingSeconds: 3130,
    }),
    stored('activities/swim', {
      day,
      startedAt: at(12),
      sport: 'swim',
      title: 'Laps',
      distance: { si: 1500 },
      movingSeconds: 1800,
    }),
    stored('measurements/weight', {
      day,
      at: at(6),
      measure: 'body-weight',
      value: { si: 81.4 },
      remark: 'after coffee',
    }),
    stored('measurements/fat', { day, at: at(6, 1), measure: 'body-fat', value: { si: 0.185 } }),
    stored('measurements/own', { day, at: at(6, 2), measure: 'own', value: { si: 52 } }),
  );
  expect(lines).toEqual([
    '- Body weight: 81.4 kg (after coffee)',
    '- Body fat: 18.5 %',
    '- Grip right: 52',
    '- Run, 07:00, 10 km, 52:10, 5:13 /km',
    '- Laps, 1500 m, 30:00, 2:00 /100m',
  ]);
});

it('leaves out other days, the trash and workouts that were finished without a set, and says if nothing is left', () => {
  const empty = stored('workouts/empty', { day, startedAt: at(8), endedAt: at(9) });
  const other = stored('activities/other', { day: '2026-11-19', startedAt: at(7), sport: 'run' });
  const trashed = stored('activities/gone', { day, startedAt: at(7), sport: 'run', trashedAt: at(8) });
  expect(linesOf(empty, other, trashed)).toEqual(['- No training logged']);
});

function leavesOf(path: string, values: object): object {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${path}/${name}`, value]));
}

function stored(key: RecordKey, values: object) {
  return { key, leaves: new Map(Object.entries(values).map(([path, value]) => [path, { value, stamp: '1' }])) };
}
