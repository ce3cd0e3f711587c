import { describe, expect, it } from 'vitest';
import { frontMatterEnd, longestFrontMatter } from './front-matter.ts';

describe('frontMatterEnd', () => {
  it.each(['---\ntitle: a\n---\n', '---\n---', '--- \na: b\n\n...\t\n'])(
    'is behind the closing line of %j',
    (properties) => {
      expect(frontMatterEnd(properties)).toBe(properties.length);
      if (properties.endsWith('\n')) expect(frontMatterEnd(`${properties}text\n---\n`)).toBe(properties.length);
    },
  );

  it.each([
    ...['', 'text', '---', '----\na\n---', '---\nnever closed', '---\nclosed by more\n----', ' ---\na\n---'],
    'text\n---\na\n---',
  ])('is 0 for %j', (text) => {
    expect(frontMatterEnd(text)).toBe(0);
  });

  it('is 0 for what is too long to be properties', () => {
    expect(frontMatterEnd(`---\n${'a\n'.repeat(longestFrontMatter)}---\n`)).toBe(0);
  });
});
