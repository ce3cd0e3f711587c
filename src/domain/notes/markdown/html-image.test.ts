import { expect, it } from 'vitest';
import { withFileLinks } from '../../export/file-links.ts';
import { imagesOf } from '../html/html-tree.ts';
import { noteTree } from '../html/index.ts';
import { htmlImageAt } from './html-image.ts';
import { noteMarkdownParser } from './note-markdown.ts';
import { plainTextOf } from './plain-text.ts';
import { readNote } from './read-note.ts';

const hash = 'ab'.repeat(32);

it.each([
  [`<img src="attachment:${hash}" width="200" alt="Knee">`, { words: 'Knee', size: { widthPx: 200 } }],
  [`<img width=200 height=100 src=attachment:${hash}>`, { words: '', size: { widthPx: 200, heightPx: 100 } }],
  [`<IMG SRC='attachment:${hash}' WIDTH='200px'/>`, { words: '', size: { widthPx: 200 } }],
  [`<img alt="a > b = 'c'" src="attachment:${hash}" height=9>`, null],
  [`<img src="attachment:${hash}" height="9" width="0">`, { words: '', size: null }],
  [`<img src="attachment:${hash}" width="50%">`, { words: '', size: null }],
  [`<img src="attachment:${hash}" src="https://a.example/x.png">`, { words: '', size: null }],
  [`<img data-src="attachment:${hash}">`, null],
  ['<img src="attachment:abc">', null],
  ['<img src="https://a.example/x.png" width="200">', null],
  ['<img>', null],
  [`</img src="attachment:${hash}">`, null],
])('%s is an image with its size', (tag, image) => {
  const found = htmlImageAt(`a ${tag}`, 2);
  if (image === null) expect(found).toBeNull();
  else expect(found).toMatchObject({ ...image, hash, end: 2 + tag.length });
  if (found !== null) expect(`a ${tag}`.slice(found.source.from, found.source.to)).toBe(`attachment:${hash}`);
});

it.each(['alone', 'a %s b', '- %s', '| a |\n| - |\n| %s |', '> %s\n> b', '**%s**'])(
  'an image in %j is on the page, in the outline, in excerpts and in exports',
  (around) => {
    const tag = `<img src="attachment:${hash}" width="200" alt="Knee">`;
    const text = around === 'alone' ? tag : around.replace('%s', tag);
    expect(imagesOf(noteTree(text))).toEqual([{ image: hash, words: 'Knee', size: { widthPx: 200 } }]);
    expect(readNote(text)).toMatchObject({ attachments: [hash], images: [{ alt: 'Knee' }] });
    expect(plainTextOf(text, noteMarkdownParser.parse(text).topNode)).toContain('Knee');
    expect(withFileLinks(text, 'notes', () => 'files/a b.png')).toBe(
      text.replace(`attachment:${hash}`, '../files/a%20b.png'),
    );
  },
);

it('an image in code is text', () => {
  const text = `\`<img src="attachment:${hash}">\`\n\n    <img src="attachment:${hash}">`;
  expect(imagesOf(noteTree(text))).toEqual([]);
  expect(readNote(text).attachments).toEqual([]);
});
