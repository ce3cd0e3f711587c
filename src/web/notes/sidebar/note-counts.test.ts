import { expect, test } from 'vitest';
import { readRecord } from '#domain/kernel/index.ts';
import { type Note, note } from '#domain/notes/index.ts';
import { countInSteps, countsAlike, type NoteCounts } from './note-counts.ts';

function listed(leaves: Partial<Note>, inTrash = false) {
  return { id: 'a', value: { ...readRecord(note, new Map()).value, ...leaves }, inTrash };
}

/** Runs all steps and returns the counts. */
function counted(...of: Parameters<typeof countInSteps>): NoteCounts {
  const steps = countInSteps(...of);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

test('each view counts what its list shows', () => {
  const counts = counted(
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
    tags: [{ tag: 'knee', name: 'Knee', path: 'Knee', notes: 1, children: [] }],
  });
});

test('the counts of a note only change with the properties that views depend on', () => {
  const before = listed({ notebook: 'book', tags: { knee: 'Knee' }, title: 'a', editedAt: 1 });
  expect(countsAlike(before, listed({ notebook: 'book', tags: { knee: 'Knee' }, title: 'b', editedAt: 2 }))).toBe(true);
  for (const other of [{ notebook: 'other' }, { pinnedAt: 1 }, { archivedAt: 1 }, { tags: {} }, { kind: 'template' }])
    expect(countsAlike(before, listed({ ...before.value, ...(other as Partial<Note>) }))).toBe(false);
  expect(countsAlike(before, listed(before.value, true))).toBe(false);
});
