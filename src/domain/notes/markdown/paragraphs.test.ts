import { expect, it } from 'vitest';
import { paragraphsWith } from './paragraphs.ts';
import { readNote } from './read-note.ts';

/** Returns the paragraphs that have a tag. */
function tagged(text: string): readonly string[] {
  return paragraphsWith(text, readNote(text).tags).map((each) => each.text);
}

it.each([
  [
    'a paragraph of several lines',
    'Before\n\nMy #knee hurt\non the *stairs*.\n\nAfter',
    ['My #knee hurt on the stairs.'],
  ],
  ['a paragraph with two tags, once', 'a #knee and a #hip', ['a #knee and a #hip']],
  ['the item of a list', '- slept well\n- #knee stiff\n- rest', ['#knee stiff']],
  ['a heading', '# #knee\n\nText', ['#knee']],
  ['each of several paragraphs', 'one #knee\n\nnothing\n\ntwo #knee', ['one #knee', 'two #knee']],
  ['the beginning and the end of a text', '#knee', ['#knee']],
])('finds %s', (_, text, paragraphs) => {
  expect(tagged(text)).toEqual(paragraphs);
});

it('cuts a very long paragraph on both sides of the tag, between graphemes', () => {
  const [paragraph = ''] = tagged(`${'👨‍👩‍👧'.repeat(400)} #knee ${'👨‍👩‍👧'.repeat(400)}`);
  expect(paragraph).toMatch(/^(?:👨‍👩‍👧)+ #knee (?:👨‍👩‍👧)+$/);
  expect(paragraph.length).toBeLessThan(2_100);
});
