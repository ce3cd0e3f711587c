import { expect, it } from 'vitest';
import { readNote } from '#domain/notes/markdown/index.ts';
import { isSameRow, taskRows } from './task-rows.ts';

const notes = [
  { id: 'a', tasks: readNote('- [ ] call\n- [x] rest\n- [ ] call').tasks, mentions: [] },
  { id: 'b', tasks: readNote('- [x] done').tasks, mentions: [] },
];

it('tasks are grouped by note, and notes without visible tasks are left out', () => {
  const rows = taskRows(notes, ({ task }) => !task.done);
  expect(rows.map(({ id }) => id)).toEqual(['note a', 'a 0 call', 'a 1 call']);
});

it('a task keeps its row id when it is completed or another one is inserted before it', () => {
  const later = [{ id: 'a', tasks: readNote('- [ ] walk\n- [x] call\n- [x] rest\n- [ ] call').tasks, mentions: [] }];
  const ids = taskRows(later, () => true).map(({ id }) => id);
  expect(ids).toEqual(['note a', 'a 0 walk', 'a 0 call', 'a 0 rest', 'a 1 call']);
});

it('a row is another one once its time became code', () => {
  const [row, later] = ['- [ ] call @mon', '- [ ] call `@mon`'].flatMap((text) =>
    taskRows([{ id: 'a', tasks: readNote(text).tasks, mentions: [] }], () => true).filter(
      ({ kind }) => kind === 'task',
    ),
  );
  expect(row && later && isSameRow(row, later)).toBe(false);
});
