import { describe, expect, it } from 'vitest';
import type { ActivityDraft, ImportItem, MeasurementDraft, SetDraft, WorkoutDraft } from '../draft/index.ts';
import { type ImplausibleContext, implausibleIn } from './index.ts';

const now = Date.UTC(2026, 10, 26);
const context: ImplausibleContext = {
  now,
  zone: 'UTC',
  units: { load: null, distance: null, bodyWeight: null, girth: null },
};

function set(values: Partial<SetDraft>): SetDraft {
  const none = { load: null, reps: null, seconds: null, distance: null, rpe: null, side: null, completedAt: null };
  return { kind: 'working', remark: '', ...none, ...values };
}

const kilograms = (value: number) => ({ value, unit: 'kg' }) as const;

function workout(name: string, sets: readonly SetDraft[], values: Partial<WorkoutDraft> = {}): WorkoutDraft {
  return {
    kind: 'workout',
    sourceId: name,
    origin: '',
    title: '',
    startedAt: { wall: '2026-06-17T17:00:00' },
    seconds: 3600,
    remark: '',
    effort: null,
    bodyWeight: null,
    exercises: [{ name, category: null, equipment: null, superset: null, restSeconds: null, remark: '', sets }],
    ...values,
  };
}

function activity(values: Partial<ActivityDraft>): ActivityDraft {
  return {
    kind: 'activity',
    sourceId: 'a',
    origin: '',
    sport: 'run',
    title: '',
    startedAt: now - 86_400_000,
    elapsedSeconds: null,
    movingSeconds: null,
    distance: null,
    climb: null,
    heartRate: { average: null, max: null },
    effort: null,
    isIndoor: null,
    laps: [],
    remark: '',
    deviceFigures: new Map(),
    device: '',
    track: null,
    points: null,
    trackFigures: null,
    ...values,
  };
}

function measured(
  id: string,
  value: number,
  day: string,
  unit: MeasurementDraft['value']['unit'] = 'kg',
): MeasurementDraft {
  const at = { wall: `${day}T07:00:00` };
  return {
    kind: 'measurement',
    sourceId: `${id} ${day}`,
    origin: '',
    measure: { id },
    value: { value, unit },
    at,
    device: '',
    remark: '',
  };
}

const doubts = (items: readonly ImportItem[], changes: Partial<ImplausibleContext['units']> = {}) =>
  implausibleIn(items, { ...context, units: { ...context.units, ...changes } }).map(({ doubt }) => doubt);

describe('a load', () => {
  it('of 546 kg in a fly is found, with its workout and set', () => {
    const draft = workout('Chest Fly (Machine)', [
      set({ load: kilograms(54.6), reps: 8 }),
      set({ load: kilograms(546), reps: 8 }),
    ]);
    expect(implausibleIn([draft], context)).toEqual([
      {
        draft,
        set: { exercise: 0, set: 1 },
        doubt: { code: 'import/unlikely-load', load: 546, most: expect.any(Number) },
      },
    ]);
  });

  it.each([
    ['Deadlift', 500],
    ['Leg Press (Machine)', 700],
    ['Bench Press (Barbell)', 350],
    ['Dumbbell fly', 60],
    ['Etwas Eigenes', 450],
  ])('that strong people do is accepted: %s with %d kg', (name, load) => {
    expect(doubts([workout(name, [set({ load: kilograms(load), reps: 1 })])])).toEqual([]);
  });

  it.each([
    ['Bench Press (Barbell)', 825],
    ['Dumbbell fly', 250],
    ['Etwas Eigenes', 546],
    ['Assisted Pull Up', -700],
  ])('that nobody does is found: %s with %d kg', (name, load) => {
    const found = doubts([workout(name, [set({ load: kilograms(load), reps: 1 })])]);
    expect(found).toMatchObject([{ code: 'import/unlikely-load', load }]);
  });

  it('far above the other sets of the exercise is found in any workout', () => {
    const usual = workout(
      'Curl',
      [12, 12.5, 13, 12.5, 12, 13].map((load) => set({ load: kilograms(load), reps: 8 })),
    );
    const slip = workout('Curl', [set({ load: kilograms(125), reps: 8 })], { sourceId: 'slip' });
    expect(implausibleIn([usual, slip], context)).toEqual([
      {
        draft: slip,
        set: { exercise: 0, set: 0 },
        doubt: { code: 'import/far-from-other-sets', load: 125, usual: 12.5 },
      },
    ]);
  });

  it('without a unit is checked in the unit that the user chose, and not at all without one', () => {
    const draft = workout('Dumbbell fly', [set({ load: { value: 250, unit: null }, reps: 8 })]);
    expect(doubts([draft])).toEqual([]);
    expect(doubts([draft], { load: 'lb' })).toEqual([]);
    expect(doubts([draft], { load: 'kg' })).toMatchObject([{ code: 'import/unlikely-load', load: 250 }]);
  });

  it('beyond what anything can be is impossible', () => {
    expect(doubts([workout('Yoke', [set({ load: kilograms(30_000) })])])).toMatchObject([
      { code: 'exercise/out-of-bounds', max: 3000 },
    ]);
  });
});

