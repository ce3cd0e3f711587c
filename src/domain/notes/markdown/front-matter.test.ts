import { Text } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { frontMatterEnd } from './front-matter.ts';

const endOf = (text: string) => frontMatterEnd(Text.of(text.split('\n')));

describe('frontMatterEnd', () => {
  it('is behind the closing line', () => {
    expect(endOf('---\ntitle: a\n---\ntext')).toBe('---\ntitle: a\n---\n'.length);
    expect(endOf('---\n---')).toBe(7);
  });

  it.each(['', 'text', '---', '---\nnever closed', ' ---\na\n---', 'text\n---\na\n---'])('is 0 for %j', (text) => {
    expect(endOf(text)).toBe(0);
  });
});
