import { describe, expect, it } from 'vitest';
import { readNote } from './markdown/index.ts';
import { findSeenTask, type SeenTask, seenTasks, tasksByNote } from './task-list.ts';

it('tasks stand by note, the newest note first, in the order of the text', () => {
  const notes = [
    { id: 'old', createdAt: 1, tasks: tasksOf('- [ ] a\n- [x] b\n- [ ] c') },
    { id: 'none', createdAt: 9, tasks: tasksOf('nothing') },
    { id: 'b', createdAt: 2, tasks: tasksOf('- [ ] e') },
    { id: 'a', createdAt: 2, tasks: tasksOf('- [x] f') },
    { id: 'undated', createdAt: null, tasks: tasksOf('- [ ] g') },
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

describe('a task that was seen', () => {
  const all = seenTasks(tasksOf('- [ ] call\n- [ ] rest\n- [ ] call'));
  const seen = all[2] as SeenTask;

  it('is told from those with the same words by its place among them', () => {
    expect(all).toEqual([
      { text: 'call', nth: 0, of: 2 },
      { text: 'rest', nth: 0, of: 1 },
      { text: 'call', nth: 1, of: 2 },
    ]);
  });

  it('is found where it moved to, ticked or not', () => {
    const [, , moved] = tasksOf('first\n\n- [x] call\n- [ ] walk\n- [ ] call');
    expect(findSeenTask(tasksOf('first\n\n- [x] call\n- [ ] walk\n- [ ] call'), seen)).toEqual(moved);
    expect(findSeenTask(tasksOf('- [ ] call\n- [x] call'), seen)?.done).toBe(true);
  });

  it('is not found where it is gone, was written anew, or might be another', () => {
    for (const text of ['- [ ] rest', '- [ ] call', '- [ ] call\n- [ ] call\n- [ ] call', '- [ ] call him\n- [ ] call'])
      expect(findSeenTask(tasksOf(text), seen)).toBeNull();
  });
});

function tasksOf(text: string) {
  return readNote(text).tasks;
}
