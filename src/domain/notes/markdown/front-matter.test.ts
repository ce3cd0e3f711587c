import { describe, expect, it } from 'vitest';
import { frontMatterEnd, maxFrontMatterLength } from './front-matter.ts';

describe('frontMatterEnd', () => {
  it.each(['---\ntitle: a\n---\n', '---\n---', '--- \na: b\n\n...\t\n'])(
    'is after the closing line of %j',
    (properties) => {
      expect(frontMatterEnd(properties)).toBe(properties.length);
      if (properties.endsWith('\n')) expect(frontMatterEnd(`${properties}text\n---\n`)).toBe(properties.length);
    },
  );

  it.each([
    'tags:\n- a\n- b',
    'tags:\n  - a\n  - b: c',
    'tags: [a,\n  b\n]',
    '# comment\ntitle: "A: b"\n\nnested:\n  key: |\n    many\n    words\n',
    '"a b": c\n\'d\': e\nf g: h\n日本: 語\ndc:title: i',
    'empty:\nalso:',
    '{ "a": 1,\n"b": [2] }',
  ])('is after valid properties: %j', (properties) => {
    const top = `---\n${properties}\n---\n`;
    expect(frontMatterEnd(`${top}text\n---\n`)).toBe(top.length);
  });

  it('reads properties of a text with other line ends', () => {
    const top = '\ufeff---\r\na: b\r\n---\r\n';
    expect(frontMatterEnd(`${top}text`)).toBe(top.length);
  });

  it.each([
    ...['', 'text', '---', '----\na\n---', '---\nnever closed', '---\nclosed by more\n----', ' ---\na\n---'],
    'text\n---\na\n---',
    ...[
      '---\ntext\n- [ ] call\ntext\n---',
      '---\ntext\n---',
      '---\n\n---\n',
      '---\n# Heading\n---\n',
      '---\n- one\n---',
    ],
    ...['---\nTo do:\n- [ ] call\n---', '---\nhttps://a.example\n---', '---\na: b\nwords\n---', '---\n> a: b\n---'],
    ...['---\n{ "a": \n---', '---\n  a: b\n---'],
  ])('is 0 for %j', (text) => {
    expect(frontMatterEnd(text)).toBe(0);
  });

  it('is 0 if the properties are too long', () => {
    expect(frontMatterEnd(`---\n${'a:\n'.repeat(maxFrontMatterLength)}---\n`)).toBe(0);
  });
});
