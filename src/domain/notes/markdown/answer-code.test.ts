import { describe, expect, it } from 'vitest';
import { type AnswerCode, answerCodeOf } from './answer-code.ts';
import { noteMarkdownParser } from './note-markdown.ts';

describe('a fenced block', () => {
  it.each([
    ['```mensana\nbest squat 5\n```', 'best squat 5'],
    ['~~~ Mensana\nsquat  knee\n  as table\n~~~', 'squat knee as table'],
    ['Before\n\n```mensana\n#knee\n```\n\nAfter', '#knee'],
  ])('%j asks for an answer', (text, line) => {
    expect(codesIn(text)).toEqual([expect.objectContaining({ kind: 'block', line })]);
  });

  it.each([
    '```js\nbest squat 5\n```',
    '```\nbest squat 5\n```',
    '```mensana-like\nbest squat 5\n```',
    '```mensana\n\n```',
    '```mensana\n=> x\n```',
    '```mensana\nbest squat 5',
    '> ```mensana\n> best squat 5\n> ```',
    '- ```mensana\n  best squat 5\n  ```',
  ])('%j does not', (text) => {
    expect(codesIn(text)).toEqual([]);
  });
});

describe('inline code', () => {
  it.each([
    ['Today `=best squat 5`.', 'best squat 5'],
    ['- `` = latest weight ``', 'latest weight'],
    ['> `=-knee type:set as number`', '-knee type:set as number'],
  ])('%j asks for an answer', (text, line) => {
    expect(codesIn(text)).toEqual([expect.objectContaining({ kind: 'inline', line })]);
  });

  it.each(['`best squat 5`', '`=`', '`==`', '`= = 3`', '`=> x`', '`=best\nsquat`', '=best squat'])(
    '%j does not',
    (text) => {
      expect(codesIn(text)).toEqual([]);
    },
  );
});

function codesIn(text: string): readonly AnswerCode[] {
  const found: AnswerCode[] = [];
  noteMarkdownParser.parse(text).iterate({
    enter: ({ node }) => {
      const code = answerCodeOf(node, (from, to) => text.slice(from, to));
      if (code !== null) found.push(code);
    },
  });
  return found;
}
