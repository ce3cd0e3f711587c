import { expect, it } from 'vitest';
import { noteDraft } from '../testing/drafts.ts';
import { refusedTags } from './refused-tags.ts';

it('names the tags that no note can have', () => {
  const tags = ['fine', 'two words', 'a\u0007b', 'a\u0007b', 'x'.repeat(500), ' '];
  expect([...refusedTags([noteDraft({ origin: 'a.md', tags }), noteDraft({ tags: ['ok'] })])]).toEqual([
    { kind: 'skipped', origin: 'a.md', code: 'import/refused-tag', detail: 'a\ufffdb' },
    { kind: 'skipped', origin: 'a.md', code: 'import/refused-tag', detail: `${'x'.repeat(60)}…` },
  ]);
});
