import { localDayAt } from '#domain/kernel/index.ts';

const zone = 'Europe/London';
const dayMs = 24 * 3_600_000;
const weeks = 14;

/** The note that the screenshots show. */
export const exampleNote = 'squat-block';

const notes: readonly (readonly [id: string, title: string, tags: readonly string[], body: string])[] = [
  ['groceries', 'Groceries', [], '- [ ] Oats\n- [ ] Greek yoghurt\n- [x] Chalk\n- [ ] Bananas'],
  [
    'lisbon',
    'Lisbon in spring',
    ['travel'],
    'Four days, one carry-on.\n\n- Tram 28 before nine\n- Running loop along the river, 8 km',
  ],
  ['sleep', 'What helps me sleep', ['health'], 'No coffee after two. Read, do not scroll. The room at 18 °C.'],
  [
    'physio',
    'Physio: left knee',
    ['knee', 'health'],
    'Split squats twice a week, slow on the way down. Pain below 3 of 10 is fine.',
  ],
  ['reading', 'Reading list', ['books'], '- *The Overstory*\n- *Endure*\n- *A Pattern Language*'],
  ['half-marathon', 'Half marathon plan', ['running'], 'Long run on Sunday, easy on Tuesday, intervals on Thursday.'],
  [
    exampleNote,
    'Squat block, autumn',
    ['training', 'knee'],
    `Three sessions a week, one of them heavy. The knee decides how deep.

## What changed

- **Heels on plates** for the first two weeks, then flat
- Rest three minutes before the top set, not two
- Tempo on the way down: *count to three*

> Chest up out of the hole. The bar follows.

## Next block

- [x] Film one top set from the side
- [x] Try the belt from 100 kg
- [ ] Deload before the trip to [[Lisbon in spring]]
- [ ] Test a single at the end`,
  ],
];

const lifts = [
  { slug: 'back-squat', from: 80, step: 2.5, reps: 5 },
  { slug: 'bench-press', from: 57.5, step: 1.25, reps: 6 },
  { slug: 'romanian-deadlift', from: 70, step: 2.5, reps: 8 },
] as const;

/**
 * Returns some months of somebody who writes and lifts, as a patch of the document.
 *
 * @param now UTC milliseconds; the newest records are of this day
 */
export function exampleDocument(now: number): object {
  const today = localDayAt(now, zone);
  return {
    notesData: {
      notes: {
        ...Object.fromEntries(notes.map(([id, title, tags, body]) => [id, { title, tags: tagged(tags), body }])),
        [`day-${today}`]: {
          day: today,
          body: 'Slept well, legs fresh.\n\n- [ ] Call the physio\n- [x] Book the train',
        },
      },
    },
    exerciseData: {
      workouts: Object.fromEntries(workoutTimes(now).map((at, index) => [`workout-${index}`, workout(at, index)])),
      measurements: Object.fromEntries(
        Array.from({ length: weeks * 3 }, (_, at) => [`weight-${at}`, weight(now - at * 2.3 * dayMs, at)]),
      ),
    },
  };
}

function tagged(tags: readonly string[]): object {
  return Object.fromEntries(tags.map((tag) => [tag, tag]));
}

/** Three workouts a week, oldest first. */
function workoutTimes(now: number): readonly number[] {
  return Array.from({ length: weeks * 3 }, (_, at) => now - Math.round((at + 0.4) * (7 / 3)) * dayMs).toReversed();
}

function workout(startedAt: number, index: number): object {
  const endedAt = startedAt + 58 * 60_000;
  const exercises = Object.fromEntries(
    lifts.map(({ slug }, at) => [slug, { exercise: `exercises/${slug}`, order: `a${at}` }]),
  );
  const sets = lifts.flatMap(({ slug, from, step, reps }, lift) =>
    [0, 1, 2, 3].map((set) => {
      const load = { si: set === 0 ? from / 2 : from + step * Math.floor(index / 3) };
      const result = {
        ...{ kind: set === 0 ? 'warmUp' : 'working', load, reps: set === 3 ? reps + (index % 3) - 1 : reps },
        ...{ rpe: 6.5 + set / 2, completedAt: startedAt + (lift * 4 + set + 1) * 4 * 60_000 },
      };
      return [`${slug}-${set}`, { place: { exercise: slug, order: `a${set}` }, result }];
    }),
  );
  return {
    ...{ title: ['Heavy', 'Light', 'Medium'][index % 3], startedAt, endedAt, zone, day: localDayAt(startedAt, zone) },
    ...{ exercises, sets: Object.fromEntries(sets) },
  };
}

function weight(at: number, index: number): object {
  const value = { si: Math.round((78.4 + index * 0.06 + Math.sin(index) * 0.4) * 10) / 10 };
  return { measure: 'body-weight', value, at, zone, day: localDayAt(at, zone) };
}
