import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeBodies } from './body.ts';
import { bodyEdit, differenceOf } from './body-edit.ts';

const key = 'notes/a';

describe('an edit of a body to a new text', () => {
  it('replaces only what differs between the common prefix and suffix', () => {
    expect(differenceOf('Squat on Monday', 'Squat on Tuesday')).toEqual({ at: 9, removed: 3, inserted: 'Tues' });
    expect(differenceOf('aaa', 'aa')).toEqual({ at: 2, removed: 1, inserted: '' });
    expect(differenceOf('', 'all')).toEqual({ at: 0, removed: 0, inserted: 'all' });
  });

  it('is null if the text is unchanged', () => {
    const body = bodyEdit(key, null, 'same');
    expect(bodyEdit(key, body?.update ?? null, 'same')).toBeNull();
  });

  it('keeps concurrent edits', () => {
    const first = bodyEdit(key, null, 'one two three')?.update as Uint8Array;
    const ours = bodyEdit(key, first, 'one two four')?.update as Uint8Array;
    const theirs = bodyEdit(key, first, 'zero one two three')?.update as Uint8Array;
    expect(mergeBodies([first, ours, theirs]).text).toBe('zero one two four');
  });

  it('turns any text into any other, including emoji', () => {
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
