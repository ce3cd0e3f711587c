import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import { filesOf, itemsOf } from '../testing/files.ts';
import { joplin } from './index.ts';
import { idOf, notebookText, noteTagText, noteText, resourceText, tagText } from './testing/raw-items.ts';

const [note, other, image, notebook, tag] = [idOf(1), idOf(2), idOf(3), idOf(4), idOf(5)] as const;
const contents: Readonly<Record<string, string>> = {
  [`${note}.md`]: noteText(note, 'T', `[a](:/${other}#b) ![](:/${image}) <img src=":/${image}">`, {
    parent_id: notebook,
    is_todo: 1,
  }),
  [`${other}.md`]: noteText(other, 'U', `<p>[x](:/${note})</p>`, { markup_language: 2 }),
  [`${image}.md`]: resourceText(image, 'photo'),
  [`${notebook}.md`]: notebookText(notebook, 'N', notebook),
  [`${tag}.md`]: tagText(tag, 'tag'),
  [`${idOf(6)}.md`]: noteTagText(idOf(6), note, tag),
  [`resources/${image}.png`]: 'png',
  'A/a.md':
    '---\ntitle: a\nupdated: 2026-01-03 03:04:05Z\ncreated: 2026-01-02 03:04:05Z\ncompleted?: yes\ntags:\n  - x\n---\n\n[x](../b.md)',
};
const bytes = Object.entries(contents).map(([path, text]) => [path, new TextEncoder().encode(text)] as const);

/** Cuts a file and changes some of its bytes. */
const damage = fc.record({
  file: fc.nat(bytes.length - 1),
  end: fc.double({ min: 0, max: 1, noNaN: true }),
  changes: fc.array(fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.nat(255)), { maxLength: 8 }),
});

describe('damaged exports of Joplin', () => {
  it('give drafts and reports, never an error, and always the undamaged note or a report of its id', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 3 }), async (damages) => {
        const damaged = new Map(bytes);
        for (const { file, end, changes } of damages) {
          const [path, original] = bytes[file] as (typeof bytes)[number];
          const copy = original.slice(0, Math.ceil(original.length * end));
          for (const [at, byte] of changes) copy[Math.floor(at * copy.length)] = byte;
          damaged.set(path, copy);
        }
        const files = filesOf(Object.fromEntries(damaged));
        await joplin.recognise(files);
        const items = await itemsOf(joplin, files);
        const ids = items.flatMap((item) => (item.kind === 'note' ? [item.sourceId] : []));
        expect(new Set(ids).size).toBe(ids.length);
        expect(items.some((item) => item.kind !== 'skipped' || item.code.startsWith('import/'))).toBe(true);
        const isIntact = bytes.every(([path, original]) => !path.startsWith(note) || damaged.get(path) === original);
        if (isIntact) {
          const isRead = ids.includes(note);
          const isReported = items.some((item) => item.kind === 'skipped' && item.origin.startsWith(note));
          expect(isRead || isReported).toBe(true);
        }
      }),
      { numRuns: runs(200) },
    );
  });

  it('with front matter that is nested or refers to itself many times are read', async () => {
    const blocks = [
      `a: ${'['.repeat(15_000)}`,
      `a: ${'- '.repeat(7000)}`,
      `a: &x [1]\ntags: [${'*x,'.repeat(5000)}]`,
      `${'a\n'.repeat(8000)}`,
    ];
    for (const block of blocks) {
      const items = await itemsOf(joplin, filesOf({ 'a.md': `---\ntitle: T\n${block}\n---\n\nText` }));
      expect(items).toMatchObject([{ kind: 'note', title: 'T', text: ['Text'] }]);
    }
  });

  it('with tags without a name are read without them', async () => {
    const files = filesOf({
      [`${note}.md`]: noteText(note, 'T', ''),
      [`${tag}.md`]: tagText(tag, ''),
      [`${idOf(6)}.md`]: noteTagText(idOf(6), note, tag),
      'A/a.md': `---\ntitle: a\nupdated: 2026-01-03 03:04:05Z\ncreated: 2026-01-02 03:04:05Z\ntags:\n  - \n  - x\n---\n\na`,
    });
    const items = await itemsOf(joplin, files);
    expect(items.flatMap((item) => (item.kind === 'note' ? [item.tags] : []))).toEqual([[], ['x']]);
  });
});
