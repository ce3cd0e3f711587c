import { expect, test } from 'vitest';
import { readRecord } from '#domain/kernel/index.ts';
import { type Note, note } from '#domain/notes/index.ts';
import { noteCounts } from './note-counts.ts';

function listed(leaves: Partial<Note>, inTrash = false) {
  return { id: 'a', value: { ...readRecord(note, new Map()).value, ...leaves }, inTrash };
}

test('each place counts what its list shows', () => {
  const counts = noteCounts(
    [
      listed({ notebook: 'book', pinnedAt: 1, tags: { knee: 'Knee' } }),
      listed({ notebook: 'book', archivedAt: 1, tags: { knee: 'Knee' } }),
      listed({ notebook: 'book', pinnedAt: 1 }, true),
      listed({ kind: 'template' }),
      listed({}),
    ],
    ({ value: { tags } }) => Object.entries(tags).map(([tag, name]) => ({ tag, name })),
  );
  expect(counts).toEqual({
    all: 2,
    pinned: 1,
    archive: 1,
    trash: 1,
    byNotebook: new Map([['book', 1]]),
    tags: [{ tag: 'knee', name: 'Knee', notes: 1, children: [] }],
  });
});
