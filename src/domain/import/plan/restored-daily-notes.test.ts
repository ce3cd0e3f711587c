import { describe, expect, it } from 'vitest';
import type { RecordKey } from '../../kernel/index.ts';
import type { WholeRecordDraft } from '../draft/index.ts';
import { importedId } from './imported-id.ts';
import type { PlannedRecord } from './planned-record.ts';
import { restoredKeys } from './restored-keys.ts';
import type { ExistingRecord } from './verdict.ts';
import { planWholeRecord } from './whole-record.ts';

const first: RecordKey = 'notes/day-2024-05-01';
const second: RecordKey = 'notes/day-2024-05-01.2';
const third: RecordKey = 'notes/day-2024-05-01.3';

describe('restoring the note of a day that was deleted permanently', () => {
  it('takes the next id of the day, if the user wants it back', () => {
    const [note] = planned([draft(first)], { [first]: tombstone });
    expect(note).toMatchObject({ key: second, verdict: 'deleted', text: 'Rest.' });
    expect(written(note)).toMatchObject({ day: '2024-05-01', restored: { batch: 'b1', key: first } });
    expect(planned([draft(first)], { [first]: tombstone, [second]: tombstone })).toMatchObject([{ key: third }]);
    expect(planned([draft(second)], { [first]: tombstone, [second]: tombstone })).toMatchObject([{ key: third }]);
  });

  it('finds it again under that id, also after the user changed it', () => {
    const [note] = planned([draft(first)], { [first]: tombstone });
    const here = recordOf(note);
    expect(planned([draft(first)], { [first]: tombstone, [second]: here })).toMatchObject([
      { key: second, verdict: 'same' },
    ]);
    expect(planned([draft(first)], { [first]: tombstone, [second]: { ...here, text: 'mine' } })).toMatchObject([
      { key: second, verdict: 'changed-here' },
    ]);
  });

  it.each<[string, ExistingRecord]>([
    ['that the user wrote', existing({ day: '2024-05-01' })],
    ['that was restored from itself', existing({ day: '2024-05-01', restored: { batch: 'b0', hash: 'h' } })],
  ])('comes back as another note beside one of the same day %s', (_, other) => {
    const [note] = planned([draft(first)], { [first]: tombstone, [second]: other });
    expect(note).toMatchObject({ key: beside(first), verdict: 'deleted' });
    expect(written(note)).toMatchObject({ title: '2024-05-01' });
    expect(written(note)).not.toHaveProperty('day');
    const again = { [first]: tombstone, [second]: tombstone, [beside(first)]: recordOf(note) };
    expect(planned([draft(first)], again)).toMatchObject([{ key: beside(first), verdict: 'same' }]);
  });

  it('comes back beside the day if it is in the trash there, or has become a template', () => {
    for (const leaves of [{ trashedAt: 5 }, { kind: 'template' }])
      expect(planned([draft(first, leaves)], { [first]: tombstone })).toMatchObject([{ key: beside(first) }]);
  });

  it('takes no id of another note in the export, and keeps its own title beside it', () => {
    const [older, newer] = planned([draft(first, { title: 'May Day' }), draft(second)], { [first]: tombstone });
    expect([older?.key, newer?.key]).toEqual([beside(first), second]);
    expect(written(older)).toMatchObject({ title: 'May Day' });
  });

  it('leaves the id of the day to the newest of several notes, in whatever order they come', () => {
    const records = { [first]: tombstone, [second]: tombstone };
    for (const keys of [
      [first, second],
      [second, first],
    ]) {
      const notes = planned(
        keys.map((key) => draft(key)),
        records,
      );
      expect(new Map(notes.map((note) => [note.draft.sourceId, note.key]))).toEqual(
        new Map([
          [first, beside(first)],
          [second, third],
        ]),
      );
    }
  });
});

const tombstone: ExistingRecord = { leaves: new Map(), text: null, isTombstoned: true };

function existing(leaves: Readonly<Record<string, unknown>>): ExistingRecord {
  return { leaves: new Map(Object.entries(leaves)), text: 'Another.', isTombstoned: false };
}

function draft(key: RecordKey, changed: Readonly<Record<string, unknown>> = {}): WholeRecordDraft {
  const leaves = new Map(Object.entries({ day: '2024-05-01', createdAt: 1, ...changed }));
  return { kind: 'record', sourceId: key, origin: 'data.jsonl, line 2', key, leaves, text: 'Rest.', unread: [] };
}

function planned(drafts: readonly WholeRecordDraft[], records: Readonly<Record<RecordKey, ExistingRecord>>) {
  const document = { find: (key: RecordKey) => records[key] ?? null, isUndone: () => false };
  const context = {
    batch: 'b1',
    document,
    restored: restoredKeys(drafts, document),
    restoredContents: new Set<string>(),
  };
  return drafts.map((each) => planWholeRecord(each, context) as PlannedRecord);
}

function recordOf(note: PlannedRecord | undefined): ExistingRecord {
  return { leaves: new Map(Object.entries(written(note))), text: note?.text ?? null, isTombstoned: false };
}

function written(note: PlannedRecord | undefined): Record<string, unknown> {
  return Object.fromEntries(note?.leaves.map(({ path, value }) => [path, value]) ?? []);
}

function beside(key: RecordKey): RecordKey {
  return `notes/${importedId('mensana', key, 0)}`;
}
