import { EditorSelection, EditorState } from '@codemirror/state';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deletePicture, wholeClusters } from './whole-signs.ts';

const pictures = ['👍🏽', '1️⃣', '❤️', '👨‍👩‍👧', '🇩🇪', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '☝🏿', '葛\u{e0100}', '🏳️‍🌈'];

describe('Backspace', () => {
  it.each(pictures)('removes a whole character: %s', (sign) => {
    expect(backspaced(`a${sign}`)).toBe('a');
    expect(backspaced(`a${sign}${sign}`)).toBe(`a${sign}`);
  });

  it.each(['ae\u0301', 'aक्षि', 'ab', 'a👍', '', 'a👍🏽\n', 'กำ'])(
    'does not handle %j, so that accents are removed one by one',
    (text) => {
      expect(backspaced(text)).toBeNull();
    },
  );

  it('removes one character per cursor', () => {
    const state = EditorState.create({
      doc: 'a👍🏽\nbe\u0301',
      selection: EditorSelection.create([EditorSelection.cursor(5), EditorSelection.cursor(9)]),
      extensions: EditorState.allowMultipleSelections.of(true),
    });
    expect(deleted(state)).toBe('a\nbe');
  });
});

describe('a cursor', () => {
  const state = (text: string) => EditorState.create({ doc: text, extensions: wholeClusters });

  it('is placed between characters, never within one', () => {
    const sign = fc.constantFrom(...pictures, 'a', 'e\u0301', 'क्षि', '\n');
    fc.assert(
      fc.property(fc.array(sign, { minLength: 1, maxLength: 6 }), fc.nat(), fc.nat(), (signs, a, b) => {
        const text = signs.join('');
        const ends = new Set([text.length, ...Array.from(new Intl.Segmenter().segment(text), ({ index }) => index)]);
        const selection = { anchor: a % (text.length + 1), head: b % (text.length + 1) };
        const { main } = state(text).update({ selection, userEvent: 'select' }).state.selection;
        expect([ends.has(main.anchor), ends.has(main.head)]).toEqual([true, true]);
        if (ends.has(selection.head) && ends.has(selection.anchor))
          expect([main.anchor, main.head]).toEqual([selection.anchor, selection.head]);
      }),
    );
  });

  it('is not adjusted after remote changes', () => {
    expect(state('👍🏽').update({ selection: { anchor: 2 } }).state.selection.main.head).toBe(2);
  });
});

function backspaced(text: string): string | null {
  return deleted(EditorState.create({ doc: text, selection: { anchor: text.length } }));
}

function deleted(state: EditorState): string | null {
  let next: EditorState | null = null;
  const isDone = deletePicture({ state, dispatch: (transaction) => (next = transaction.state) });
  return isDone ? String((next as EditorState | null)?.doc) : null;
}