describe('a workout', () => {
  it('of 360 hours is found', () => {
    const draft = workout('Squat', [], { seconds: 360 * 3600 });
    expect(implausibleIn([draft], context)).toMatchObject([
      { set: null, doubt: { code: 'import/unlikely-workout-length', seconds: 1_296_000 } },
    ]);
    expect(doubts([workout('Squat', [], { seconds: 4 * 3600 })])).toEqual([]);
  });

  it('in the future or long ago is found', () => {
    const at = (wall: string) => doubts([workout('Squat', [], { startedAt: { wall } })]);
    expect(at('2062-06-17T17:00:00')).toMatchObject([{ code: 'exercise/instant-to-come' }]);
    expect(at('0026-06-17T17:00:00')).toMatchObject([{ code: 'exercise/instant-long-past' }]);
  });

  it('with a body weight of 400 kg is found', () => {
    const weighing = (value: number) => doubts([workout('Squat', [], { bodyWeight: kilograms(value) })]);
    expect(weighing(400)).toEqual([{ code: 'exercise/unusual-reading' }]);
    expect(weighing(4000)).toMatchObject([{ code: 'exercise/out-of-bounds' }]);
    expect(weighing(80)).toEqual([]);
  });
});

describe('a set', () => {
  it('of 1,000 reps is found, and one of 100 is not', () => {
    expect(doubts([workout('Push-up', [set({ reps: 1000 }), set({ reps: 100 })])])).toEqual([
      { code: 'import/unlikely-reps', reps: 1000, most: 500 },
    ]);
  });

  it('of a whole day is found', () => {
    expect(doubts([workout('Plank', [set({ seconds: 86_400 })])])).toMatchObject([
      { code: 'import/unlikely-set-length' },
    ]);
  });

  it('of a run faster than anyone ever ran is found', () => {
    const run = (minutes: number) =>
      workout('Running (Treadmill)', [set({ distance: { value: 10, unit: 'km' }, seconds: minutes * 60 })]);
    expect(doubts([run(5.2)])).toEqual([{ code: 'exercise/faster-than-anybody', seconds: 312 }]);
    expect(doubts([run(45)])).toEqual([]);
  });
});

describe('an activity', () => {
  it.each([
    [
      'faster than anyone ever ran',
      { distance: { value: 10, unit: 'km' }, movingSeconds: 312 },
      'exercise/faster-than-anybody',
    ],
    ['faster than any fall', { distance: { value: 10, unit: 'km' }, movingSeconds: 31 }, 'exercise/out-of-bounds'],
    [
      'slower than anyone',
      { distance: { value: 5, unit: 'km' }, elapsedSeconds: 93_600 },
      'exercise/slower-than-anybody',
    ],
    ['with a heart rate of 400', { heartRate: { average: 400, max: null } }, 'exercise/out-of-bounds'],
    ['with an average above its maximum', { heartRate: { average: 171, max: 170 } }, 'import/average-above-highest'],
    ['longer moving than it took', { movingSeconds: 100, elapsedSeconds: 50 }, 'exercise/moving-beyond-elapsed'],
    ['in the future', { startedAt: now + 3 * 86_400_000 }, 'exercise/instant-to-come'],
  ] as const)('%s is found', (_, values, code) => {
    expect(doubts([activity(values)]).map((doubt) => doubt.code)).toEqual([code]);
  });

  it('as people do it is accepted', () => {
    const usual = {
      distance: { value: 10, unit: 'km' },
      movingSeconds: 3000,
      elapsedSeconds: 3100,
      climb: { value: 120, unit: 'm' },
    } as const;
    expect(doubts([activity({ ...usual, heartRate: { average: 150, max: 175 } })])).toEqual([]);
  });
});

