import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import { noteTree } from '../html/note-tree.ts';
import { noteMarkdownParser } from './note-markdown.ts';

const marks = [
  ['**', 'StrongEmphasis', 'strong'],
  ['*', 'Emphasis', 'em'],
  ['~~', 'Strikethrough', 's'],
  ['==', 'Highlight', 'mark'],
] as const;

describe('a mark next to a script without spaces between words', () => {
  it.each([
    '这是‹（重要）›的内容',
    '‹注意：›正文',
    '这是‹“重要”›的',
    '彼は‹「はい」›と言った',
    '‹안녕(hello)›하세요',
    '‹重要。›𠮷',
    '𠮷‹（重要）›',
    '葛󠄀‹（重要）›',
    '这是‹（重要）›and',
    '‹ﾃｽﾄ｡›テスト',
    '‹[x]›的',
  ])('works between two of its characters: %j', (marked) => {
    for (const [sign, node, tag] of marks) {
      const text = marked.replaceAll(/[‹›]/g, sign);
      expect(nodesIn(text), text).toContain(node);
      expect(JSON.stringify(noteTree(text)), text).toContain(`"tag":"${tag}"`);
    }
  });

  it.each(['say‹"hi"›there', '这是‹ 重要›的', '‹ 重要 ›', 'a‹(b)›c'])(
    'has no effect if it has none in CommonMark: %j',
    (marked) => {
      for (const [sign, node, tag] of marks) {
        const text = marked.replaceAll(/[‹›]/g, sign);
        expect(nodesIn(text), text).not.toContain(node);
        expect(JSON.stringify(noteTree(text)), text).not.toContain(`"tag":"${tag}"`);
      }
    },
  );

  it('is read alike in the editor and on the page', () => {
    const text = fc.string({ unit: fc.constantFrom(...'**==~~__重（）「。”a b.한\ufe01'), maxLength: 12 });
    fc.assert(
      fc.property(text, (written) => {
        const line = `x ${written.trim()}`;
        const page = JSON.stringify(noteTree(line));
        for (const [, node, tag] of marks)
          expect(nodesIn(line).includes(node), JSON.stringify(line)).toBe(page.includes(`"tag":"${tag}"`));
      }),
      { numRuns: runs(2_000), examples: [['\ufe01_*_'], ['（\ufe01_a_']] },
    );
  });
});

function nodesIn(text: string): readonly string[] {
  const names: string[] = [];
  noteMarkdownParser.parse(text).iterate({ enter: ({ name }) => void names.push(name) });
  return names;
}
