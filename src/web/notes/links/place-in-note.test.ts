import { describe, expect, it } from 'vitest';
import { hrefOfPlace, type PlaceInNote, placeInHash } from './place-in-note.ts';

describe('the address of a place in a note', () => {
  it.each<PlaceInNote>([
    { kind: 'span', from: 0, to: 12 },
    { kind: 'heading', heading: 'Part two' },
    { kind: 'heading', heading: '100 % #1 ✓' },
  ])('gives back what it was made of: %j', (place) => {
    const { hash } = new URL(hrefOfPlace('https://example.org/notes/a', place));
    expect(placeInHash(hash)).toEqual(place);
  });

  it.each(['', '#', '#at-', '#at-1', '#at-1-x', '#heading-', '#somewhere'])('names none in “%s”', (hash) => {
    expect(placeInHash(hash)).toBeNull();
  });

  it('that is cut in the middle of a sign is read as it stands', () => {
    expect(placeInHash('#heading-50%')).toEqual({ kind: 'heading', heading: '50%' });
  });
});
