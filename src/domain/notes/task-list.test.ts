import { expect, it } from 'vitest';
import { readNote } from './markdown/index.ts';
import { openTasks } from './task-list.ts';

it('open tasks stand by note, the newest note first, in the order of the text', () => {
  const notes = [
    { id: 'old', createdAt: 1, tasks: tasksOf('- [ ] a\n- [x] b\n- [ ] c') },
    { id: 'done', createdAt: 9, tasks: tasksOf('- [x] d') },
    { id: 'b', createdAt: 2, tasks: tasksOf('- [ ] e') },
    { id: 'a', createdAt: 2, tasks: tasksOf('- [ ] f') },
    { id: 'undated', createdAt: null, tasks: tasksOf('- [ ] g') },
  ];
  const listed = openTasks(notes).map(({ id, tasks }) => [id, ...tasks.map(({ text }) => text)]);
  expect(listed).toEqual([
    ['a', 'f'],
    ['b', 'e'],
    ['old', 'a', 'c'],
    ['undated', 'g'],
  ]);
  expect(openTasks(notes.toReversed())).toEqual(openTasks(notes));
});

it('is empty where nothing is open', () => {
  expect(openTasks([])).toEqual([]);
  expect(openTasks([{ id: 'a', createdAt: 1, tasks: tasksOf('- [x] a') }])).toEqual([]);
});

function tasksOf(text: string) {
  return readNote(text).tasks;
}