describe('a measurement', () => {
  it('far from those before and after it is found, and its neighbours are not', () => {
    const series = [81.5, 81.2, 815, 81.4].map((value, at) => measured('body-weight', value, `2026-06-1${at}`));
    const slip = measured('body-weight', 400, '2026-06-12');
    expect(implausibleIn(series, context)).toMatchObject([
      { draft: series[2], doubt: { code: 'exercise/out-of-bounds' } },
    ]);
    expect(implausibleIn(series.with(2, slip), context)).toMatchObject([
      { draft: slip, doubt: { code: 'exercise/far-from-other-reading' } },
    ]);
  });

  it('in pounds among kilograms is found, also if there are several in a row', () => {
    const values = [81, 81, 180, 179, 178, 81, 81, 81];
    const series = values.map((value, at) => measured('body-weight', value, `2026-06-1${at}`));
    const found = implausibleIn(series, context).map(({ draft }) => (draft as MeasurementDraft).value.value);
    expect(found).toEqual([180, 179, 178]);
  });

  it('that hardly anyone has is asked about once', () => {
    const series = [300, 299, 298].map((value, at) => measured('body-weight', value, `2026-06-1${at}`));
    expect(doubts(series)).toEqual([{ code: 'exercise/unusual-reading' }]);
  });

  it.each([
    ['body-fat', 99, '%'],
    ['waist', 860, 'cm'],
    ['resting-pulse', 5, null],
  ] as const)('that is impossible is found: %s of %d %s', (id, value, unit) => {
    expect(doubts([measured(id, value, '2026-06-10', unit)])).toMatchObject([{ code: 'exercise/out-of-bounds' }]);
  });

  it('of a measure of the user, or without a known unit, is not checked', () => {
    const own: MeasurementDraft = { ...measured('body-weight', 5000, '2026-06-10'), measure: { name: 'Steps' } };
    expect(doubts([own, measured('body-weight', 815, '2026-06-10', null)])).toEqual([]);
    expect(doubts([measured('body-weight', 815, '2026-06-10', null)], { bodyWeight: 'kg' })).toHaveLength(1);
  });
});

it('changes no draft, and finds nothing in notes', () => {
  const draft = workout('Dumbbell fly', [set({ load: kilograms(546), reps: 1000 })], { seconds: 1e6 });
  const before = structuredClone(draft);
  const skipped: ImportItem = { kind: 'skipped', origin: '', code: 'import/empty' };
  expect(doubts([draft, skipped]).map(({ code }) => code)).toEqual([
    'import/unlikely-workout-length',
    'import/unlikely-load',
    'import/unlikely-reps',
  ]);
  expect(draft).toEqual(before);
});

it('a workout that is too short for its sets is doubted, one without a time is not', () => {
  const sets = Array.from({ length: 20 }, () => set({ reps: 8 }));
  const lasting = (seconds: number | null) => doubts([workout('Bench press', sets, { seconds })]);
  expect(lasting(45)).toEqual([{ code: 'import/too-short-for-sets', seconds: 45, least: 100 }]);
  expect(lasting(100)).toEqual([]);
  expect(lasting(0)).toEqual([]);
  expect(lasting(null)).toEqual([]);
  const planks = [set({ seconds: 60 }), set({ seconds: 60 })];
  expect(doubts([workout('Plank', planks, { seconds: 30 })])).toMatchObject([{ code: 'import/too-short-for-sets' }]);
});
