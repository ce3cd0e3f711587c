import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { noteLanguage } from '../language/note-language.ts';
import { toNextCell, toPreviousCell } from './next-cell.ts';

describe('Tab in the source of a table', () => {
  it.each([
    ['| a‸ | b |\n| - | - |\n| c | d |', '| a | b‸ |\n| - | - |\n| c | d |'],
    ['| a | b‸ |\n| - | - |\n| c | d |', '| a | b |\n| - | - |\n| c‸ | d |'],
    ['| a | b |\n| -‸ | - |\n| c | d |', '| a | b |\n| - | - |\n| c‸ | d |'],
    ['‸| a | b |\n| - | - |\n| c | d |', '| a‸ | b |\n| - | - |\n| c | d |'],
    ['|  |  |‸\n| - | - |\n|  |  |', '|  |  |\n| - | - |\n| ‸ |  |'],
    ['| a | b |\n| - | - |\n| c | d‸ |', '| a | b |\n| - | - |\n| c | d |\n| ‸ |  |'],
    ['| a | b |\n| - | -‸ |', '| a | b |\n| - | - |\n| ‸ |  |'],
    ['a | b\n-- | --\nc‸ | d', 'a | b\n-- | --\nc | d‸'],
    ['| a \\| x‸ | b |\n| - | - |', '| a \\| x | b‸ |\n| - | - |'],
    ['> | a | b |\n> | - | - |\n> | c | d‸ |', '> | a | b |\n> | - | - |\n> | c | d |\n> | ‸ |  |'],
    ['- | a | b |\n  | - | - |\n  | c | d‸ |', '- | a | b |\n  | - | - |\n  | c | d |\n  | ‸ |  |'],
    ['- | a‸ | b |\n  | - | - |', '- | a | b‸ |\n  | - | - |'],
    ['| a‸ | b |', '| a | b‸ |'],
    ['| a | b‸ |', '| a | b‸ |'],
  ])('%j becomes %j', (before, after) => {
    expect(pressed(before, toNextCell)).toBe(after);
  });

  it.each(['a‸ b', '```\n| a‸ | b |\n```', '- a‸', '| a | b |\n| - | - |\n\nbelow‸', 'a | b‸'])(
    'is not handled elsewhere: %j',
    (text) => {
      expect(pressed(text, toNextCell)).toBeNull();
    },
  );
});

describe('Shift+Tab in the source of a table', () => {
  it.each([
    ['| a | b‸ |\n| - | - |\n| c | d |', '| a‸ | b |\n| - | - |\n| c | d |'],
    ['| a | b |\n| - | - |\n| c‸ | d |', '| a | b‸ |\n| - | - |\n| c | d |'],
    ['| a | b |\n| -‸ | - |\n| c | d |', '| a | b‸ |\n| - | - |\n| c | d |'],
    ['| a‸ | b |\n| - | - |', '| a‸ | b |\n| - | - |'],
    ['| a | b |‸', '| a | b‸ |'],
  ])('%j becomes %j', (before, after) => {
    expect(pressed(before, toPreviousCell)).toBe(after);
  });
});

/** Returns the text and cursor after a key; null if it is not handled. */
function pressed(marked: string, command: typeof toNextCell): string | null {
  const at = marked.indexOf('‸');
  const state = EditorState.create({
    doc: marked.replace('‸', ''),
    selection: { anchor: at },
    extensions: noteLanguage(),
  });
  let next = state;
  const isHandled = command({ state, dispatch: (transaction) => (next = transaction.state) });
  const { head } = next.selection.main;
  return isHandled ? `${next.sliceDoc(0, head)}‸${next.sliceDoc(head)}` : null;
}
