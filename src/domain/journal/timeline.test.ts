import { expect, it } from 'vitest';
import { workout } from '../exercise/index.ts';
import { readRecord } from '../kernel/index.ts';
import { note } from '../notes/index.ts';
import { timeline } from './timeline.ts';

it('lists notes and workouts in one sequence, newest first', () => {
  const entries = timeline({
    notes: new Map([
      ['a', noteWith({ createdAt: 1, editedAt: 30 })],
      ['b', noteWith({ createdAt: 10 })],
    ]),
    workouts: new Map([['w', workoutWith({ createdAt: 99, startedAt: 20 })]]),
  });
  expect(entries.map(({ key, at }) => [key, at])).toEqual([
    ['notes/a', 30],
    ['workouts/w', 20],
    ['notes/b', 10],
  ]);
});

it('orders entries with the same time by key', () => {
  const notes = new Map([
    ['b', noteWith({ createdAt: 0 })],
    ['a', noteWith({ createdAt: 0 })],
  ]);
  expect(timeline({ notes, workouts: new Map() }).map(({ key }) => key)).toEqual(['notes/a', 'notes/b']);
});

it('omits templates and records without a time', () => {
  const notes = new Map([
    ['a', noteWith({ createdAt: 1, kind: 'template' })],
    ['b', noteWith({ title: 'x' })],
  ]);
  expect(timeline({ notes, workouts: new Map([['w', workoutWith({})]]) })).toEqual([]);
});

function noteWith(values: Readonly<Record<string, unknown>>) {
  return readRecord(note, leavesOf(values)).value;
}

function workoutWith(values: Readonly<Record<string, unknown>>) {
  return readRecord(workout, leavesOf(values)).value;
}

function leavesOf(values: Readonly<Record<string, unknown>>) {
  return new Map(Object.entries(values).map(([path, value]) => [path, { value, stamp: '1' }]));
}
