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
const done = (of: string, day: LocalDay, inTrash = false) => ({
  value: { ...readRecord(workout, new Map()).value, day, programme: { id: 'p', day: of, week: 1 } },
  inTrash,
});

test('a programme goes on after the workouts that are there, and not after one in the trash', () => {
  const ask = (workouts: readonly ReturnType<typeof done>[]) =>
    activeProgrammes({ programmes: [rotation], workouts, today: addDays(monday, 3), weekStart: 1 })[0]?.next;
  expect(ask([])).toMatchObject({ code: 'due', day: { routine: 'upper' } });
  expect(ask([done('a', monday)])).toMatchObject({ code: 'due', day: { routine: 'lower' } });
  expect(ask([done('a', monday, true)])).toMatchObject({ code: 'due', day: { routine: 'upper' } });
});

test('one that has ended, has not begun or lies in the trash is not running', () => {
  const others = [
    { ...rotation, inTrash: true },
    { ...rotation, value: { ...rotation.value, startedOn: undefined } },
    { ...rotation, value: { ...rotation.value, endedOn: addDays(monday, 1) } },
  ];
  expect(activeProgrammes({ programmes: others, workouts: [], today: addDays(monday, 3), weekStart: 1 })).toEqual([]);
});

test('a routine is begun for the day that is due, else for the first that has it', () => {
  const active = activeProgrammes({ programmes: [rotation], workouts: [], today: monday, weekStart: 1 });
  expect(contextOf(active, 'upper', 1)).toMatchObject({ day: 'a', week: 1 });
  expect(contextOf(active, 'lower', 1)).toMatchObject({ day: 'b', week: 1 });
  expect(contextOf(active, 'elsewhere', 1)).toBeNull();
});
