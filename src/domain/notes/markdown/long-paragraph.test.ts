import { parser as commonMark } from '@lezer/markdown';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import { noteMarkdownExtensions, noteMarkdownParser } from './note-markdown.ts';

const whole = commonMark.configure([noteMarkdownExtensions, { remove: ['LongParagraph'] }]);

it('a long paragraph has the same tree as when it is parsed as a whole', () => {
  const piece = fc.constantFrom(
    ...[
      'words are written ',
      '*a* ',
      '**b c** ',
      '`d` ',
      '[[e|f]] ',
      '[g](https://a.example) ',
      '==h== ',
      '#tag ',
      '~~i~~ ',
    ],
    ...[
      'snake_case ',
      '_j_ ',
      'a * b ',
      '\\* ',
      '<br> ',
      '&amp; ',
      'https://a.example/b_c ',
      '![k](l) ',
      'm[^1] ',
      '\n',
      '  \n',
    ],
    ...['* ', '` ', '[ ', '] ', '<a ', '**n ', 'o** ', '`` ', '(', ') '],
  );
  const common = fc.constantFrom('words are written ', '*a* ', '[[e|f]] ', '`d` ', 'and then rest. ', '**b c** ');
  const text = fc
    .array(fc.oneof({ weight: 60, arbitrary: common }, { weight: 1, arbitrary: piece }), {
      minLength: 1000,
      maxLength: 1200,
    })
    .map((pieces) => `z ${pieces.join('')}`)
    .filter((written) => written.length > 8_192 && (written.match(/[*`=~_]+/g)?.length ?? 0) < 1_000);
  fc.assert(
    fc.property(text, (written) => {
      expect(nodesIn(noteMarkdownParser, written)).toEqual(nodesIn(whole, written));
    }),
    { numRuns: runs(60) },
  );
});

it('an edit of a long paragraph with thousands of marks parses only a part of it', () => {
  const text = Array.from({ length: 1_800 }, (_, at) => `${at} *b* **c** then [[d]] rest of it `).join('');
  let read = 0;
  const count = () => {
    read += 1;
    return -1;
  };
  const counting = noteMarkdownParser.configure({
    parseInline: [{ name: 'Counting', before: 'PlainRun', parse: count }],
  });
  counting.parse(text);
  const first = read;
  read = 0;
  counting.parse(`${text.slice(0, 30_000)}x${text.slice(30_000)}`);
  expect(read).toBeLessThan(first / 10);
});

function nodesIn(parser: typeof noteMarkdownParser, text: string): readonly string[] {
  const nodes: string[] = [];
  parser.parse(text).iterate({ enter: ({ name, from, to }) => void nodes.push(`${name} ${from} ${to}`) });
  return nodes;
}

it('a paragraph of a megabyte that is all markup is parsed', () => {
  const text = '\\.'.repeat(500_000);
  let escapes = 0;
  noteMarkdownParser.parse(text).iterate({
    enter: ({ name }) => {
      if (name === 'Escape') escapes += 1;
    },
  });
  expect(escapes).toBe(500_000);
});
