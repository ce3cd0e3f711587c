import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type RecordKey, readRecord } from '../../kernel/index.ts';
import { startAgain } from '../logging/index.ts';
import { changed, leavesOf } from '../logging/testing/changed.ts';
import { workout } from '../workout.ts';
import { memoryAtBar, type StoredWorkout } from './index.ts';

const squat: RecordKey = 'exercises/back-squat';
const cue = 'Brace before the descent';

describe('the cue', () => {
  test('is shown without any earlier workout', () => {
    expect(memoryOf([], { cue })).toEqual({ cue, nextTime: [], lastRemark: null });
  });

  test('is absent if it is missing or blank', () => {
    expect(memoryOf([], { cue: null }).cue).toBeNull();
    expect(memoryOf([], { cue: ' \n' }).cue).toBeNull();
  });
});

describe('the last remark', () => {
  test('is that of the newest earlier workout with one, with its day and its set', () => {
    const memory = memoryOf([
      session(1, { remark: 'Oldest' }),
      session(2, { remark: 'Left knee', setRemark: undefined }),
      session(3, {}),
    ]);
    expect(memory.lastRemark).toEqual({
      text: 'Left knee',
      day: '2026-11-02',
      workout: 'workouts/w2',
      exercise: 'x',
      set: null,
    });
    expect(memoryOf([session(4, { setRemark: 'Slow' })]).lastRemark).toMatchObject({ text: 'Slow', set: 's' });
  });

  test('is the last written one of a workout, and that of the exercise if both were written together', () => {
    const both = session(1, { remark: 'Of the exercise', setRemark: 'Of the set' });
    expect(memoryOf([both]).lastRemark?.text).toBe('Of the exercise');
    const setLater = new Map([...both.leaves, ['sets/s/remark', { value: 'Of the set', stamp: '0009' }] as const]);
    expect(memoryOf([{ ...both, leaves: setLater }]).lastRemark?.text).toBe('Of the set');
  });

  test('passes over a remark that equals the cue, today’s remark or a note for next time', () => {
    const workouts = [
      session(1, { remark: 'Wide grip' }),
      session(2, { setRemark: ` ${cue} ` }),
      session(3, { remark: 'To a bench' }),
      session(4, { remark: 'Slower', nextTime: 'Slower' }),
    ];
    const current = session(9, { remark: 'To a bench', isDone: false });
    const memory = memoryAtBar({ keys: [squat], cue }, current, workouts.toReversed());
    expect(memory.nextTime.map(({ text }) => text)).toEqual(['Slower']);
    expect(memory.lastRemark?.text).toBe('Wide grip');
  });

  test('is null if all remarks are blank', () => {
    expect(memoryOf([session(1, { remark: '  ', setRemark: '' })]).lastRemark).toBeNull();
  });

  test('comes from a skipped exercise too, but not from a removed one', () => {
    const skipped = session(1, { remark: 'Knee hurts', isDone: false });
    expect(memoryOf([skipped]).lastRemark?.text).toBe('Knee hurts');
    const removal = ['exercises/x/removedAt', { value: 5, stamp: '0009' }] as const;
    expect(memoryOf([{ ...skipped, leaves: new Map([...skipped.leaves, removal]) }]).lastRemark).toBeNull();
  });

  test('comes from merged exercises too, but not from others', () => {
    const merged = session(1, { remark: 'Merged', exercise: 'exercises/low-bar' });
    const other = session(2, { remark: 'Other', exercise: 'exercises/dip' });
    const keys: readonly RecordKey[] = [squat, 'exercises/low-bar'];
    expect(memoryAtBar({ keys, cue: null }, now(), [other, merged]).lastRemark?.text).toBe('Merged');
    expect(memoryOf([merged, other]).lastRemark).toBeNull();
  });

  test('ignores the current workout, later ones and those in the trash', () => {
    const trashed = session(3, { remark: 'Trashed' });
    const leaves = new Map([...trashed.leaves, ['trashedAt', { value: 5, stamp: '0009' }] as const]);
    const later = session(12, { remark: 'Later' });
    expect(memoryAtBar({ keys: [squat], cue: null }, now(), [later, now(), { ...trashed, leaves }])).toEqual({
      cue: null,
      nextTime: [],
      lastRemark: null,
    });
  });

  test('of two workouts that started together, only the one whose id sorts last refers to the other', () => {
    const [a, b] = ['a', 'b'].map((id) => ({ ...session(1, { remark: id }), id })) as [StoredWorkout, StoredWorkout];
    const memoryIn = (current: StoredWorkout) => memoryAtBar({ keys: [squat], cue: null }, current, [b, a]);
    expect(memoryIn(b).lastRemark?.text).toBe('a');
    expect(memoryIn(a).lastRemark).toBeNull();
  });
});

