import { expect, it } from 'vitest';
import { linkAt, rewriteMarkdown } from './index.ts';

function addressesIn(text: string): string[] {
  const addresses: string[] = [];
  rewriteMarkdown(text, (node) => {
    const link = linkAt(text, node);
    if (link !== null) addresses.push(`${link.isImage ? '!' : ''}${link.label}|${link.address}`);
    return null;
  });
  return addresses;
}

it('finds links and images by syntax, not in code', () => {
  const text =
    '[*a*](<b c.md>) `[x](y.md)` ![alt](d.png)\n\n```\n[x](y.md)\n```\n\n[![i](i.png)](e\\_f.md)\n\n[r][r]\n\n[r]: g.md\n';
  expect(addressesIn(text)).toEqual(['a|b c.md', '!alt|d.png', 'i|e_f.md', '!i|i.png']);
});

it('keeps everything between the replaced parts', () => {
  const text = 'One [a](a.md) two [b](b.md)\n';
  const parts = rewriteMarkdown(text, (node) => {
    const link = linkAt(text, node);
    return link?.address === 'b.md' ? { kind: 'file-link', to: 'b', isImage: false, written: link.written } : null;
  });
  expect(parts).toEqual([
    'One [a](a.md) two ',
    { kind: 'file-link', to: 'b', isImage: false, written: '[b](b.md)' },
    '\n',
  ]);
});
