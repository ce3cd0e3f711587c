import { type Instant, orderBetween, recordKey } from '#domain/kernel/index.ts';
import type { Change, JsonValue } from '#sync/record/index.ts';
import type { ShowcaseTexts } from './note-texts.ts';
import { type Records, zone } from './records.ts';

/** The number of weeks of training. */
export const weeks = 78;

interface PlannedExercise {
  readonly exercise: string;
  /** The load of the working sets in kilograms, at first and at last. */
  readonly from: number;
  readonly to: number;
  readonly reps: number;
  readonly sets: number;
}

interface Session {
  /** Days after the start of the week. */
  readonly day: number;
  readonly exercises: readonly PlannedExercise[];
}

const lift = (exercise: string, from: number, to: number, reps: number, sets = 3): PlannedExercise => ({
  ...{ exercise, from, to, reps, sets },
});

const sessions: readonly Session[] = [
  {
    day: 0,
    exercises: [
      lift('back-squat', 60, 105, 5, 4),
      lift('romanian-deadlift', 50, 90, 8),
      lift('leg-press', 100, 180, 10),
      lift('standing-calf-raise', 40, 75, 12),
    ],
  },
  {
    day: 1,
    exercises: [
      lift('bench-press', 45, 77.5, 5, 4),
      lift('overhead-press', 27.5, 47.5, 6),
      lift('dip', 0, 12.5, 8),
      lift('lateral-raise', 6, 11, 12),
    ],
  },
  {
    day: 3,
    exercises: [
      lift('deadlift', 80, 140, 4, 3),
      lift('barbell-row', 40, 67.5, 8),
      lift('pull-up', 0, 10, 6),
      lift('face-pull', 15, 27.5, 15),
    ],
  },
  {
    day: 5,
    exercises: [
      lift('front-squat', 45, 80, 6),
      lift('incline-bench-press', 35, 60, 8),
      lift('lat-pulldown', 40, 62.5, 10),
      lift('hip-thrust', 60, 115, 10),
    ],
  },
];

/** Returns a year and a half of workouts, runs and body weights, and two goals. */
export function makeTraining(records: Records, texts: ShowcaseTexts): readonly Change[] {
  const all: Change[] = [];
  for (let week = 0; week < weeks; week++) {
    const startsAgo = (weeks - week) * 7 - 1;
    for (const [at, session] of sessions.entries()) {
      const title = texts.workouts[at] ?? '';
      if (week < weeks - 6 && records.chance.happens(0.1)) continue;
      all.push(workout(records, session, { title, week, startedAt: records.at(startsAgo - session.day, 6.5) }));
    }
    for (const day of [2, 6])
      if (records.chance.happens(0.8)) all.push(run(records, texts, { week, daysAgo: startsAgo - day }));
    for (const day of [0, 2, 4, 6]) all.push(bodyWeight(records, week, startsAgo - day));
  }
  return [...all, ...goals(records)];
}

interface Begun {
  readonly title: string;
  readonly week: number;
  readonly startedAt: Instant;
}

/** Returns a workout in progress: a warm-up and two sets of squats are done, the rest is planned. */
export function runningWorkout(
  records: Records,
  { workouts: [title] }: ShowcaseTexts,
): { readonly id: string; readonly change: Change } {
  const startedAt = records.nowMs - 17 * 60_000;
  const id = records.newId(startedAt);
  const values: Record<string, JsonValue> = { title, startedAt, zone, day: records.dayOf(startedAt) };
  let order: string | null = null;
  for (const [at, { exercise, reps, sets, to }] of (sessions[0] as Session).exercises.entries()) {
    const placed = records.newId(startedAt);
    order = orderBetween(order, null);
    values[`exercises/${placed}/exercise`] = recordKey('exercises', exercise);
    values[`exercises/${placed}/order`] = order;
    let setOrder: string | null = null;
    for (let number = 0; number < sets; number++) {
      const setId = records.newId(startedAt);
      setOrder = orderBetween(setOrder, null);
      values[`sets/${setId}/place`] = { exercise: placed, order: setOrder };
      values[`sets/${setId}/target`] = { load: { si: to }, reps: { min: reps, max: reps } };
      const completedAt = startedAt + 420_000 + number * 210_000;
      if (at === 0 && number < 3)
        values[`sets/${setId}/result`] = {
          ...{ kind: number === 0 ? 'warmUp' : 'working', load: { si: number === 0 ? 65 : to }, reps },
          ...(number > 0 && { rpe: 7 + number / 2 }),
          completedAt,
        };
    }
  }
  return { id, change: records.record(['workouts', id], startedAt, values) };
}

