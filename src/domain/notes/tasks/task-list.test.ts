import { describe, expect, it } from 'vitest';
import { readNote } from '../markdown/index.ts';
import { findSeenTask, type SeenTask, seenTasks, tasksByNote } from './task-list.ts';

it('tasks are grouped by note, newest note first, in the order of the text', () => {
  const notes = [
    { id: 'old', createdAt: 1, tasks: tasksOf('- [ ] a\n- [x] b\n- [ ] c'), mentions: [] },
    { id: 'none', createdAt: 9, tasks: tasksOf('nothing'), mentions: [] },
    { id: 'b', createdAt: 2, tasks: tasksOf('- [ ] e'), mentions: [] },
    { id: 'a', createdAt: 2, tasks: tasksOf('- [x] f'), mentions: [] },
    { id: 'undated', createdAt: null, tasks: tasksOf('- [ ] g'), mentions: [] },
  ];
  const listed = tasksByNote(notes).map(({ id, tasks }) => [id, ...tasks.map(({ text }) => text)]);
  expect(listed).toEqual([
    ['a', 'f'],
    ['b', 'e'],
    ['old', 'a', 'b', 'c'],
    ['undated', 'g'],
  ]);
  expect(tasksByNote(notes.toReversed())).toEqual(tasksByNote(notes));
  expect(tasksByNote([])).toEqual([]);
});

describe('a previously shown task', () => {
  const all = seenTasks(tasksOf('- [ ] call\n- [ ] rest\n- [ ] call'));
  const seen = all[2] as SeenTask;

  it('is distinguished from others with the same text by its index among them', () => {
    expect(all).toEqual([
      { text: 'call', nth: 0, of: 2 },
      { text: 'rest', nth: 0, of: 1 },
      { text: 'call', nth: 1, of: 2 },
    ]);
  });

  it('is found after it moved, ticked or not', () => {
    const [, , moved] = tasksOf('first\n\n- [x] call\n- [ ] walk\n- [ ] call');
    expect(findSeenTask(tasksOf('first\n\n- [x] call\n- [ ] walk\n- [ ] call'), seen)).toEqual(moved);
    expect(findSeenTask(tasksOf('- [ ] call\n- [x] call'), seen)?.done).toBe(true);
  });

  it('is not found if it was removed or rewritten, or is ambiguous', () => {
    for (const text of ['- [ ] rest', '- [ ] call', '- [ ] call\n- [ ] call\n- [ ] call', '- [ ] call him\n- [ ] call'])
      expect(findSeenTask(tasksOf(text), seen)).toBeNull();
  });
});

function tasksOf(text: string) {
  return readNote(text).tasks;
}
