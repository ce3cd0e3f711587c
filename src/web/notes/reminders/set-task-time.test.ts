import { expect, it } from 'vitest';
import * as Y from 'yjs';
import type { Weekday } from '#domain/kernel/index.ts';
import { readNote } from '#domain/notes/markdown/index.ts';
import { type SeenTask, seenTasks } from '#domain/notes/tasks/task-list.ts';
import { englishTimeWords } from '#domain/reminders/index.ts';
import type { DocumentActions } from '../../replica/index.ts';
import { setTaskTime } from './set-task-time.ts';

const context = {
  now: Date.parse('2026-11-27T09:30:00Z'),
  zone: 'UTC',
  weekStart: 1 as Weekday,
  defaultMinutes: 540,
  words: englishTimeWords,
};
const later = '2026-12-01 7:00';

it('only the words of the time are replaced, at their current position', async () => {
  const { text, move } = noteWith('- [ ] **call** @mon, then rest\n');
  const changes: unknown[] = [];
  const seen = seenIn(text, 0);
  text.insert(0, 'first\n\n');
  text.observe(({ delta }) => changes.push(delta));
  await move(seen);
  expect(text.toString()).toBe('first\n\n- [ ] **call** @2026-12-01 7:00, then rest\n');
  expect(changes).toEqual([[{ retain: 22 }, { delete: 4 }, { insert: `@${later}` }]]);
});

it('undo puts the former words back wherever the task is by then', async () => {
  const { text, move } = noteWith('- [ ] call @tomorrow 9:00\n');
  const takeBack = await move(seenIn(text, 0));
  text.insert(0, 'before\n\n');
  expect(await takeBack?.()).toBe(true);
  expect(text.toString()).toBe('before\n\n- [ ] call @tomorrow 9:00\n');
});

it('undo reports that the time has been changed since', async () => {
  const { text, move } = noteWith('- [ ] call\n');
  const takeBack = await move(seenIn(text, 0));
  text.delete(text.toString().indexOf('12-01'), 5);
  const changed = text.toString();
  expect(await takeBack?.()).toBe(false);
  expect(text.toString()).toBe(changed);
});

it('nothing is written if the task was rewritten', async () => {
  const { text, move } = noteWith('- [ ] call @mon');
  const seen = seenIn(text, 0);
  text.insert(text.length, ' her');
  expect(await move(seen)).toBeNull();
  expect(text.toString()).toBe('- [ ] call @mon her');
});

function noteWith(markdown: string) {
  const text = new Y.Doc().getText('body');
  text.insert(0, markdown);
  const reader = { withBody: async (_: unknown, work: (text: Y.Text) => unknown) => work(text) };
  const document = { reader } as unknown as DocumentActions;
  return { text, move: (seen: SeenTask) => setTaskTime(document, { noteId: 'a', seen }, later, context) };
}

function seenIn(text: Y.Text, at: number): SeenTask {
  return seenTasks(readNote(text.toString()).tasks)[at] as SeenTask;
}