function workout(records: Records, { exercises }: Session, { title, week, startedAt }: Begun): Change {
  const values: Record<string, JsonValue> = { title, startedAt, zone, day: records.dayOf(startedAt) };
  let atMs: number = startedAt + 240_000;
  let exerciseOrder: string | null = null;
  for (const planned of exercises) {
    const id = records.newId(startedAt);
    exerciseOrder = orderBetween(exerciseOrder, null);
    values[`exercises/${id}/exercise`] = recordKey('exercises', planned.exercise);
    values[`exercises/${id}/order`] = exerciseOrder;
    let setOrder: string | null = null;
    for (const set of setsOf(records, planned, week)) {
      const setId = records.newId(startedAt);
      setOrder = orderBetween(setOrder, null);
      atMs += 150_000 + records.chance.below(60_000);
      values[`sets/${setId}/place`] = { exercise: id, order: setOrder };
      values[`sets/${setId}/result`] = { ...set, completedAt: atMs };
    }
  }
  values.endedAt = atMs + 120_000;
  return records.record(['workouts', records.newId(startedAt)], startedAt, values);
}

/** Returns a warm-up of a main lift, then sets of one load with less in reserve each time. */
function setsOf({ chance }: Records, planned: PlannedExercise, week: number): readonly { [name: string]: JsonValue }[] {
  const { exercise, from, to, reps, sets } = planned;
  const step = to < 15 ? 1 : 2.5;
  const load = Math.round(loadAt({ from, to, exercise }, week) / step) * step;
  const working = Array.from({ length: sets }, (_, at) => ({
    kind: 'working',
    load: { si: load },
    reps: reps + (at === 0 ? 1 : 0) - (at > 1 && chance.happens(0.35) ? 1 : 0),
    rpe: Math.min(9.5, 7 + at * 0.5 + chance.below(3) / 2),
  }));
  return reps > 6
    ? working
    : [{ kind: 'warmUp', load: { si: Math.round((load * 0.6) / step) * step }, reps }, ...working];
}

/** Returns a load that rises more slowly each month, with a lighter week in four and a sore knee last autumn. */
function loadAt(lift: Pick<PlannedExercise, 'from' | 'to' | 'exercise'>, week: number): number {
  const share = (week / (weeks - 1)) ** 0.7;
  const deload = week % 4 === 3 && week < weeks - 3 ? 0.93 : 1;
  const ago = weeks - 1 - week;
  const isSore = lift.exercise.includes('squat') && ago >= 5 && ago <= 11;
  return (lift.from + (lift.to - lift.from) * share) * deload * (isSore ? 0.84 : 1);
}

function run(
  records: Records,
  { runs }: ShowcaseTexts,
  { week, daysAgo }: { readonly week: number; readonly daysAgo: number },
): Change {
  const startedAt = records.at(daysAgo, 16);
  const metres = Math.round(5_000 + (week / weeks) * 4_500 + records.chance.between(-900, 1_500));
  const seconds = Math.round((metres / 1_000) * (352 - (week / weeks) * 38 + records.chance.between(-9, 9)));
  return records.record(['activities', records.newId(startedAt)], startedAt, {
    ...{
      sport: 'run',
      title: metres > 9_000 ? runs.long : runs.easy,
      startedAt,
      zone,
      day: records.dayOf(startedAt),
    },
    ...{ movingSeconds: seconds, elapsedSeconds: seconds + 40, distance: { si: metres }, effort: 4 },
    heartRate: { average: 141 + records.chance.below(14) },
  });
}

function bodyWeight(records: Records, week: number, daysAgo: number): Change {
  const at = records.at(daysAgo, 5.5);
  const kilograms = 71.8 - 2.6 * Math.sin((week / weeks) * 2.4) + records.chance.between(-4, 4) / 10;
  return records.record(['measurements', records.newId(at)], at, {
    ...{ measure: 'body-weight', value: { si: Math.round(kilograms * 10) / 10 }, at, zone, day: records.dayOf(at) },
  });
}

function goals(records: Records): readonly Change[] {
  const ms = records.at(90, 8);
  return [
    records.record(['goals', records.newId(ms)], ms, { kind: 'workouts', target: 4, per: 'week' }),
    records.record(['goals', records.newId(ms)], ms, {
      ...{ kind: 'load', exercise: 'exercises/back-squat', target: { si: 110 } },
    }),
  ];
}
