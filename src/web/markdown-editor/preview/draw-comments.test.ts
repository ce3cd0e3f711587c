import { EditorState } from '@codemirror/state';
import { beforeEach, expect, it, vi } from 'vitest';
import { noteLanguage } from '../language/note-language.ts';
import { draw } from './draw.ts';

/** Stops the clock, so that the parser is never too slow. */
beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(0);
});

it.each([
  ['across empty lines', '%%\nfirst\n\nsecond\n%%', '\n\nafter'],
  ['within a line', '%%first%%', ' after'],
])('a comment %s is dimmed as one, and the text behind it is not', (_, comment, after) => {
  expect(dimmed(comment + after)).toEqual([comment]);
});

it('a comment without an end dims nothing', () => {
  expect(dimmed('%%\nfirst\n\nsecond')).toEqual([]);
});

function dimmed(doc: string): readonly string[] {
  const state = EditorState.create({ doc, extensions: [noteLanguage()] });
  const parts: string[] = [];
  draw(state, [{ from: 0, to: doc.length }], []).between(0, doc.length, (from, to, { spec }) => {
    if (spec.class === 'md-mark') parts.push(doc.slice(from, to));
  });
  return parts;
}
