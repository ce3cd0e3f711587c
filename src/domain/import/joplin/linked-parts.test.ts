import { describe, expect, it } from 'vitest';
import { type LinkResolver, linkedParts } from './linked-parts.ts';

/** Resolves `:/note` and `:/file`, and shows how each was found. */
const resolve: LinkResolver = ({ address, isImage, shown, widthPx, written }) => {
  const text = shown === null ? {} : { shown };
  if (address === ':/note') return { kind: 'note-link', to: { sourceId: 'n' }, ...text, isEmbed: false, written };
  if (address !== ':/file') return null;
  return { kind: 'file-link', to: 'f', ...text, isImage, ...(widthPx !== null && { widthPx }), written };
};

function summary(text: string): string[] {
  return linkedParts(text, resolve).map((part) => {
    if (typeof part === 'string') return part;
    if (part.kind === 'missing-link') return `{missing ${part.name}}`;
    if (part.kind === 'note-link') return `{note ${part.shown ?? '-'}${part.isInTableCell ? ' in a cell' : ''}}`;
    return `{${part.isImage ? 'image' : 'file'} ${part.shown ?? '-'}${part.widthPx ? ` ${part.widthPx}px` : ''}}`;
  });
}

describe('links in Markdown', () => {
  it.each([
    ['a [see](:/note) b', ['a ', '{note see}', ' b']],
    ['![](:/file)', ['{image -}']],
    ['![a *b*](:/file "title")', ['{image a b}']],
    ['[x](<:/file>)', ['{file x}']],
    ['[x](:/other) [y](https://example.org)', ['[x](:/other) [y](https://example.org)']],
    ['[x][1] and [note]\n\n[1]: :/file\n[Note]: :/note', ['{file x}', ' and ', '{note note}', expect.any(String)]],
    ['| a |\n| - |\n| [see](:/note) |', ['| a |\n| - |\n| ', '{note see in a cell}', ' |']],
    ['- [ ] [a](:/file)\n> [b](:/note)', ['- [ ] ', '{file a}', '\n> ', '{note b}']],
  ])('%j is split', (text, parts) => {
    expect(summary(text)).toEqual(parts);
  });

  it('keep an image inside a link', () => {
    expect(summary('[![alt](:/file)](:/note)')).toEqual(['{image alt}', ' ', '{note -}']);
    expect(summary('[![alt](:/file)](https://example.org)')).toEqual(['[', '{image alt}', '](https://example.org)']);
    expect(summary('[![alt](b.png)](:/note)')).toEqual(['![alt](b.png) ', '{note -}']);
  });

  it.each([
    '`[x](:/file)`',
    '```\n[x](:/file)\n```',
    '    [x](:/file)',
    '---\na: "[x](:/file)"\n---\n',
    '\\[x](:/file)',
  ])('are none in %j', (text) => {
    expect(summary(text)).toEqual([text]);
  });
});

describe('links in HTML', () => {
  it.each([
    ['a <img src=":/file" alt="b" width="300" height="2"> c', ['a ', '{image b 300px}', ' c']],
    ["a <img width='50%' src=':/file'/> c", ['a ', '{image -}', ' c']],
    ['a <IMG SRC=:/file > c', ['a ', '{image -}', ' c']],
    ['a <a href=":/note">see <b>this</b></a> c', ['a ', '{note see this}', ' c']],
    [
      'a <a href=":/note">see *this* [x](:/file)</a> [y](:/file)',
      ['a ', '{note see *this* [x](:/file)}', ' ', '{file y}'],
    ],
    ['a <video src=":/file" controls></video> c', ['a ', '{image -}', ' c']],
    ['<img src=":/file" width="20px">', ['{image - 20px}']],
    ['<img src="https://example.org/a.png">', ['<img src="https://example.org/a.png">']],
    ['`<img src=":/file">` <!-- <img src=":/file"> -->', ['`<img src=":/file">` <!-- <img src=":/file"> -->']],
  ])('%j is split', (text, parts) => {
    expect(summary(text)).toEqual(parts);
  });

  it('end an HTML block, in which Markdown is not read', () => {
    expect(summary('<p align="center">\n<img src=":/file">\n</p>')).toEqual([
      '<p align="center">\n\n\n',
      '{image -}',
      '\n\n\n</p>',
    ]);
  });

  it('are found inside a link to another place', () => {
    expect(summary('<div>\n<a href="https://example.org"><img src=":/file"></a>\n</div>').join('')).toBe(
      '<div>\n<a href="https://example.org">\n\n{image -}\n\n</a>\n</div>',
    );
  });
});

describe('a hostile text', () => {
  it.each([
    ['start tags', '<img src='.repeat(100_000)],
    ['open quotes', `<div>${'<a href="'.repeat(100_000)}`],
    ['links', '[a](:/file)'.repeat(20_000)],
    ['elements without end', `<div>${'<a href=":/note">'.repeat(20_000)}`],
    ['attributes', `<div><img ${'a="b" '.repeat(100_000)}`],
    ['nested brackets', '['.repeat(100_000)],
    ['definitions', '[a]: :/file\n\n'.repeat(20_000)],
  ])('with many %s is split completely', (_, text) => {
    const written = linkedParts(text, resolve).map((part) => (typeof part === 'string' ? part : part.written));
    expect(written.join('').replaceAll('\n\n', '')).toBe(text.replaceAll('\n\n', ''));
  });
});
