import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/runs.ts';
import { applyTextEdits, textEdits } from './text-edits.ts';

const text = fc
  .array(fc.constantFrom('a', 'bb', ' ', '\n', '😀', '😁', 'ü', 'word', '\ud83d', '- [ ] x\n', '\n\n'), {
    maxLength: 60,
  })
  .map((parts) => parts.join(''));

describe('edits that turn one text into another', () => {
  it('are empty without a difference', () => {
    expect(textEdits('', '')).toEqual([]);
    expect(textEdits('same\ntext', 'same\ntext')).toEqual([]);
  });

  it('cover only the changed words in the changed lines', () => {
    const before = 'Legs\n\nSquat 80 kg for five\nPress 40 kg\n';
    const after = 'Legs\n\nSquat 85 kg for three\nRow 60 kg\nPress 40 kg\n';
    expect(textEdits(before, after)).toEqual([
      { from: 13, to: 14, insert: '5' },
      { from: 22, to: 26, insert: 'three\nRow 60 kg' },
    ]);
  });

  it('only insert or only delete if that suffices', () => {
    expect(textEdits('ab', 'aXb')).toEqual([{ from: 1, to: 1, insert: 'X' }]);
    expect(textEdits('aXb', 'ab')).toEqual([{ from: 1, to: 2, insert: '' }]);
    expect(textEdits('', 'all')).toEqual([{ from: 0, to: 0, insert: 'all' }]);
  });

  it('never split a surrogate pair', () => {
    expect(textEdits('😀', '😁')).toEqual([{ from: 0, to: 2, insert: '😁' }]);
    expect(textEdits('x😀y', 'x😀😁y')).toEqual([{ from: 3, to: 3, insert: '😁' }]);
  });

  it('give the other text when applied, and are ordered and separate', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const edits = textEdits(before, after);
        expect(applyTextEdits(before, edits)).toBe(after);
        edits.forEach(({ from, to, insert }, at) => {
          expect(to > from || insert !== '').toBe(true);
          expect(from).toBeGreaterThan(edits[at - 1]?.to ?? -1);
        });
      }),
      { numRuns: runs(500) },
    );
  });

  it('leave the common prefix and suffix unchanged', () => {
    fc.assert(
      fc.property(text, text, text, text, (start, end, one, other) => {
        const before = `${start}A${one}B${end}`;
        const edits = textEdits(before, `${start}C${other}D${end}`);
        // Half a surrogate pair at the boundary is included in the edit, because the text after it might have been its
        // other half.
        expect(edits[0]?.from).toBeGreaterThanOrEqual(start.length - 1);
        expect(edits.at(-1)?.to).toBeLessThanOrEqual(before.length - end.length);
      }),
    );
  });

  it('are few for a large text with many changes, and are computed even for unrelated texts', () => {
    const lines = Array.from({ length: 20_000 }, (_, at) => `line ${at} of a text that is about a megabyte long`);
    const before = lines.join('\n');
    const after = lines.map((line, at) => (at % 40 === 0 ? `${line} changed` : line)).join('\n');
    const edits = textEdits(before, after);
    expect(edits).toHaveLength(500);
    expect(applyTextEdits(before, edits)).toBe(after);
    const other = lines.map((_, at) => `${at * 7} other words`).join('\n');
    expect(applyTextEdits(before, textEdits(before, other))).toBe(other);
  });
});
