import { EditorState } from '@codemirror/state';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { printHtml } from '#domain/notes/html/html-tree.ts';
import { noteTree } from '#domain/notes/html/index.ts';
import { noteLanguage } from '../language/note-language.ts';
import { draw } from './draw.ts';
import { footnoteNumber, footnoteNumbers } from './footnote-numbers.ts';

const stateOf = (doc: string) => EditorState.create({ doc, extensions: [noteLanguage(), footnoteNumbers] });

/** Stops the clock, so that the parser is never too slow. */
beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(0);
});

describe('footnotes', () => {
  it.each([
    ['a[^bignote] b[^2]\n\n[^2]: two\n\n[^bignote]: one\n\n    more\n\n    and more', ['bignote', '2']],
    ['a[^a very long label of *words*] b\n\n[^a very long label of *words*]: one', ['a very long label of *words*']],
    [`a[^${'long'.repeat(100)}]\n\n[^${'long'.repeat(100)}]: one`, ['long'.repeat(100)]],
    ['a[^x] `[^code]` %%[^hidden]%% [^y]\n\n[^y]: 1\n[^hidden]: 2\n[^x]: 3\n[^code]: 4', ['x', 'y', 'hidden', 'code']],
    ['a[^None] b[^B]\n\n[^b]: one', ['b']],
    ['| a[^t] |\n| - |\n\n> b[^q]\n\n[^q]: one\n[^t]: two', ['t', 'q']],
  ])('have the same numbers in the editor and on the page: %j', (doc, labels) => {
    const state = stateOf(doc);
    expect(labels.map((label) => footnoteNumber(state, label))).toEqual(labels.map((_, index) => index + 1));
    const page = printHtml(noteTree(doc)).join('');
    const referenced = [...page.matchAll(/<sup><a href="#fn(\d+)" id="fnref\1">\1<\/a><\/sup>/g)];
    expect(referenced.map(([, number]) => Number(number))).toEqual(
      labels.filter((label) => !['hidden', 'code'].includes(label)).map((_, index) => index + 1),
    );
    for (const [, number] of referenced) expect(page).toContain(`<li id="fn${number}">`);
    for (const [, number] of referenced) expect(page).toContain(`<a href="#fnref${number}">↩︎</a>`);
  });

  it('have no number without a definition', () => {
    expect(footnoteNumber(stateOf('a[^b] [^c d]'), 'b')).toBeNull();
    expect(footnoteNumber(stateOf('a[^b] [^c d]'), 'c d')).toBeNull();
  });

  it('are counted again after edits', () => {
    let state = stateOf('a[^one]\n\n[^one]: 1\n[^two]: 2');
    expect(footnoteNumber(state, 'two')).toBe(2);
    state = state.update({ changes: { from: 0, insert: 'b[^two] ' } }).state;
    expect([footnoteNumber(state, 'two'), footnoteNumber(state, 'one')]).toEqual([1, 2]);
    state = state.update({ changes: { from: 0, insert: 'more ' } }).state;
    expect(footnoteNumber(state, 'two')).toBe(1);
    state = state.update({ changes: { from: 0, to: 13 } }).state;
    expect([footnoteNumber(state, 'one'), footnoteNumber(state, 'two')]).toEqual([1, 2]);
  });
});

describe('a reference in the editor', () => {
  it('is its number, and its Markdown at the cursor', () => {
    const doc = 'a[^bignote] b\n\n[^bignote]: one';
    expect(shownIn(doc)).toEqual([
      ['[^bignote]', 'bignote', '1'],
      ['[^bignote]: ', 'bignote', '1'],
    ]);
    expect(shownIn(doc, 3)).toEqual([['[^bignote]: ', 'bignote', '1']]);
  });

  it('is text if its label has spaces and no definition', () => {
    expect(shownIn('a [^b c] d')).toEqual([]);
  });
});

/** Lists the widgets of footnotes with the text that each replaces, its label and its number. */
function shownIn(doc: string, cursor: number | null = null) {
  const state = stateOf(doc);
  const found: unknown[] = [];
  const touched = cursor === null ? [] : [{ from: cursor, to: cursor }];
  draw(state, [{ from: 0, to: doc.length }], touched).between(0, doc.length, (from, to, { spec }) => {
    if (spec.widget !== undefined && from < to) found.push([doc.slice(from, to), ...spec.widget.shown]);
  });
  return found;
}
