import { describe, expect, it } from 'vitest';
import { isUuid, type RecordKey } from '../../kernel/index.ts';
import type { WholeRecordDraft } from '../draft/index.ts';
import { contentHash } from './content-hash.ts';
import { importedId } from './imported-id.ts';
import type { PlannedRecord } from './planned-record.ts';
import { noRestoredKeys, type RestoredKeys, restoredKeys } from './restored-keys.ts';
import type { ExistingRecord } from './verdict.ts';
import { planWholeRecord } from './whole-record.ts';

const id = '00000000-0000-7000-8000-000000000001';
const key: RecordKey = `notes/${id}`;
const leaves = { title: 'Knee', createdAt: 1, editedAt: 2, 'newer/leaf': { a: 1 }, source: { app: 'bear', id: 'b' } };

describe('restoring a record', () => {
  it('keeps its key, all leaves and its text, and notes by which batch', () => {
    const planned = plan(draft({ trashedAt: 3, restored: { batch: 'old', hash: 'old' } }));
    expect(planned).toMatchObject({ key, verdict: 'new', text: 'Rest.' });
    expect(written(planned)).toEqual({
      ...leaves,
      trashedAt: 3,
      restored: { batch: 'b1', hash: contentHash({ leaves: new Map(Object.entries(leaves)), text: 'Rest.' }) },
    });
  });

  it.each<[string, ExistingRecord, PlannedRecord['verdict'], Readonly<Record<string, unknown>>?]>([
    ['is the same although times and sources differ', existing({ editedAt: 9, source: null }), 'same'],
    ['is in the trash there and here', existing({ trashedAt: 9 }), 'same', { trashedAt: 3 }],
    ['is in the trash there only', existing({}), 'same', { trashedAt: 3 }],
    ['was changed there', restoredHere({ title: 'Old' }), 'changed-there'],
    ['was changed here', { ...restoredHere({ title: 'Old' }), text: 'mine' }, 'changed-here'],
    ['is another state of a record that was not restored', existing({ title: 'Old' }), 'changed-here'],
    ['is in the trash here', existing({ trashedAt: 9 }), 'deleted'],
    ['was deleted here but keeps its name', existing({ trashedAt: 9, erasedAt: 9 }), 'deleted'],
  ])('that %s', (_, record, verdict, changed = {}) => {
    expect(plan(draft(changed), { [key]: record }).verdict).toBe(verdict);
  });

  it('clears what the record has here and the export lacks, and what deleted it here', () => {
    const planned = plan(draft({}), {
      [key]: existing({ title: 'Old', 'tags/mine': 'Mine', erasedAt: 9, trashedAt: 9, cleared: null }),
    });
    expect(written(planned)).toMatchObject({ title: 'Knee', 'tags/mine': null, erasedAt: null, trashedAt: null });
    expect(Object.keys(written(planned)).toSorted()).toEqual([
      'erasedAt',
      'restored',
      'tags/mine',
      'title',
      'trashedAt',
    ]);
  });

  it('leaves alone what could not be read in the export', () => {
    const { title: _, ...others } = leaves;
    const whole = { ...draft({}), leaves: new Map(Object.entries(others)), unread: ['title', 'day'] };
    expect(plan(whole, { [key]: existing({}) }).verdict).toBe('same');
    const changed = plan({ ...whole, text: 'Stretch.' }, { [key]: restoredHere({}) });
    expect(changed.verdict).toBe('changed-there');
    expect(Object.keys(written(changed))).toEqual(['restored']);
    const restored = { ...existing({ restored: written(changed).restored }), text: 'Stretch.' };
    expect(plan(draft({}), { [key]: restored }).verdict).toBe('changed-there');
  });

  it('brings back what undoing an earlier restoration moved to the trash', () => {
    const trashed = restoredHere({}, { trashedAt: 9 });
    expect(plan(draft({}), { [key]: trashed }, { undone: ['b0'] }).verdict).toBe('new');
    expect(plan(draft({}), { [key]: trashed }).verdict).toBe('deleted');
  });

  it('is new for an attachment whose content comes back, and for no other', () => {
    const content = 'a'.repeat(64);
    const here: Records = { [`attachments/${content}`]: existing({}), [`attachments/${'b'.repeat(64)}`]: existing({}) };
    const verdicts = (Object.keys(here) as RecordKey[]).map((each) => {
      const context = { ...contextOf(here), restoredContents: new Set([content]) };
      return (planWholeRecord({ ...draft({}), key: each }, context) as PlannedRecord).verdict;
    });
    expect(verdicts).toEqual(['new', 'same']);
  });

  it('leaves an updated record in the batch that restored it, and out of every batch if none did', () => {
    const batchOf = (record: ExistingRecord) => written(plan(draft({}), { [key]: record })).restored;
    expect(batchOf(restoredHere({ title: 'Old' }))).toMatchObject({ batch: 'b0' });
    expect(batchOf(existing({ title: 'Old' }))).toMatchObject({ batch: '' });
    expect(batchOf(existing({ trashedAt: 9 }))).toMatchObject({ batch: 'b1' });
  });
});

