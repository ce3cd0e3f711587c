import { EditorSelection, EditorState } from '@codemirror/state';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordCount } from '#domain/notes/markdown/index.ts';
import { noteLanguage } from '../language/note-language.ts';
import { countInSteps, type TextCounts } from './count-in-steps.ts';

test('the selection is counted, with a line break between two ranges, or else the whole text', () => {
  const piece = fc.constantFrom(
    'word',
    'two words',
    '\n',
    ' ',
    "it's",
    '3.5',
    '日本',
    '👍🏽',
    '👨‍👩‍👧',
    '❤️',
    'e\u0301',
    '](a.example/b)',
    'é',
    '-',
    '',
  );
  fc.assert(
    fc.property(fc.array(piece), fc.array(fc.nat({ max: 40 }), { maxLength: 4 }), (pieces, places) => {
      const doc = pieces.join('');
      const ends = [...new Set(places.map((at) => Math.min(at, doc.length)))].sort((a, b) => a - b);
      const ranges = ends.flatMap((from, at) =>
        at % 2 === 0 ? [EditorSelection.range(from, ends[at + 1] ?? from)] : [],
      );
      const extensions = EditorState.allowMultipleSelections.of(true);
      const selection = EditorSelection.create(ranges.length > 0 ? ranges : [EditorSelection.cursor(0)]);
      const chosen = ranges.filter(({ empty }) => !empty);
      const text = chosen.length > 0 ? chosen.map(({ from, to }) => doc.slice(from, to)).join('\n') : doc;
      const counts = whole(countInSteps(EditorState.create({ doc, selection, extensions })));
      expect(counts).toEqual({
        isSelection: chosen.length > 0,
        words: wordCount(text),
        characters: [...new Intl.Segmenter().segment(text)].length,
      });
    }),
  );
});

test('a grapheme counts as one character', () => {
  const counts = whole(countInSteps(EditorState.create({ doc: '👨‍👩‍👧 ❤️ 💪🏽' })));
  expect(counts.characters).toBe(5);
});

test('the hidden id of a logged line is not counted', () => {
  const doc = 'squat 100x5 ^1a2b3c4d\nslept well ^1a2b3c4d ^5e6f7a8b';
  const shown = { isSelection: false, words: 4, characters: 'squat 100x5\nslept well'.length };
  expect(whole(countInSteps(EditorState.create({ doc })))).toEqual(shown);
  const selection = EditorSelection.range(0, doc.length);
  expect(whole(countInSteps(EditorState.create({ doc, selection })))).toEqual({ ...shown, isSelection: true });
});

test('comments are not counted', () => {
  const doc = 'one %%two%%\n\n%%\nthree\n\n- four\n%%\n\nfive';
  const counts = whole(countInSteps(EditorState.create({ doc, extensions: [noteLanguage()] })));
  expect(counts.words).toBe(2);
});

test('a long text is counted in many steps', () => {
  const steps = countInSteps(EditorState.create({ doc: 'two words\n'.repeat(10_000) }));
  let taken = 1;
  let step = steps.next();
  for (; !step.done; step = steps.next()) taken += 1;
  expect(step.value).toEqual({ isSelection: false, words: 20_000, characters: 100_000 });
  expect(taken).toBeGreaterThan(40);
});

function whole(steps: Generator<void, TextCounts>): TextCounts {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

test.each([
  ['# Title', 1, 5],
  ['a **bold** *word*', 3, 11],
  ['- [ ] task\n- item', 2, 9],
  ['[link](https://a.example/b) and [[Note|alias]]', 3, 14],
  ['![picture](https://a.example/b.png)', 1, 7],
  [`![photo_1_.png](attachment:${'ab'.repeat(32)})\nBed`, 1, 3],
  [`- [ ] see ![a photo.png|300](attachment:${'ab'.repeat(32)})`, 1, 3],
  ['> quote\n> more', 2, 10],
  ['```js\nlet a\n```', 2, 5],
  ['| a | b |\n| --- | --- |\n| c | d |', 4, 7],
  ['a <kbd>K</kbd> b', 3, 5],
  ['a\\*b', 2, 3],
  ['', 0, 0],
])('words and characters are those that are read: %j', (doc, words, characters) => {
  const state = EditorState.create({ doc, extensions: noteLanguage() });
  expect(whole(countInSteps(state))).toEqual({ isSelection: false, words, characters });
});
