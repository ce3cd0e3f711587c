import fc from 'fast-check';
import { expect, it } from 'vitest';
import { noteMarkdownParser, plainTextOf } from '../../notes/markdown/index.ts';
import { runs } from '../../testing/runs.ts';
import { rewriteMarkdown } from '../links/index.ts';
import { withoutEscape } from './unescape.ts';

function unescaped(text: string): string {
  return rewriteMarkdown(text, (node) => (node.name === 'Escape' ? withoutEscape(text, node.from) : null)).join('');
}

it('removes backslashes that change nothing and keeps those that do', () => {
  expect(unescaped('Hi\\! 3\\.5 km \\(fast\\) \\- well\\, good\\.\n')).toBe('Hi! 3.5 km (fast) - well, good.\n');
  for (const text of ['1\\. May', '\\- no list', '\\*not bold\\*', '\\!\\[a](b)', '\\#notag', '> 2\\) x', '`a\\.b`']) {
    expect(unescaped(text)).toBe(text.replace('\\!', '!'));
  }
  expect(unescaped('a\\\\. b')).toBe('a\\\\. b');
});

it('leaves the words of every text as they are', () => {
  const text = fc.string({ unit: fc.constantFrom(...'ab1 \n.-+()![]{}>*:"/_') });
  fc.assert(
    fc.property(text, (words) => {
      const escaped = words.replaceAll(/[!-/:-@[-`{-~]/g, '\\$&');
      const plain = (markdown: string) => plainTextOf(markdown, noteMarkdownParser.parse(markdown).topNode);
      expect(plain(unescaped(escaped))).toBe(plain(escaped));
    }),
    { numRuns: runs(1000) },
  );
});
