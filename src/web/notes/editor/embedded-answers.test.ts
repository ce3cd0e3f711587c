import { expect, test } from 'vitest';
import type { EmbedHost } from './embed-hosts.ts';
import { placesByLine } from './embedded-answers.tsx';
import type { ShownAnswer } from './preview/preview-options.ts';

test('a line is asked once for all its places', () => {
  const shown = placesByLine([hostOf(1, 'best squat'), hostOf(2, 'best bench'), hostOf(3, 'best squat')]);
  expect(shown).toMatchObject([
    { line: 'best squat', places: [{ id: 1 }, { id: 3 }] },
    { line: 'best bench', places: [{ id: 2 }] },
  ]);
  expect(new Set(shown.map(({ key }) => key)).size).toBe(2);
});

test('the line that is being edited keeps its key while it changes', () => {
  const [before] = placesByLine([hostOf(1, 'best squa', true), hostOf(2, 'best bench')]);
  const [after] = placesByLine([hostOf(3, 'best squat', true), hostOf(2, 'best bench')]);
  expect(after?.key).toBe(before?.key);
  expect([before?.line, after?.line]).toEqual(['best squa', 'best squat']);
});

test('two lines within one selection have keys of their own', () => {
  const keys = placesByLine([hostOf(1, 'best squat', true), hostOf(2, 'best bench', true)]).map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
});

function hostOf(id: number, line: string, isEdited = false): EmbedHost<ShownAnswer> {
  // the places are only passed on
  const element = {} as HTMLElement;
  return { id, element, shown: { kind: 'block', line, isEdited, edit: null } };
}
