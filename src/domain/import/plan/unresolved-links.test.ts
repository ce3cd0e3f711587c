import { describe, expect, it } from 'vitest';
import { noteDraft } from '../testing/drafts.ts';
import { LinkTargets } from './link-targets.ts';
import { shownOrigin } from './shown-origin.ts';
import { unresolvedLinks } from './unresolved-links.ts';

const link = (to: { readonly sourceId: string } | { readonly title: string }, shown?: string) => ({
  kind: 'note-link' as const,
  to,
  ...(shown !== undefined && { shown }),
  isEmbed: false,
  written: 'x',
});
const missing = (name: string) => ({ kind: 'missing-link' as const, target: 'file' as const, name, written: name });

function reportsOf(...notes: readonly Parameters<typeof noteDraft>[0][]) {
  const drafts = notes.map((note, at) => noteDraft({ sourceId: `${at}`, origin: `${at}.md`, ...note }));
  return [...unresolvedLinks(drafts, new LinkTargets(drafts, new Map()))].map(({ origin, code, detail }) => [
    origin,
    code,
    detail,
  ]);
}

describe('links that lead nowhere', () => {
  it('are named with their note, each target once', () => {
    const text = [missing('a.png'), missing('a.png'), missing('b.png'), link({ sourceId: 'gone' }, 'That page')];
    expect(reportsOf({ text }, { text: [missing('a.png'), link({ title: ' Gone ' })] })).toEqual([
      ['0.md', 'import/missing-file', 'a.png'],
      ['0.md', 'import/missing-file', 'b.png'],
      ['0.md', 'import/missing-note', 'That page'],
      ['1.md', 'import/missing-file', 'a.png'],
      ['1.md', 'import/missing-note', 'Gone'],
    ]);
  });

  it.each([
    ['[[Locked note]]', 'Locked note'],
    ['![[Folder/Locked note#Part|it]]', 'Folder/Locked note#Part'],
    ['[that *one*](bear://x-callback-url/open-note?id=1)', 'that *one*'],
    ['bear://x-callback-url/open-note?id=1', undefined],
  ])('without other words are named as they are written: %s', (written, name) => {
    expect(reportsOf({ text: [{ ...link({ sourceId: 'gone' }), written }] })).toEqual([
      ['0.md', 'import/missing-note', name],
    ]);
  });

  it('to a title of several notes are named with all of them, as links can name them', () => {
    const twice = [
      { title: 'Plan', notebook: ['Work'] },
      { title: 'plan', notebook: ['Home'] },
      { title: 'Plan', notebook: ['Home'] },
    ];
    expect(reportsOf({ text: [link({ title: 'Plan' })] }, ...twice)).toEqual([
      ['0.md', 'import/ambiguous-link', 'Plan: Work/Plan · Home/plan (2) · Home/Plan (3)'],
    ]);
  });

  it('are not those to a note that is there', () => {
    expect(
      reportsOf({ title: 'A', text: ['x', link({ sourceId: '1' }), link({ title: 'a' })] }, { title: '' }),
    ).toEqual([]);
  });
});

it.each([
  [`Export/Knee 0123456789abcdef0123456789abcdef/Plan ${'a'.repeat(32)}.md`, 'Export/Knee/Plan.md'],
  [`Base ${'a'.repeat(32)}_all.csv`, 'Base_all.csv'],
  [`Backup/${'a'.repeat(32)}.md, Knee pain`, 'Knee pain'],
  [`${'a'.repeat(32)}.md`, `${'a'.repeat(32)}.md`],
  [`notes.jex, ${'a'.repeat(32)}.md`, `notes.jex, ${'a'.repeat(32)}.md`],
  ['Vault/Sport/Squat.md', 'Vault/Sport/Squat.md'],
])('the origin %s is shown as %s', (origin, shown) => {
  expect(shownOrigin(origin)).toBe(shown);
});
