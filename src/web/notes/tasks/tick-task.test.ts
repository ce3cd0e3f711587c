import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { readNote } from '#domain/notes/markdown/index.ts';
import { type SeenTask, seenTasks } from '#domain/notes/tasks/task-list.ts';
import type { Replica } from '#sync/replica/replica.ts';
import { DocumentReader } from '../../replica/document-reader.ts';
import type { DocumentActions } from '../../replica/index.ts';
import { tickTask } from './tick-task.ts';

it('completing a task checks it at its current position, and can be undone', async () => {
  const { text, document, opened } = noteWith('- [ ] call\n- [ ] call\n');
  const seen = seenIn(text, 1);
  text.insert(0, 'first\n\n');
  const takeBack = await tickTask(document, 'a', seen, true);
  expect(text.toString()).toBe('first\n\n- [ ] call\n- [x] call\n');
  text.insert(0, 'before\n\n');
  text.delete(text.length - 1, 1);
  expect(await takeBack?.()).toBe(true);
  expect(text.toString()).toBe('before\n\nfirst\n\n- [ ] call\n- [ ] call');
  expect(opened()).toBe(0);
});

it('completing a task replaces one character and nothing else', async () => {
  const { text, document } = noteWith('- [ ] **call** her');
  const changes: unknown[] = [];
  text.observe(({ delta }) => changes.push(delta));
  await tickTask(document, 'a', seenIn(text, 0), true);
  expect(changes).toEqual([[{ retain: 3 }, { delete: 1 }, { insert: 'x' }]]);
});

it('completing a task writes nothing if it was removed or rewritten', async () => {
  const { text, document } = noteWith('- [ ] call');
  const seen = seenIn(text, 0);
  text.insert(text.length, ' him');
  expect(await tickTask(document, 'a', seen, true)).toBeNull();
  expect(text.toString()).toBe('- [ ] call him');
});

it('completing a task that was already completed on another device changes nothing', async () => {
  const { text, document } = noteWith('- [x] call');
  expect(await tickTask(document, 'a', { text: 'call', nth: 0, of: 1 }, true)).not.toBeNull();
  expect(text.toString()).toBe('- [x] call');
});

it('completing a task can be undone after the text was cut and pasted', async () => {
  const { text, document } = noteWith('- [ ] one\n- [ ] two\n');
  const takeBack = await tickTask(document, 'a', seenIn(text, 1), true);
  const cut = text.toString();
  text.delete(0, text.length);
  text.insert(0, cut);
  expect(await takeBack?.()).toBe(true);
  expect(text.toString()).toBe('- [ ] one\n- [ ] two\n');
});

it('undo reports that the completed task was removed', async () => {
  const { text, document } = noteWith('- [ ] call\n');
  const takeBack = await tickTask(document, 'a', { text: 'call', nth: 0, of: 1 }, true);
  text.delete(0, text.length);
  expect(await takeBack?.()).toBe(false);
});

function noteWith(markdown: string) {
  const text = new Y.Doc().getText('body');
  text.insert(0, markdown);
  let users = 0;
  const bodies = {
    open: async () => {
      users++;
      return { text };
    },
    close: () => {
      users--;
    },
  };
  const reader = new DocumentReader(() => ({ document: { bodies } }) as unknown as Replica);
  return { text, document: { reader } as unknown as DocumentActions, opened: () => users };
}

function seenIn(text: Y.Text, at: number): SeenTask {
  return seenTasks(readNote(text.toString()).tasks)[at] as SeenTask;
}
