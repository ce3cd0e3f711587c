import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { undoManagerOf } from './own-undo.ts';
import { attachTo, followSteps } from './undo-together.ts';

function steps() {
  const text = new Y.Doc().getText();
  const manager = new Y.UndoManager(text, { captureTimeout: 0 });
  const said: string[] = [];
  const attach = (name: string) => {
    const item = manager.undoStack.at(-1);
    if (item === undefined) throw new Error('There is no step');
    attachTo(item, { undo: () => said.push(`undo ${name}`), redo: () => said.push(`redo ${name}`) });
  };
  return { text, manager, said, attach, stop: followSteps(manager) };
}

test('changes outside of the text go back and forth with their step, however often', () => {
  const { text, manager, said, attach } = steps();
  text.insert(0, 'one ');
  text.insert(4, 'two');
  attach('sets');
  attach('cue');
  manager.undo();
  expect([text.toString(), said.splice(0)]).toEqual(['one ', ['undo cue', 'undo sets']]);
  manager.redo();
  expect([text.toString(), said.splice(0)]).toEqual(['one two', ['redo sets', 'redo cue']]);
  manager.undo();
  expect(said.splice(0)).toEqual(['undo cue', 'undo sets']);
  manager.undo();
  expect([text.toString(), said]).toEqual(['', []]);
});

test('nothing is undone after the editor was closed, and all is when it is open again', () => {
  const { text, manager, said, attach, stop } = steps();
  text.insert(0, 'one');
  attach('sets');
  stop();
  followSteps(manager);
  manager.undo();
  expect(said).toEqual(['undo sets']);
});

test('a step that would be undone in part is left as it is and dropped, so that the step before is next', () => {
  const text = new Y.Doc().getText();
  const manager = undoManagerOf(text);
  const said: string[] = [];
  followSteps(manager);
  for (const word of ['one ', 'two']) {
    text.doc?.transact(() => text.insert(text.length, word), manager);
    manager.stopCapturing();
  }
  const item = manager.undoStack.at(-1);
  if (item === undefined) throw new Error('There is no step');
  let isChanged = false;
  attachTo(item, {
    undo: () => said.push('undo'),
    redo: () => said.push('redo'),
    canUndo: () => !isChanged,
    tellKept: () => said.push('kept'),
  });
  manager.undo();
  manager.redo();
  expect([text.toString(), said.splice(0)]).toEqual(['one two', ['undo', 'redo']]);
  isChanged = true;
  manager.undo();
  expect([text.toString(), said.splice(0)]).toEqual(['one two', ['kept']]);
  manager.undo();
  expect([text.toString(), said]).toEqual(['two', []]);
});
