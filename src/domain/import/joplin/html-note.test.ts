import { describe, expect, it } from 'vitest';
import type { ImportItem } from '../draft/index.ts';
import { bytesOf } from '../files/index.ts';
import { filesOf, itemsOf } from '../testing/files.ts';
import { joplin } from './index.ts';
import { idOf, noteText, resourceText } from './testing/raw-items.ts';

const [note, other, image] = [idOf(1), idOf(2), idOf(3)] as const;
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function read(html: string, values: Readonly<Record<string, string | number>> = {}): Promise<ImportItem[]> {
  const items = await itemsOf(
    joplin,
    filesOf({
      [`${note}.md`]: noteText(note, 'T', html, { markup_language: 2, ...values }),
      [`${other}.md`]: noteText(other, 'Other', ''),
      [`${image}.md`]: resourceText(image, 'photo.png'),
      [`resources/${image}.png`]: 'png',
    }),
  );
  return items.filter((item) => !('sourceId' in item) || (item.sourceId !== other && item.sourceId !== image));
}

describe('an HTML note of Joplin', () => {
  it('becomes Markdown with links to notes and files', async () => {
    const html = `<h2>Plan</h2><p>See <a href=":/${other}#next">the <b>plan</b></a> and <a href="https://example.org">more</a></p><img src=":/${image}" alt="A" width="300"><ul><li>one</li></ul>`;
    expect(await read(html)).toMatchObject([
      {
        title: 'T',
        text: [
          '## Plan\n\nSee ',
          {
            kind: 'note-link',
            to: { sourceId: other },
            place: 'next',
            shown: 'the plan',
            written: `[the plan](:/${other}#next)`,
          },
          ' and [more](https://example.org)\n\n',
          {
            kind: 'file-link',
            to: image,
            shown: 'A',
            isImage: true,
            widthPx: 300,
            written: `![A](:/${image})`,
          },
          '\n\n- one',
        ],
      },
    ]);
  });

  it('can be a to-do', async () => {
    expect(await read('<p>a</p>', { is_todo: 1 })).toMatchObject([{ text: ['- [ ] T\n\na'] }]);
  });

  it('keeps the words of links to missing items and names them', async () => {
    const missing = idOf(9);
    expect(await read(`<a href=":/${missing}">x</a>`)).toMatchObject([
      { text: [{ kind: 'missing-link', target: 'note', name: 'x', written: 'x' }] },
    ]);
  });

  it('gives the images inside it as files, each one once', async () => {
    const img = `<img src="data:image/png;base64,${pixel}" alt="dot">`;
    const [file, draft, ...others] = await read(`<p>${img}${img}</p>`);
    expect(others).toEqual([]);
    expect(file).toMatchObject({ kind: 'file', origin: `${note}.md, T`, name: 'dot.png', mime: 'image/png' });
    if (file?.kind !== 'file') throw new Error('no file');
    expect(file.sourceId).toMatch(new RegExp(`^${note} [0-9a-f]{32}$`));
    expect((await bytesOf(file.file, 1000)).subarray(1, 4)).toEqual(new TextEncoder().encode('PNG'));
    expect(draft).toMatchObject({ text: [{ to: file.sourceId, isImage: true }, { to: file.sourceId }] });
  });

  it('keeps an image inside a link to a note and reports the link, as other content that a note cannot hold', async () => {
    const html = `<a href=":/${other}"><img src=":/${image}"></a><svg></svg><a href="https://example.org"><img src=":/${image}"></a>`;
    expect(await read(html)).toMatchObject([
      { text: [{ to: image, isImage: true }, '[', { to: image, isImage: true }, '](https://example.org)'] },
      { kind: 'skipped', origin: `${note}.md, T`, code: 'import/unsupported', detail: '1 × svg, 1 × link' },
    ]);
  });

  it('is read from the Markdown export as well', async () => {
    const matter = '---\ntitle: T\nupdated: 2026-01-03 03:04:05Z\ncreated: 2026-01-02 03:04:05Z\n---\n\n';
    const items = await itemsOf(
      joplin,
      filesOf({ 'A/T.html': `${matter}<p>a <img src="../_resources/b%20c.png"></p>`, '_resources/b c.png': 'png' }),
    );
    expect(items).toMatchObject([
      { kind: 'note', title: 'T', notebook: ['A'], text: ['a ', { kind: 'file-link', to: '_resources/b c.png' }] },
      { kind: 'file', sourceId: '_resources/b c.png' },
    ]);
  });
});
