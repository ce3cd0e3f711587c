import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeBodies } from './body.ts';
import { bodyEdit, differenceOf } from './body-edit.ts';

const key = 'notes/a';

describe('an edit of a body by its new text', () => {
  it('is what lies between the common beginning and the common end', () => {
    expect(differenceOf('Squat on Monday', 'Squat on Tuesday')).toEqual({ at: 9, removed: 3, inserted: 'Tues' });
    expect(differenceOf('aaa', 'aa')).toEqual({ at: 2, removed: 1, inserted: '' });
    expect(differenceOf('', 'all')).toEqual({ at: 0, removed: 0, inserted: 'all' });
  });

  it('is nothing where the text is the same', () => {
    const body = bodyEdit(key, null, 'same');
    expect(bodyEdit(key, body?.update ?? null, 'same')).toBeNull();
  });

  it('keeps what was typed elsewhere meanwhile', () => {
    const first = bodyEdit(key, null, 'one two three')?.update as Uint8Array;
    const ours = bodyEdit(key, first, 'one two four')?.update as Uint8Array;
    const theirs = bodyEdit(key, first, 'zero one two three')?.update as Uint8Array;
    expect(mergeBodies([first, ours, theirs]).text).toBe('zero one two four');
  });

  it('makes any text of any other, emoji too', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '💪', '🦵', '🏋🏽', '\n'), maxLength: 12 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const first = bodyEdit(key, null, before);
        const stored = mergeBodies(first === null ? [] : [first.update]).state;
        const edit = bodyEdit(key, stored, after);
        const merged = mergeBodies(edit === null ? [stored] : [stored, edit.update]);
        expect(merged.text).toBe(after);
      }),
    );
  });
});
