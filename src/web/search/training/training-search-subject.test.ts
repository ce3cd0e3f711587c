import { expect, test } from 'vitest';
import type { Collection } from '#domain/user-document.ts';
import { type Field, printStamp, type ReplicaId } from '#sync/record/index.ts';
import type { DaysAnswer, TrainingHitsAnswer, TrainingSearchContext } from './training-search-queries.ts';
import { TrainingSearchSubject } from './training-search-subject.ts';

const context: TrainingSearchContext = {
  place: { today: '2026-11-21', zone: 'UTC', dayStartsAt: 0, massUnit: 'kg', distanceUnit: 'km' },
  method: 'epley',
  names: { sports: { run: 'Running' }, measures: { 'body-weight': 'Body weight' }, areExercisesTranslated: false },
};

test('sets, workouts, activities and measurements are found by what they are called and by their figures', () => {
  const { subject, hits } = filled();
  expect(hits('squat rpe>=9')).toEqual({ set: ['2026-11-02'] });
  expect(hits('knee')).toEqual({ set: ['2026-11-02'], activity: ['2026-11-05'] });
  expect(hits('distance>9km')).toEqual({ activity: ['2026-11-05'] });
  expect(hits('body weight type:measurement')).toEqual({ measurement: ['2026-11-06'] });
  subject.ingest({ collection: 'activities', id: 'run', kind: 'remove' });
  expect(hits('distance>9km')).toEqual({});
});

test('exercises are found by their German names too, whichever language the app shows', () => {
  const { hits } = filled();
  expect(hits('kniebeuge rpe>=9')).toEqual({ set: ['2026-11-02'] });
  expect(hits('exercise:kniebeuge rpe>=9')).toEqual({ set: ['2026-11-02'] });
});

test('the days of everything that matches are found', () => {
  const { days } = filled();
  expect(days('knee')).toEqual(['2026-11-02', '2026-11-05']);
  expect(days('nothing-like-it')).toEqual([]);
});

test('a renamed tag is found by its new and its old name', () => {
  const { subject, days } = filled();
  subject.ingest({ collection: 'tags', id: 'sore', kind: 'put', fields: fieldsOf({ renamedTo: 'ache' }) });
  expect(days('tag:ache')).toEqual(['2026-11-02']);
  expect(days('tag:sore')).toEqual(['2026-11-02']);
});

test('an answer is whole once everything has been read', () => {
  const { subject, setShare } = filled();
  const answer = () => [...stepsOf(subject.open({ about: 'days', text: 'knee', context }))].at(-1) as DaysAnswer;
  expect(answer().isWhole).toBe(true);
  setShare(0.5);
  expect(answer().isWhole).toBe(false);
});

test('the version of a search changes with each record', () => {
  const { subject } = filled();
  const open = subject.open({ about: 'days', text: 'knee', context });
  const before = open.version();
  subject.ingest({ collection: 'workouts', id: 'legs', kind: 'remove' });
  expect(open.version()).not.toBe(before);
});

test('a line is answered, and again only when its answer has changed', () => {
  const { subject, put, answers } = filled();
  const open = subject.open({ about: 'answer', line: 'best squat', context: { ...context, weekStart: 1 } });
  expect(answers(open)).toMatchObject([{ answer: { kind: 'number', value: 100, unit: 'kg' }, isRead: true }]);
  const before = open.version();
  put('workouts', 'later', squat(90));
  expect(open.version()).not.toBe(before);
  expect(answers(open)).toEqual([]);
  put('workouts', 'later', squat(110));
  expect(answers(open)).toMatchObject([{ answer: { value: 110, inputs: [{ keys: ['workouts/later'] }] } }]);
});

test('an answer with thousands of results is sent with the newest of them', () => {
  const { subject, put, answers } = filled();
  for (let at = 0; at < 1200; at += 1) put('workouts', `w${at}`, squat(50));
  const open = subject.open({ about: 'answer', line: 'squat type:set', context: { ...context, weekStart: 1 } });
  const [sent] = answers(open);
  expect(sent).toMatchObject({ answer: { kind: 'list', total: 1201, rows: { length: 1000 } } });
});

function squat(kilograms: number): Readonly<Record<string, unknown>> {
  return {
    ...{ day: '2026-11-10', startedAt: 10, endedAt: 20 },
    ...{ 'exercises/e/order': 'a0', 'exercises/e/exercise': 'exercises/back-squat' },
    'sets/s/place': { exercise: 'e', order: 'a0' },
    'sets/s/result': { kind: 'working', load: { si: kilograms }, reps: 5, completedAt: 20 },
  };
}

function filled() {
  let share = 1;
  const subject = new TrainingSearchSubject(() => ({ share }));
  const put = (collection: Collection, id: string, values: Readonly<Record<string, unknown>>) =>
    subject.ingest({ collection, id, kind: 'put', fields: fieldsOf(values) });
  put('workouts', 'legs', {
    ...{ day: '2026-11-02', startedAt: 1, endedAt: 2, 'tags/sore': 'sore' },
    ...{ 'exercises/e/order': 'a0', 'exercises/e/exercise': 'exercises/back-squat' },
    ...{ 'sets/s/place': { exercise: 'e', order: 'a0' }, 'sets/s/remark': 'Left knee hurt' },
    'sets/s/result': { kind: 'working', load: { si: 100 }, reps: 5, rpe: 9, completedAt: 2 },
  });
  put('activities', 'run', {
    ...{ sport: 'run', day: '2026-11-05', startedAt: 3, distance: { si: 10_000 }, movingSeconds: 3000 },
    remark: 'Knee was fine',
  });
  put('measurements', 'weight', { measure: 'body-weight', day: '2026-11-06', at: 4, value: { si: 80 } });
  return {
    subject,
    put,
    answers: (open: { readonly answer: () => Iterator<unknown> }) => [...stepsOf(open)],
    setShare: (to: number) => {
      share = to;
    },
    /** Returns the days of the hits by kind, without kinds that have none. */
    hits: (text: string) => {
      const answers = [...stepsOf(subject.open({ about: 'hits', text, context, limit: 10 }))];
      const { isWhole: _, ...byKind } = (answers.at(-1) as TrainingHitsAnswer).result;
      const found = Object.entries(byKind).filter(([kind, { total }]) => total > 0 && kind !== 'exercise');
      return Object.fromEntries(found.map(([kind, { hits }]) => [kind, hits.map(({ day }) => day)]));
    },
    days: (text: string) => {
      const answers = [...stepsOf(subject.open({ about: 'days', text, context }))];
      return [...(answers.at(-1) as DaysAnswer).days].sort();
    },
  };
}

function* stepsOf(open: { readonly answer: () => Iterator<unknown> }): Iterable<unknown> {
  const steps = open.answer();
  for (let step = steps.next(); !step.done; step = steps.next()) if (step.value !== null) yield step.value;
}

function fieldsOf(values: Readonly<Record<string, unknown>>): ReadonlyMap<string, Field> {
  const stamp = printStamp({ ms: 1, counter: 0, replica: 'a'.repeat(11) as ReplicaId });
  return new Map(Object.entries(values).map(([leaf, value]) => [leaf, { value, stamp } as Field]));
}
