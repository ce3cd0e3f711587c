import { describe, expect, it } from 'vitest';
import { type Answer, plainAnswerWords } from '../../search/answer-language/index.ts';
import { answerLinesIn, withWrittenAnswers } from './index.ts';

const formula = { measure: { aggregate: 'best', quantity: 'load' }, isLowerBetter: false } as const;
const best: Answer = { kind: 'number', value: 120, unit: 'kg', formula, inputs: [] };
const weeks: Answer = {
  ...{ kind: 'groups', form: 'chart', by: 'week', unit: 'kg', formula },
  groups: [{ group: '2026-11-16', value: 120, keys: [], inputs: [] }],
};
const table = '| Week from | Load |\n| --- | --- |\n| 2026-11-16 | 120 kg |';

describe('the lines of a text', () => {
  it('are those of its blocks and its inline code, each once', () => {
    const text = '`=best squat`\n\n```mensana\nbest squat\n```\n\n```mensana\nsquat by week\n```\n\n`x = 1`';
    expect(answerLinesIn(text)).toEqual(['best squat', 'squat by week']);
    expect(answerLinesIn('---\nnote: "`=best squat`"\n---\nText')).toEqual([]);
  });
});

describe('an answer is written', () => {
  it('in place of its block, with its line in a comment', () => {
    expect(written('```mensana\nbest by week\n```', weeks)).toBe(`<!-- mensana: best by week -->\n\n${table}`);
  });

  it('on lines of its own, also where the block had none', () => {
    expect(written('Before\n```mensana\nbest by week\n```\nAfter', weeks)).toBe(
      `Before\n\n<!-- mensana: best by week -->\n\n${table}\n\nAfter`,
    );
  });

  it('in place of inline code, as its value', () => {
    expect(written('Best: `=best squat`, so far.', best)).toBe('Best: 120 kg <!-- mensana: best squat -->, so far.');
  });

  it('without its line on paper', () => {
    expect(written('`=best squat`', best, { keepsLine: false })).toBe('120 kg');
    expect(written('```mensana\nbest by week\n```', weeks, { keepsLine: false })).toBe(table);
  });

  it('with the front matter and the text around it as they were', () => {
    const before = '---\ntags: [a]\n---\n# Head\n\n';
    expect(written(`${before}\`=best\`\n\nend `, best)).toBe(`${before}120 kg <!-- mensana: best -->\n\nend `);
  });
});

describe('code stays as it is', () => {
  it('without an answer, in other code, and inline if the answer is not a number', () => {
    for (const text of ['`=best squat`', '```js\n`=best squat`\n```']) expect(written(text, null)).toBe(text);
    expect(written('```js\n`=best squat`\n```', best)).toBe('```js\n`=best squat`\n```');
    expect(written('`=best by week`', weeks)).toBe('`=best by week`');
  });
});

function written(text: string, answer: Answer | null, { keepsLine = true } = {}): string {
  return withWrittenAnswers(text, { answerTo: () => answer, words: plainAnswerWords({}), keepsLine });
}
