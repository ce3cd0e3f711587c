import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import { fileOf, filesOf, itemsOf } from '../testing/files.ts';
import { markdown } from './index.ts';

describe('a folder of Markdown files', () => {
  it('gives notes in notebooks, with their attachments', async () => {
    const files = filesOf(
      {
        'Training/Plan.md':
          '---\ntitle: "Plan: B"\ntags: [knee, "two words"]\ncreated: 2026-01-02 03:04:05Z\n---\n# Plan\n\n![](img/a%20b.png) and [rest](../Rest.md#Day%202)',
        'Training/img/a b.png': 'png',
        'Rest.md': 'Back to [[Plan]]',
        'loose.pdf': 'pdf',
      },
      5000,
    );
    expect(await markdown.recognise(files)).toBe('possible');
    expect(await itemsOf(markdown, files)).toEqual([
      {
        kind: 'note',
        sourceId: 'Training/Plan.md',
        origin: 'Training/Plan.md',
        title: 'Plan: B',
        text: [
          '---\ntitle: "Plan: B"\ntags: [knee, "two words"]\ncreated: 2026-01-02 03:04:05Z\n---\n# Plan\n\n',
          {
            kind: 'file-link',
            to: 'Training/img/a b.png',
            isImage: true,
            written: '![](img/a%20b.png)',
          },
          ' and ',
          {
            kind: 'note-link',
            to: { sourceId: 'Rest.md' },
            place: 'Day 2',
            shown: 'rest',
            isEmbed: false,
            written: '[rest](../Rest.md#Day%202)',
          },
        ],
        marks: { lineEnd: 'lf', bom: false },
        notebook: ['Training'],
        tags: ['knee', 'two words'],
        aliases: [],
        createdAt: Date.UTC(2026, 0, 2, 3, 4, 5),
        editedAt: 5000,
        isEditedByFile: true,
        day: null,
        isPinned: false,
        isArchived: false,
        isTrashed: false,
        isTemplate: false,
        properties: {},
      },
      expect.objectContaining({
        title: 'Rest',
        notebook: [],
        text: ['Back to ', expect.objectContaining({ to: { sourceId: 'Training/Plan.md' }, written: '[[Plan]]' })],
      }),
      {
        kind: 'file',
        sourceId: 'Training/img/a b.png',
        origin: 'Training/img/a b.png',
        name: 'a b.png',
        mime: null,
        file: files[1],
      },
      expect.objectContaining({ kind: 'file', sourceId: 'loose.pdf' }),
    ]);
  });

  it('keeps line endings, byte order marks and empty notes', async () => {
    const items = await itemsOf(markdown, filesOf({ 'a.md': '\ufeffx\r\ny\r\n', 'b.markdown': '' }));
    expect(items).toMatchObject([
      { title: 'a', text: ['x\ny\n'], marks: { lineEnd: 'crlf', bom: true } },
      { title: 'b', text: [], marks: { lineEnd: undefined, bom: false } },
    ]);
  });

  it('reads plain text as it is, in any encoding', async () => {
    const items = await itemsOf(
      markdown,
      filesOf({ 'a.txt': '[[b]] *x*', 'b.TXT': new Uint8Array([0x4b, 0xe4, 0x73]), 'c.md': '[[a]]' }),
    );
    expect(items).toMatchObject([
      { title: 'a', text: ['[[b]] *x*'] },
      { title: 'b', text: ['Käs'] },
      { title: 'c', text: [{ to: { sourceId: 'a.txt' } }] },
    ]);
  });

  it('ignores files of systems, and is nothing without notes', async () => {
    const system = filesOf({ '.DS_Store': 'x', '__MACOSX/a.md': 'x', '.git/b.md': 'x', 'Thumbs.db': 'x' });
    expect(await markdown.recognise(system)).toBe('no');
    expect(await itemsOf(markdown, system)).toEqual([]);
    expect(await markdown.recognise(filesOf({ 'a.csv': 'x' }))).toBe('no');
  });

  it('reports what is no text or too long, and reads the others', async () => {
    const items = await itemsOf(markdown, [
      fileOf('a.md', new Uint8Array([1, 0, 2])),
      fileOf('b.md', 'x'.repeat(5_000_000), 0, 1_000_000),
      { ...fileOf('c.md', 'x'), chunks: () => failing() },
      fileOf('d.md', 'x'),
    ]);
    expect(items).toMatchObject([
      { kind: 'skipped', origin: 'a.md', code: 'import/damaged' },
      { kind: 'skipped', origin: 'b.md', code: 'import/too-large' },
      { kind: 'skipped', origin: 'c.md', code: 'import/damaged' },
      { kind: 'note', title: 'd' },
    ]);
  });

  it('gives two files with the same path different ids', async () => {
    const items = await itemsOf(markdown, [fileOf('a.md', '1'), fileOf('a.md', '2')]);
    expect(items).toMatchObject([{ sourceId: 'a.md' }, { sourceId: 'a.md (2)' }]);
  });

  it('composes the letters of names, which macOS decomposes', async () => {
    const items = await itemsOf(markdown, filesOf({ ['Ü/Kä.md'.normalize('NFD')]: '' }));
    expect(items).toMatchObject([{ sourceId: 'Ü/Kä.md', title: 'Kä', notebook: ['Ü'] }]);
  });

  it('reads names that are special for objects', async () => {
    const items = await itemsOf(
      markdown,
      filesOf({ '__proto__/constructor.md': '---\n__proto__: x\ntitle: y\n---\n[[__proto__]]', 'toString.md': '' }),
    );
    expect(items).toMatchObject([{ title: 'y', notebook: ['__proto__'] }, { title: 'toString' }]);
  });

  it('reads any bytes', async () => {
    const fixture = new TextEncoder().encode(
      '---\ntitle: "a"\ntags: [b]\n---\n# c\n[[d|e]] ![](f.png) `g`\n| [[h]] |\n|-|',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(fixture.length - 1), fc.nat(255)), { maxLength: 10 }),
        fc.nat(fixture.length),
        async (flips, end) => {
          const bytes = fixture.slice(0, end);
          for (const [at, value] of flips) if (at < end) bytes[at] = value;
          const items = await itemsOf(markdown, [fileOf('a.md', bytes), fileOf('d.md', ''), fileOf('f.png', '')]);
          expect(items.map(({ kind }) => kind)).toEqual([
            items[0]?.kind === 'skipped' ? 'skipped' : 'note',
            'note',
            'file',
          ]);
        },
      ),
      { numRuns: runs(200) },
    );
  });
});

// biome-ignore lint/correctness/useYield: the reading fails before its first chunk
async function* failing(): AsyncGenerator<Uint8Array> {
  throw new Error('the file was removed');
}
