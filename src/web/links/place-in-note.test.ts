import { describe, expect, it } from 'vitest';
import { hashOfPlace, type PlaceInNote, placeInHash } from './place-in-note.ts';

describe('the hash of a position in a note', () => {
  it.each<PlaceInNote>([
    { kind: 'span', from: 0, to: 12 },
    { kind: 'heading', path: ['Part two'] },
    { kind: 'heading', path: ['1/2', '100 % #1 ✓'] },
    { kind: 'block', id: 'a1-ü' },
  ])('round-trips: %j', (place) => {
    const { hash } = new URL(`#${hashOfPlace(place)}`, 'https://example.org/notes/a');
    expect(placeInHash(hash)).toEqual(place);
  });

  it.each(['', '#', '#at-', '#at-1', '#at-1-x', '#heading-', '#block-', '#somewhere'])(
    'has no position in “%s”',
    (hash) => {
      expect(placeInHash(hash)).toBeNull();
    },
  );

  it('is read as is if it ends within an escape sequence', () => {
    expect(placeInHash('#heading-50%')).toEqual({ kind: 'heading', path: ['50%'] });
  });
});
