import { expect, test } from 'vitest';
import { placesByLine } from './embedded-answers.tsx';
import type { AwaitedAnswer, EmbedPlace } from './embeds.ts';

test('a line is asked once for all its places', () => {
  const shown = placesByLine([placeOf(1, 'best squat'), placeOf(2, 'best bench'), placeOf(3, 'best squat')]);
  expect(shown).toMatchObject([
    { line: 'best squat', places: [{ id: 1 }, { id: 3 }] },
    { line: 'best bench', places: [{ id: 2 }] },
  ]);
  expect(new Set(shown.map(({ key }) => key)).size).toBe(2);
});

test('the line that is being edited keeps its key while it changes', () => {
  const [before] = placesByLine([placeOf(1, 'best squa', true), placeOf(2, 'best bench')]);
  const [after] = placesByLine([placeOf(3, 'best squat', true), placeOf(2, 'best bench')]);
  expect(after?.key).toBe(before?.key);
  expect([before?.line, after?.line]).toEqual(['best squa', 'best squat']);
});

test('two lines within one selection have keys of their own', () => {
  const keys = placesByLine([placeOf(1, 'best squat', true), placeOf(2, 'best bench', true)]).map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
});

function placeOf(id: number, line: string, isEdited = false): EmbedPlace<AwaitedAnswer> {
  // the places are only passed on
  const element = {} as HTMLElement;
  return { id, element, shown: { kind: 'block', line, isEdited, edit: null, onAnswered: () => {} } };
}