describe('a note for next time', () => {
  const noted = session(1, { nextTime: 'Wider stance' });
  const steps = (earlier: readonly StoredWorkout[], current = now()) =>
    memoryOf(earlier, { current }).nextTime.map(({ text, step }) => [text, step]);
  const show = [['Wider stance', 'show']];
  const ask = [['Wider stance', 'ask']];

  test('is shown until the first set of the next workout, and then asked about until answered', () => {
    expect(steps([noted])).toEqual(show);
    expect(steps([noted], now({ isDone: true }))).toEqual(ask);
    expect(steps([noted, session(2, {})])).toEqual(ask);
    expect(steps([noted, session(2, {}), session(3, {})])).toEqual(ask);
  });

  test('names its workout, its day and its exercise there', () => {
    expect(memoryOf([noted]).nextTime).toEqual([
      { text: 'Wider stance', step: 'show', day: '2026-11-01', workout: 'workouts/w1', exercise: 'x' },
    ]);
  });

  test.each(['helped', 'didNotHelp'])('is gone once the answer is %s', (answer) => {
    expect(steps([noted], now({ isDone: true, answer }))).toEqual([]);
    expect(steps([noted, session(2, { answer })])).toEqual([]);
    expect(steps([noted, session(2, { answer }), session(3, {})])).toEqual([]);
  });

  test('is not mentioned again in the workout that answers later, and is shown in the next one', () => {
    expect(steps([noted], now({ isDone: true, answer: 'later' }))).toEqual([]);
    const putOff = session(3, { answer: 'later' });
    expect(steps([noted, putOff])).toEqual(show);
    expect(steps([noted, putOff], now({ isDone: true }))).toEqual(ask);
    expect(steps([noted, session(2, {}), putOff])).toEqual(show);
    expect(steps([noted, putOff, session(4, {})])).toEqual(ask);
  });

  test('is still to be shown if the exercise was skipped in the workout between', () => {
    expect(steps([noted, session(2, { isDone: false })])).toEqual(show);
  });

  test('remains open if another one is noted before it is answered', () => {
    const both = [noted, session(2, { nextTime: 'Lighter' })];
    expect(steps(both)).toEqual([['Lighter', 'show'], ...ask]);
    expect(steps([noted, session(2, { nextTime: 'Lighter', answer: 'later' })])).toEqual([
      ['Lighter', 'show'],
      ...show,
    ]);
    expect(steps([noted, session(2, { nextTime: 'Lighter', answer: 'helped' })])).toEqual([['Lighter', 'show']]);
    expect(steps([...both, session(3, { answer: 'helped' })])).toEqual([]);
  });

  test('that was noted twice with the same words is listed once', () => {
    expect(steps([noted, session(2, { nextTime: 'Wider stance' })])).toEqual(show);
  });

  test('is not listed if it is blank or has become the cue', () => {
    expect(steps([session(1, { nextTime: ' ' })])).toEqual([]);
    expect(memoryOf([noted], { cue: 'Wider stance' })).toMatchObject({ cue: 'Wider stance', nextTime: [] });
  });

  test('of an exercise that occurs twice in a workout is listed with the one for which it was noted', () => {
    const twice = leavesOf({
      ...Object.fromEntries([...noted.leaves].map(([path, { value }]) => [path, value])),
      'exercises/y/exercise': squat,
      'exercises/y/order': 'a1',
      'exercises/y/nextTime': 'Fewer back-off sets',
    });
    expect(memoryOf([{ id: 'w1', leaves: twice }]).nextTime.map(({ exercise }) => exercise)).toEqual(['x', 'y']);
  });

  test('is not copied when its workout is repeated', () => {
    const { value } = readRecord(workout, noted.leaves);
    let ids = 0;
    const repeated = changed(new Map(), (draft) => {
      startAgain(draft, { value, leaves: noted.leaves }, () => `n${ids++}`);
    });
    expect([...repeated.keys()].filter((path) => path.endsWith('/nextTime'))).toEqual([]);
    expect([...repeated.keys()].filter((path) => path.endsWith('/exercise'))).toHaveLength(1);
  });
});

