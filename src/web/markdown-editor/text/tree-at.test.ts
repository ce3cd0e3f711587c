import { syntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { afterEach, expect, it, vi } from 'vitest';
import { selectedLines } from '../commands/edit-lines.ts';
import { toggleLink } from '../commands/toggle-link.ts';
import { toggleMemory } from '../commands/toggling.ts';
import { noteLanguage } from '../language/note-language.ts';
import { setTask } from '../tasks/set-task.ts';
import { isInCode } from './block-at.ts';

afterEach(() => vi.restoreAllMocks());

/** Creates a state whose first line was edited while the device was too busy to parse the lines below. */
function readLate(below: string): EditorState {
  const extensions = [noteLanguage(), toggleMemory];
  const state = EditorState.create({ doc: `first\n\n${below}`, extensions });
  let now = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 1_000));
  const late = state.update({ changes: { from: 0, insert: 'the ' } }).state;
  vi.spyOn(Date, 'now').mockReturnValue(0);
  expect(syntaxTree(late).length).toBeLessThan(late.doc.length);
  return late;
}

it('fenced code is recognised even if the syntax tree does not reach it yet', () => {
  const state = readLate('text\n\n```\n- no item\n```\n');
  const at = state.doc.toString().indexOf('no item');
  expect(isInCode(state, at)).toBe(true);
  expect(selectedLines(state.update({ selection: { anchor: at } }).state)).toEqual([]);
});

it('a task is checked even if the syntax tree does not reach it yet', () => {
  let state = readLate('text\n\n- [ ] task');
  const view = {
    get state() {
      return state;
    },
    dispatch: (change: Parameters<EditorState['update']>[0]) => {
      state = state.update(change).state;
    },
  };
  setTask(view, state.doc.length, true);
  expect(state.doc.toString()).toBe('the first\n\ntext\n\n- [x] task');
});

it('a link is removed even if the syntax tree does not reach it yet', () => {
  const late = readLate('text\n\na [link](https://one.example)');
  const from = late.doc.toString().indexOf('link');
  let state = late.update({ selection: { anchor: from, head: from + 4 } }).state;
  toggleLink({
    state,
    dispatch: (transaction) => {
      state = transaction.state;
    },
  });
  expect(state.doc.toString()).toBe('the first\n\ntext\n\na link');
});
