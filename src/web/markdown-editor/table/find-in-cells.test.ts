import { getSearchQuery, replaceAll, replaceNext, SearchQuery, setSearchQuery } from '@codemirror/search';
import { EditorState, type TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { expect, it } from 'vitest';
import { countMatches } from '../find/count-matches.ts';
import { findInNote } from '../find/find-keys.ts';
import { noteLanguage } from '../language/note-language.ts';
import { findInCells } from './find-in-cells.ts';
import { tablesField } from './tables-field.ts';

it('matches in a table are limited to its cells, excluding the delimiter row', () => {
  const editor = editorOf('a - b\n\n| a-x | b |\n| --- | --- |\n| c | d | more - |');
  editor.look({ search: '-', replace: '–' });
  expect(editor.count()).toBe(2);
  replaceAll(editor.view);
  expect(editor.text()).toBe('a – b\n\n| a–x | b |\n| --- | --- |\n| c | d | more - |');
});

it('cell delimiters and parts of an escaped pipe or line break are not matched', () => {
  const editor = editorOf('| a\\|b | c<br>d |\n| - | - |');
  for (const [search, count] of [
    ['|', 0],
    ['\\', 0],
    ['br', 0],
    ['b | c', 0],
    ['b', 1],
  ] as const) {
    editor.look({ search });
    expect([search, editor.count()]).toEqual([search, count]);
  }
});

it('a replacement is escaped for its cell, and the next match is selected', () => {
  const editor = editorOf('80\n\n| 80 80 | d |\n| - | - |\n|80|\n\n80');
  editor.look({ search: '80', replace: 'a|b\\' });
  replaceNext(editor.view);
  replaceNext(editor.view);
  expect(editor.selected()).toEqual([8, 10]);
  replaceNext(editor.view);
  expect(editor.text()).toBe('a|b\\\n\n| a\\|b\\ 80 | d |\n| - | - |\n|80|\n\n80');
  expect(editor.selected()).toEqual([14, 16]);
  replaceAll(editor.view);
  expect(editor.text()).toBe('a|b\\\n\n| a\\|b\\ a\\|b\\ | d |\n| - | - |\n|a\\|b\\ |\n\na|b\\');
});

/** Returns the parts of an editor that search commands need. */
function editorOf(doc: string) {
  const field = tablesField();
  const extensions = [noteLanguage(), field, findInNote(() => undefined), findInCells(field)];
  let state = EditorState.create({ doc, extensions });
  const view = {
    get state() {
      return state;
    },
    dispatch(spec: TransactionSpec) {
      state = state.update(spec).state;
    },
  } as unknown as EditorView;
  return {
    view,
    text: () => state.doc.toString(),
    selected: () => [state.selection.main.from, state.selection.main.to],
    count: () => countMatches(state, getSearchQuery(state)).count,
    look: (looked: { readonly search: string; readonly replace?: string }) => {
      view.dispatch({ effects: setSearchQuery.of(new SearchQuery({ ...looked, literal: true })) });
    },
  };
}
