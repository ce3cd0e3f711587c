import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { bodyText, openDocument } from './body.ts';
import { textAt } from './chunk-bytes.ts';
import { textRanges } from './text-ranges.ts';

describe('the ranges of a text in its state', () => {
  it('are one range if it was written in one go, without storing the text twice', () => {
    const { state, text } = written([{ by: 1, at: 0, insert: 'Squat, then rows.' }]);
    expect(textRanges(state, text)).toEqual([expect.any(Number), text.length]);
  });

  it('follow the order of the text, whoever wrote which part when', () => {
    const { state, text } = written([
      { by: 2, at: 0, insert: 'First words that stay, last words that stay' },
      { by: 1, at: 22, insert: ' and what came between them,' },
    ]);
    const ranges = textRanges(state, text) ?? [];
    expect(ranges).toHaveLength(6);
    expect(textAt(state, ranges)).toBe('First words that stay, and what came between them, last words that stay');
  });

  it('omit deleted text', () => {
    const { state, text } = written([
      { by: 1, at: 0, insert: 'Squat, or perhaps not, on Monday and on Thursday' },
      { by: 2, at: 5, remove: 16 },
    ]);
    expect(text).toBe('Squat, on Monday and on Thursday');
    expect(textAt(state, textRanges(state, text) ?? [])).toBe(text);
  });

  it('include a byte order mark, which is a character like any other here', () => {
    const { state, text } = written([{ by: 1, at: 0, insert: '\uFEFFSquat and rows' }]);
    expect(textAt(state, textRanges(state, text) ?? [])).toBe(text);
  });

  it('are null if they take more space than the text', () => {
    const letters = [...'Squat'].map((insert, at) => ({ by: 5 - at, at, insert }));
    const { state, text } = written(letters);
    expect(text).toBe('Squat');
    expect(textRanges(state, text)).toBeNull();
  });

  it('are null for an empty text and for one of another state', () => {
    expect(textRanges(written([]).state, '')).toBeNull();
    expect(textRanges(written([{ by: 1, at: 0, insert: 'Squat and rows' }]).state, 'Another text')).toBeNull();
  });

  it('give the text back, whatever was written and deleted', () => {
    const edit = fc.record({
      by: fc.integer({ min: 1, max: 3 }),
      at: fc.nat(40),
      insert: fc.string({ unit: 'grapheme', maxLength: 40 }),
      remove: fc.nat(8),
    });
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 8 }), (edits) => {
        const { state, text } = written(edits);
        const ranges = textRanges(state, text);
        if (ranges !== null) expect(textAt(state, ranges)).toBe(text);
      }),
    );
  });
});

interface Edit {
  readonly by: number;
  readonly at: number;
  readonly insert?: string;
  readonly remove?: number;
}

/** Applies edits of several devices one after another. Each device has the text of the previous edits. */
function written(edits: readonly Edit[]) {
  const doc = openDocument([]);
  for (const { by, at, insert = '', remove = 0 } of edits) {
    doc.clientID = by;
    const body = bodyText(doc);
    const from = Math.min(at, body.length);
    doc.transact(() => {
      body.delete(from, Math.min(remove, body.length - from));
      body.insert(from, insert);
    });
  }
  // loaded and encoded again, as the hub stores it
  const stored = openDocument([Y.encodeStateAsUpdate(doc)]);
  return { state: Y.encodeStateAsUpdate(stored), text: bodyText(stored).toString() };
}
