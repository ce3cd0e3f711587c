import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type LocalDay, readRecord } from '../../kernel/index.ts';
import { type Programme, programme } from '../programme.ts';
import { nextInProgramme, type ProgrammeWorkout, programmeDays, timesATurn } from './next-in-programme.ts';

const monday: LocalDay = '2026-11-16';
const at = (days: number) => addDays(monday, days);
const empty = readRecord(programme, new Map()).value;

describe('a weekly programme', () => {
  const week: Programme = {
    ...empty,
    form: 'week',
    startedOn: monday,
    days: {
      a: { order: 'a0', weekday: 1, routine: 'push' },
      b: { order: 'a1', weekday: 3, routine: 'pull' },
      c: { order: 'a2', weekday: 5, routine: 'legs' },
      none: { order: 'a3', weekday: 6 },
    },
  };
  const next = (today: LocalDay, workouts: readonly ProgrammeWorkout[] = []) =>
    nextInProgramme({ programme: week, workouts, today, weekStart: 1 });

  it('has the routine of a weekday due on that day', () => {
    expect(next(at(0))).toMatchObject({ code: 'due', day: { routine: 'push' }, week: 1, why: { code: 'weekday' } });
    expect(next(at(2), [{ day: at(0), of: 'a' }])).toMatchObject({ code: 'due', day: { routine: 'pull' } });
    expect(next(at(7), [{ day: at(0), of: 'a' }])).toMatchObject({ code: 'due', week: 2, day: { routine: 'push' } });
  });

  it('has a routine missed this week due on the next day', () => {
    expect(next(at(1))).toMatchObject({ code: 'due', day: { routine: 'push' }, why: { code: 'missed', on: at(0) } });
  });

  it('rests after a workout, and names the next routine and its day', () => {
    expect(next(at(0), [{ day: at(0), of: 'a' }])).toMatchObject({
      code: 'rest',
      why: 'done-today',
      day: { routine: 'pull' },
      on: at(2),
    });
    const all = [
      { day: at(4), of: 'c' },
      { day: at(2), of: 'b' },
      { day: at(0), of: 'a' },
    ];
    expect(next(at(5), all)).toMatchObject({ code: 'rest', why: 'day-of-rest', on: at(7), week: 1 });
  });

  it('stays in its week after the last routine of the week, even in the week it started', () => {
    const friday = { ...week, startedOn: at(4) };
    const done = [{ day: at(4), of: 'c' }];
    const on = (today: LocalDay) => nextInProgramme({ programme: friday, workouts: done, today, weekStart: 1 });
    expect(on(at(4))).toMatchObject({ code: 'rest', why: 'done-today', day: { routine: 'push' }, on: at(7), week: 1 });
    expect(on(at(7))).toMatchObject({ code: 'due', day: { routine: 'push' }, week: 2 });
  });

  it('misses nothing from before its start', () => {
    const late = { ...week, startedOn: at(1) };
    expect(nextInProgramme({ programme: late, workouts: [], today: at(1), weekStart: 1 })).toMatchObject({
      code: 'rest',
      day: { routine: 'pull' },
    });
  });

  it('begins with the next week if nothing is planned in the rest of the week it started', () => {
    const saturday = { ...week, startedOn: at(5) };
    const on = (today: LocalDay) => nextInProgramme({ programme: saturday, workouts: [], today, weekStart: 1 });
    expect(on(at(5))).toMatchObject({ code: 'rest', day: { routine: 'push' }, on: at(7), week: 1 });
    expect(on(at(7))).toMatchObject({ code: 'due', day: { routine: 'push' }, week: 1 });
    expect(on(at(14))).toMatchObject({ code: 'due', day: { routine: 'push' }, week: 2 });
  });

  it('is ordered by the person’s week', () => {
    const sunday = { ...week, days: { ...week.days, s: { order: 'a4', weekday: 0, routine: 'run' } } };
    expect(programmeDays(sunday, 1).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'none', 's']);
    expect(programmeDays(sunday, 0).map(({ id }) => id)).toEqual(['s', 'a', 'b', 'c', 'none']);
  });
});

