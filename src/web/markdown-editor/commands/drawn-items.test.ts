import { insertNewlineContinueMarkupCommand } from '@codemirror/lang-markdown';
import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState, type StateCommand } from '@codemirror/state';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#domain/testing/runs.ts';
import { noteLanguage } from '../language/note-language.ts';
import { continueItem } from './continue-item.ts';
import { indentList, outdentList } from './indent-list.ts';
import { boxOf, itemBeginningOn, signOf } from './items-of-tree.ts';

describe('Enter', () => {
  it.each([
    ['-\tone|', '-\tone\n-\t|'],
    ['1.\tone|', '1.\tone\n2.\t|'],
    ['1.\tone|\n2.\ttwo', '1.\tone\n2.\t|\n3.\ttwo'],
    ['-\tone| two', '-\tone\n-\t| two'],
    ['> -\tone|', '> -\tone\n> -\t|'],
    ['- [ ]\tone|', '- [ ]\tone\n- [ ] |'],
    ['-\t[x] one|', '-\t[x] one\n-\t[ ] |'],
    ['- [xx] one|', '- [xx] one\n- [ ] |'],
    ['- > quoted|', '- > quoted\n- |'],
    ['1. [x] one|', '1. [x] one\n2. [ ] |'],
    ['-\tone\n\t-\ttwo|', '-\tone\n\t-\ttwo\n\t-\t|'],
    ['-\t-\tone|', '-\t-\tone\n \t-\t|'],
    ['-\tone\n\n-\ttwo|', '-\tone\n\n-\ttwo\n\n-\t|'],
    ['-\tone\n-\t|', '-\tone\n|'],
    ['-\tone\n\t-\t|', '-\tone\n-\t|'],
    ['> -\tone\n> -\t|', '> -\tone\n> |'],
  ])('continues a list item as it is rendered: %j', (before, after) => {
    expect(shown(enter(stateOf(before)))).toBe(after);
  });
});

/**
 * Matches a list item that starts on the first line of another, in a block quote whose `>` is followed by a tab. In
 * such a quote the parser computes different start columns for the first line and the line below it. It therefore never
 * finds a second item of the inner list.
 */
const hasNoSecond = /^>+\t(?:[-*+]|\d+[.)])[ \t]+(?:\[.{1,2}\]\s)?(?:-|1\.) /m;

describe('a rendered list item', () => {
  const space = fc.constantFrom(' ', '\t', '  ', ' \t', '    ', '\t\t', '      ');
  const sign = fc.constantFrom('-', '*', '+', '1.', '7)', '10.');
  const box = fc.constantFrom('', '', '[ ] ', '[x] ', '[X]\t', '[xx] ');
  const inset = fc.constantFrom('', ' ', '  ', '> ', '>\t', '>> ');
  const text = fc.constantFrom('one', 'two *three*', '> quoted', '# head', '1. four', '- five', '`code`', '`` ` ``');
  const line = fc.tuple(inset, sign, space, box, text).map((parts) => parts.join(''));
  const above = fc.constantFrom(
    '',
    'words\n',
    'words\n\n',
    '- above\n',
    '-\tabove\n\n',
    '1. above\n',
    '> - quoted\n',
    '```\ncode\n```\n',
  );
  const items = fc
    .tuple(above, line)
    .map(([before, own]) => `${before}${own}|`)
    .filter((marked) => !hasNoSecond.test(marked) && kindAt(stateOf(marked)) !== null);

  it('continues as the same kind of item', () => {
    fc.assert(
      fc.property(items, (marked) => {
        const state = stateOf(marked);
        const typed = enter(state);
        const next = typed.update(typed.replaceSelection('next')).state;
        expect(next.doc.lines).toBeGreaterThan(state.doc.lines);
        expect(kindAt(next)).toEqual(kindAt(state));
      }),
      { numRuns: runs(500) },
    );
  });

  it('handles Tab and Shift+Tab', () => {
    fc.assert(
      fc.property(items, fc.boolean(), (marked, isOut) => {
        const state = stateOf(marked);
        expect((isOut ? outdentList : indentList)({ state, dispatch: () => undefined })).toBe(true);
      }),
    );
  });

  it.each([
    '-\tone\n-\ttwo|',
    '1.\tone\n2.\ttwo|',
    '- one\n-\t[ ]\ttwo|',
    '- one\n- two\n  more|',
    '- one\n- two\nlazy|',
  ])('nests below the item before it, from any of its lines: %j', (before) => {
    const [, two] = given(stateOf(before), indentList).doc.toString().split('\n');
    expect(two).toMatch(/^(?: {2,4}|\t)\S/);
  });
});

it('text that only looks like an item does not handle Tab', () => {
  for (const text of ['words\n2. more|', 'words\n-|', '- - -|', '-one|', '- one\n\n\nwords|'])
    expect(indentList({ state: stateOf(text), dispatch: () => undefined })).toBe(false);
});

const packaged = insertNewlineContinueMarkupCommand({ nonTightLists: false });

function enter(state: EditorState): EditorState {
  const own = given(state, continueItem);
  return own === state ? given(state, packaged) : own;
}

/** Returns the list, marker and task state of the item that starts on the line of the cursor. */
function kindAt(state: EditorState): unknown {
  const item = itemBeginningOn(state, state.doc.lineAt(state.selection.main.head));
  if (item === null) return null;
  const sign = signOf(item);
  const written = sign === null ? '' : state.sliceDoc(sign.from, sign.to);
  return [item.parent?.name, written.replace(/^\d+/, ''), boxOf(item) !== null];
}

function given(state: EditorState, command: StateCommand): EditorState {
  let next = state;
  command({ state, dispatch: (transaction) => (next = transaction.state) });
  return next;
}

/** Returns a state that is parsed to its end, as the keymap sees to it, however busy the machine is. */
function stateOf(marked: string): EditorState {
  const state = EditorState.create({
    doc: marked.replace('|', ''),
    selection: { anchor: marked.indexOf('|') },
    extensions: [noteLanguage(), EditorState.lineSeparator.of('\n')],
  });
  ensureSyntaxTree(state, state.doc.length, Number.POSITIVE_INFINITY);
  return state.update({}).state; // takes over the tree
}

function shown(state: EditorState): string {
  const at = state.selection.main.head;
  return `${state.sliceDoc(0, at)}|${state.sliceDoc(at)}`;
}