describe('restoring a record that was deleted permanently', () => {
  const first: RecordKey = `notes/${importedId('mensana', key, 0)}`;
  const second: RecordKey = `notes/${importedId('mensana', key, 1)}`;

  it('uses another key, if the user wants it back', () => {
    const records = { [key]: tombstone };
    expect(plan(draft({}), records, { restored: keysOf(records) })).toMatchObject({ key: first, verdict: 'deleted' });
    expect(isUuid(first.slice('notes/'.length))).toBe(true);
  });

  it('finds the record that came back before, and uses a third key if that was deleted too', () => {
    const again = { [key]: tombstone, [first]: existing({}) };
    expect(plan(draft({}), again, { restored: keysOf(again) })).toMatchObject({ key: first, verdict: 'same' });
    const twice = { [key]: tombstone, [first]: tombstone };
    expect(plan(draft({}), twice, { restored: keysOf(twice) })).toMatchObject({ key: second, verdict: 'deleted' });
  });

  it.each<RecordKey>(['tags/knee', `attachments/${'a'.repeat(64)}`])(
    'is impossible for %s, whose id is its meaning',
    (only) => {
      const records = { [only]: tombstone };
      expect(restoredKeys([{ key: only, leaves: new Map() }], documentOf(records)).keys.size).toBe(0);
      const whole = { ...draft({}), key: only, text: null };
      expect(planWholeRecord(whole, contextOf(records))).toMatchObject({ kind: 'skipped', code: 'import/unsupported' });
    },
  );

  it('makes other records refer to the new key and id', () => {
    const notebook: RecordKey = 'notebooks/work';
    const records = { [key]: tombstone, [notebook]: tombstone };
    const drafts = ([key, notebook, 'workouts/w'] as const).map((each) => ({ key: each, leaves: new Map() }));
    const restored = restoredKeys(drafts, documentOf(records));
    const references = {
      fromNote: key,
      programme: { id, day: 'work', list: [key, 'work'] },
      title: 'work',
      text: `see ${id}`,
      notebook: 'work',
      workout: 'work',
    };
    const planned = planWholeRecord(
      { ...draft(references), key: 'workouts/w', text: null },
      contextOf(records, { restored }),
    ) as PlannedRecord;
    const nextId = first.slice('notes/'.length);
    expect(written(planned)).toMatchObject({
      fromNote: first,
      programme: { id: nextId, day: 'work', list: [first, 'work'] },
      title: 'work',
      text: `see ${id}`,
      notebook: importedId('mensana', notebook, 0),
      workout: 'work',
    });
  });
});

const tombstone: ExistingRecord = { leaves: new Map(), text: null, isTombstoned: true };

function draft(changed: Readonly<Record<string, unknown>>): WholeRecordDraft {
  const all = new Map(Object.entries({ ...leaves, ...changed }));
  return { kind: 'record', sourceId: key, origin: 'data.jsonl, line 2', key, leaves: all, text: 'Rest.', unread: [] };
}

function existing(changed: Readonly<Record<string, unknown>>): ExistingRecord {
  return { leaves: new Map(Object.entries({ ...leaves, ...changed })), text: 'Rest.', isTombstoned: false };
}

/** Creates a record as an earlier batch restored it (`changed`), with what happened to it since (`now`). */
function restoredHere(
  changed: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>> = {},
): ExistingRecord {
  const record = existing(changed);
  return existing({ ...changed, ...now, restored: { batch: 'b0', hash: contentHash(record) } });
}

type Records = Readonly<Record<RecordKey, ExistingRecord>>;

interface Changed {
  readonly restored?: RestoredKeys;
  readonly undone?: readonly string[];
}

function plan(whole: WholeRecordDraft, records: Records = {}, changed: Changed = {}): PlannedRecord {
  const planned = planWholeRecord(whole, contextOf(records, changed));
  if ('kind' in planned) throw new Error(planned.code);
  return planned;
}

function contextOf(records: Records, { restored = noRestoredKeys, undone = [] }: Changed = {}) {
  return { batch: 'b1', document: documentOf(records, undone), restored, restoredContents: new Set<string>() };
}

function documentOf(records: Records, undone: readonly string[] = []) {
  return { find: (each: RecordKey) => records[each] ?? null, isUndone: (batch: string) => undone.includes(batch) };
}

function keysOf(records: Records): RestoredKeys {
  return restoredKeys([draft({})], documentOf(records));
}

function written({ leaves: changes }: PlannedRecord): Record<string, unknown> {
  return Object.fromEntries(changes.map(({ path, value }) => [path, value]));
}