describe('a rotation', () => {
  const rotation: Programme = {
    ...empty,
    form: 'rotation',
    startedOn: monday,
    days: {
      a: { order: 'a0', routine: 'upper' },
      b: { order: 'a1', routine: 'lower' },
      rest: { order: 'a2' },
      c: { order: 'a3', routine: 'upper' },
    },
  };
  const next = (today: LocalDay, workouts: readonly ProgrammeWorkout[]) =>
    nextInProgramme({ programme: rotation, workouts, today, weekStart: 1 });

  it('starts with its first day and continues after the last one done, however long ago', () => {
    expect(next(at(3), [])).toMatchObject({ code: 'due', day: { id: 'a' }, why: { code: 'first' } });
    expect(next(at(20), [{ day: at(0), of: 'a' }])).toMatchObject({
      code: 'due',
      day: { id: 'b' },
      why: { code: 'after', day: { id: 'a' }, on: at(0) },
    });
  });

  it('restarts after its last day', () => {
    const done = ['a', 'b', 'c'].map((of, index) => ({ day: at(2 * index), of }));
    expect(next(at(9), done)).toMatchObject({ code: 'due', day: { id: 'a' }, week: 2 });
  });

  it('continues after the later of two workouts on one day, whatever their order', () => {
    const morning = { day: at(0), startedAt: 1, of: 'a' };
    const evening = { day: at(0), startedAt: 2, of: 'b' };
    for (const done of [
      [morning, evening],
      [evening, morning],
    ])
      expect(next(at(5), done)).toMatchObject({ code: 'due', day: { id: 'c' } });
  });

  it('keeps its rest days', () => {
    const done = [{ day: at(1), of: 'b' }];
    expect(next(at(1), done)).toMatchObject({ code: 'rest', why: 'done-today', day: { id: 'c' }, on: at(3) });
    expect(next(at(2), done)).toMatchObject({ code: 'rest', why: 'day-of-rest', on: at(3) });
    expect(next(at(3), done)).toMatchObject({ code: 'due', day: { id: 'c' } });
  });

  it('ignores workouts before its start or of a removed day', () => {
    const done = [
      { day: at(-3), of: 'b' },
      { day: at(0), of: 'gone' },
    ];
    expect(next(at(1), done)).toMatchObject({ code: 'due', day: { id: 'a' }, week: 1 });
  });

  describe('with weekdays', () => {
    const onWeekdays = { ...rotation, weekdays: [1, 3, 5] };
    const due = (today: LocalDay, workouts: readonly ProgrammeWorkout[], startedOn = monday) =>
      nextInProgramme({ programme: { ...onWeekdays, startedOn }, workouts, today, weekStart: 1 });

    it('is due on the next of them, so that Monday follows Friday', () => {
      const friday = [{ day: at(4), of: 'a' }];
      expect(due(at(4), friday)).toMatchObject({ code: 'rest', why: 'done-today', day: { id: 'b' }, on: at(7) });
      expect(due(at(6), friday)).toMatchObject({ code: 'rest', why: 'day-of-rest', on: at(7) });
      expect(due(at(7), friday)).toMatchObject({ code: 'due', day: { id: 'b' }, why: { code: 'weekday' } });
    });

    it('has no other rest days', () => {
      expect(due(at(2), [{ day: at(0), of: 'b' }])).toMatchObject({ code: 'due', day: { id: 'c' } });
    });

    it('starts on any day', () => {
      expect(due(at(1), [], at(1))).toMatchObject({ code: 'due', day: { id: 'a' }, why: { code: 'first' }, week: 1 });
    });

    it('stays due until it is done', () => {
      const missed = { code: 'missed', on: at(2) };
      expect(due(at(3), [{ day: at(0), of: 'a' }])).toMatchObject({ code: 'due', day: { id: 'b' }, why: missed });
      expect(due(at(30), [{ day: at(0), of: 'a' }])).toMatchObject({ code: 'due', day: { id: 'b' }, why: missed });
    });

    it('of which there are none is one without weekdays', () => {
      const programme = { ...rotation, weekdays: [] };
      expect(nextInProgramme({ programme, workouts: [], today: at(3), weekStart: 1 })).toEqual(next(at(3), []));
    });
  });

  it('counts how often a routine occurs in a cycle', () => {
    expect(timesATurn(rotation, 'upper')).toBe(2);
    expect(timesATurn(rotation, 'elsewhere')).toBe(1);
  });

  it('repeats every training day in order if each is done when due', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 7 }), (isTraining) => {
        fc.pre(isTraining.includes(true));
        const days = Object.fromEntries(
          isTraining.map((trains, index) => [`d${index}`, { order: `a${index}`, ...(trains && { routine: 'r' }) }]),
        );
        const workouts: ProgrammeWorkout[] = [];
        for (let day = 0; workouts.length < 2 * isTraining.length; day++) {
          const asked = nextInProgramme({ programme: { ...rotation, days }, workouts, today: at(day), weekStart: 1 });
          if (asked.code === 'due') workouts.push({ day: at(day), of: asked.day.id });
        }
        const training = Object.keys(days).filter((_, index) => isTraining[index]);
        expect(workouts.map(({ of }) => of)).toEqual(workouts.map((_, index) => training[index % training.length]));
      }),
    );
  });
});

describe('a programme', () => {
  it.each([
    [
      { ...empty, form: 'week' },
      { code: 'not-started', on: null },
    ],
    [
      { ...empty, form: 'week', startedOn: at(1) },
      { code: 'not-started', on: at(1) },
    ],
    [
      { ...empty, form: 'rotation', startedOn: at(-9), endedOn: at(-1) },
      { code: 'ended', on: at(-1) },
    ],
    [{ ...empty, form: 'rotation', startedOn: at(0) }, { code: 'nothing-planned' }],
    [
      { ...empty, form: 'week', startedOn: at(0), days: { a: { order: 'a0', weekday: 1 } } },
      { code: 'nothing-planned' },
    ],
  ] as const)('with nothing due gives the reason: %#', (asked, expected) => {
    expect(nextInProgramme({ programme: asked as Programme, workouts: [], today: monday, weekStart: 1 })).toEqual(
      expected,
    );
  });
});
