import { describe, expect, test } from 'vitest';
import { linkedBlock, linkedHeading } from './linked-place.ts';
import { readNote } from './read-note.ts';

const text = '# Monday\n\n## Squat\n\n# Tuesday\n\n## Squat\n\n### **Back** off: 3 × 5\n\n# ?!\n\n# …';

describe('a link to a heading', () => {
  test.each([
    [['Squat'], 10],
    [['Monday', 'Squat'], 10],
    [['Tuesday', 'Squat'], 31],
    [['tuesday', 'back-off-3-5'], 41],
    [['Back off: 3 × 5'], 41],
    [['Wednesday', 'Squat'], 10],
    [['…'], 72],
  ])('opens %j', (path, from) => {
    expect(linkedHeading(readNote(text).headings, path)?.from).toBe(from);
  });

  test.each([[['Deadlift']], [['Tuesday', 'Deadlift']], [['!!']], [[]]])('finds nothing for %j', (path) => {
    expect(linkedHeading(readNote(text).headings, path)).toBeNull();
  });
});

describe('a link to a block', () => {
  const blocks = 'one ^a1\ntwo ^b-2  \n\n- three\n- four\n\n^c3\n\nnot^d4 ^e5 here';

  test.each([
    ['a1', 'one ^a1'],
    ['B-2', 'two ^b-2  '],
    ['c3', '- four'],
  ])('opens the line of ^%s', (id, line) => {
    const span = linkedBlock(blocks, id);
    expect(span && blocks.slice(span.from, span.to)).toBe(line);
  });

  test.each(['d4', 'e5', 'f6', ''])('finds nothing for ^%s', (id) => {
    expect(linkedBlock(blocks, id)).toBeNull();
  });
});