test('an id with a slash and an unreadable set do not hide a remark', () => {
  const leaves = leavesOf({
    startedAt: 1,
    day: '2026-11-01',
    'exercises/a~1b/exercise': squat,
    'exercises/a~1b/order': 'a0',
    'sets/s/place': { exercise: 'a/b', order: 'a0' },
    'sets/s/remark': 'Slow',
    'sets/broken/place': null,
    'sets/lost/place': 'a/b',
    'sets/a~/remark': 'Bad path',
  });
  expect(memoryOf([{ id: 'w', leaves }]).lastRemark).toMatchObject({ text: 'Slow', exercise: 'a/b', set: 's' });
});

test('no text is said twice, whatever was written', () => {
  const text = fc.constantFrom(undefined, '', ' ', 'Deep', ' Deep', 'Slow', 'Wide');
  const content = fc.record({
    remark: text,
    setRemark: text,
    nextTime: text,
    isDone: fc.boolean(),
    answer: fc.constantFrom(undefined, 'later', 'helped'),
  });
  fc.assert(
    fc.property(fc.array(content, { maxLength: 6 }), text, content, (contents, anyCue, today) => {
      const workouts = contents.map((each, at) => session(at + 1, each));
      const memory = memoryOf(workouts, { cue: anyCue ?? null, current: now(today) });
      const texts = [memory.cue, ...memory.nextTime.map((note) => note.text), memory.lastRemark?.text]
        .filter((each) => each !== null && each !== undefined)
        .map((each) => each.trim());
      expect(texts).not.toContain('');
      expect(new Set(texts).size).toBe(texts.length);
    }),
  );
});

interface Content {
  readonly remark?: string | undefined;
  readonly setRemark?: string | undefined;
  readonly nextTime?: string | undefined;
  readonly answer?: string | undefined;
  /** Whether the set was completed; true unless it is given. */
  readonly isDone?: boolean;
  readonly exercise?: RecordKey;
}

/** A workout on a day of November with one set of an exercise. */
function session(date: number, content: Content): StoredWorkout {
  const { remark, setRemark, nextTime, answer, isDone = true, exercise = squat } = content;
  const values = {
    startedAt: date * 86_400_000,
    day: `2026-11-${String(date).padStart(2, '0')}`,
    'exercises/x/exercise': exercise,
    'exercises/x/order': 'a0',
    'exercises/x/remark': remark,
    'exercises/x/nextTime': nextTime,
    'exercises/x/nextTimeAnswer': answer,
    'sets/s/place': { exercise: 'x', order: 'a0' },
    'sets/s/result': isDone ? { kind: 'working', reps: 5, completedAt: 1 } : undefined,
    'sets/s/remark': setRemark,
  };
  const written = Object.entries(values).filter(([, value]) => value !== undefined);
  return { id: `w${date}`, leaves: leavesOf(Object.fromEntries(written)) };
}

/** The workout on the screen, before its first set unless it says otherwise. */
function now(content: Content = {}): StoredWorkout {
  return session(10, { isDone: false, ...content });
}

/** @param earlier the oldest first */
function memoryOf(
  earlier: readonly StoredWorkout[],
  given: { readonly cue?: string | null; readonly current?: StoredWorkout } = {},
) {
  return memoryAtBar({ keys: [squat], cue: given.cue ?? null }, given.current ?? now(), earlier.toReversed());
}
