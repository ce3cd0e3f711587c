import { expect, test } from 'vitest';
import { programme, workout } from '#domain/exercise/index.ts';
import { addDays, type LocalDay, readRecord } from '#domain/kernel/index.ts';
import { activeProgrammes, contextOf } from './active-programmes.ts';

const monday: LocalDay = '2026-11-16';
const rotation = {
  id: 'p',
  inTrash: false,
  value: {
    ...readRecord(programme, new Map()).value,
    form: 'rotation' as const,
    startedOn: monday,
    days: { a: { order: 'a0', routine: 'upper' }, b: { order: 'a1', routine: 'lower' } },
  },
};
const done = (
  of: string,
  day: LocalDay,
  more: {
    readonly inTrash?: boolean;
    readonly startedAt?: number | undefined;
    readonly endedAt?: number | undefined;
  } = {},
) => {
  const { inTrash = false, startedAt, endedAt }: typeof more = { startedAt: 1, endedAt: 2, ...more };
  const value = { ...readRecord(workout, new Map()).value, day, programme: { id: 'p', day: of, week: 1 } };
  return { id: `w-${of}`, value: { ...value, startedAt, endedAt }, inTrash };
};
const none: ReadonlySet<string> = new Set();

test('a programme continues after existing workouts, ignoring those in the trash', () => {
  const ask = (workouts: readonly ReturnType<typeof done>[]) =>
    activeProgrammes({
      programmes: [rotation],
      workouts,
      daysNotDone: none,
      today: addDays(monday, 3),
      weekStart: 1,
    })[0]?.next;
  expect(ask([])).toMatchObject({ code: 'due', day: { routine: 'upper' } });
  expect(ask([done('a', monday)])).toMatchObject({ code: 'due', day: { routine: 'lower' } });
  expect(ask([done('a', monday, { inTrash: true })])).toMatchObject({ code: 'due', day: { routine: 'upper' } });
});

test('a day stays due while its workout is in progress, and after it was finished without a set', () => {
  const ask = (workouts: readonly ReturnType<typeof done>[], daysNotDone = none, today = monday) =>
    activeProgrammes({ programmes: [rotation], workouts, daysNotDone, today, weekStart: 1 })[0];
  expect(ask([done('a', monday)], new Set(['w-a']))).toMatchObject({
    next: { code: 'due', day: { id: 'a' }, why: { code: 'first' } },
    running: null,
  });
  const running = done('a', monday, { endedAt: undefined });
  expect(ask([running])).toMatchObject({ next: { code: 'due', day: { id: 'a' } }, running: 'w-a' });
  expect(ask([done('a', monday, { startedAt: undefined, endedAt: undefined })])?.running).toBeNull();
  expect(ask([running], none, addDays(monday, 1))).toMatchObject({ next: { day: { id: 'a' } }, running: 'w-a' });
  expect(ask([done('a', monday)])).toMatchObject({ next: { code: 'rest', why: 'done-today' }, running: null });
});

test('the day due in the past depends on earlier workouts only', () => {
  const workouts = [done('a', monday, { startedAt: 10 }), done('b', addDays(monday, 2), { startedAt: 30 })];
  const dueAt = (before: number, today: LocalDay) =>
    activeProgrammes({ programmes: [rotation], workouts, daysNotDone: none, today, weekStart: 1, before })[0]?.next;
  expect(dueAt(10, monday)).toMatchObject({ code: 'due', day: { id: 'a' } });
  expect(dueAt(20, addDays(monday, 1))).toMatchObject({ code: 'due', day: { id: 'b' } });
  expect(dueAt(40, addDays(monday, 3))).toMatchObject({ code: 'due', day: { id: 'a' } });
});

test('a weekday counts as missed if its workout was finished without a set', () => {
  const week = {
    ...rotation,
    value: {
      ...rotation.value,
      form: 'week' as const,
      days: { a: { order: 'a0', weekday: 1, routine: 'upper' }, b: { order: 'a1', weekday: 4, routine: 'lower' } },
    },
  };
  const ask = (daysNotDone: ReadonlySet<string>) =>
    activeProgrammes({
      programmes: [week],
      workouts: [done('a', monday)],
      daysNotDone,
      weekStart: 1,
      today: addDays(monday, 1),
    })[0]?.next;
  expect(ask(new Set(['w-a']))).toMatchObject({ code: 'due', day: { id: 'a' }, why: { code: 'missed', on: monday } });
  expect(ask(none)).toMatchObject({ code: 'rest', day: { id: 'b' } });
});

test('a programme that has ended, has not started or is in the trash is not active', () => {
  const others = [
    { ...rotation, inTrash: true },
    { ...rotation, value: { ...rotation.value, startedOn: undefined } },
    { ...rotation, value: { ...rotation.value, endedOn: addDays(monday, 1) } },
  ];
  expect(
    activeProgrammes({
      programmes: others,
      workouts: [],
      daysNotDone: none,
      today: addDays(monday, 3),
      weekStart: 1,
    }),
  ).toEqual([]);
});

test('a routine starts for the day that is due, or else for the first day with it', () => {
  const active = activeProgrammes({
    programmes: [rotation],
    workouts: [],
    daysNotDone: none,
    today: monday,
    weekStart: 1,
  });
  expect(contextOf(active, 'upper', 1)).toMatchObject({ day: 'a', week: 1 });
  expect(contextOf(active, 'lower', 1)).toMatchObject({ day: 'b', week: 1 });
  expect(contextOf(active, 'elsewhere', 1)).toBeNull();
});
