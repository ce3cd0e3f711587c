import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUuid, type RecordKey } from '../../kernel/index.ts';
import { runs } from '../../testing/runs.ts';
import { contentHash, type RecordContent } from './content-hash.ts';
import { importedId } from './imported-id.ts';
import { compareWithDocument, type ExistingRecord, type Verdict } from './verdict.ts';

const first: RecordKey = `notes/${importedId('bear', 'A1', 0)}`;
const second: RecordKey = `notes/${importedId('bear', 'A1', 1)}`;
const keyOf = (attempt: number): RecordKey => `notes/${importedId('bear', 'A1', attempt)}`;

describe('comparing an item with the document', () => {
  it.each<[Verdict, string, Record<RecordKey, ExistingRecord>]>([
    ['new', 'without a record', {}],
    ['same', 'that neither side changed', { [first]: imported() }],
    ['same', 'of which only the time of the last edit differs', { [first]: imported({ leaves: { editedAt: 5 } }) }],
    ['changed-there', 'that only the app changed', { [first]: imported({ text: 'old' }) }],
    ['changed-here', 'whose text the user changed', { [first]: imported({ now: { text: 'mine' } }) }],
    ['changed-here', 'that got a tag', { [first]: imported({ now: { leaves: { 'tags/knee': 'knee' } } }) }],
    ['changed-here', 'that was not imported but has its id', { [first]: existing({ title: 'Legs' }, 'text') }],
    ['deleted', 'in the trash', { [first]: imported({ now: { leaves: { trashedAt: 9 } } }) }],
    ['deleted', 'that was deleted permanently', { [first]: tombstone() }],
    ['same', 'that was imported again after it was deleted', { [first]: tombstone(), [second]: imported() }],
  ])('%s: an item %s', (verdict, _, records) => {
    expect(compared(records).verdict).toBe(verdict);
  });

  it('uses the next id after a permanent deletion, because a deleted id stays deleted', () => {
    expect(compared({}).key).toBe(first);
    expect(compared({ [first]: tombstone() }).key).toBe(second);
  });

  it('is new again if the import that trashed it was undone', () => {
    const records = { [first]: imported({ now: { leaves: { trashedAt: 9 } } }) };
    expect(compared(records, ['batch']).verdict).toBe('new');
    expect(compared(records, ['another']).verdict).toBe('deleted');
  });

  it('is the same if it was in the trash of the app too', () => {
    const trashed = { title: 'Legs', trashedAt: 3 };
    const record = { ...existing({ ...trashed, source: source(contentHash(content(trashed))) }, 'text') };
    expect(compareWithDocument(documentOf({ [first]: record }), keyOf, content(trashed)).verdict).toBe('same');
  });
});

describe('the id of an imported record', () => {
  it('is a UUID of version 8 that depends on app, item and attempt', () => {
    const ids = [importedId('a', 'b', 0), importedId('a', 'b', 1), importedId('a', 'c', 0), importedId('ab', '', 0)];
    expect(new Set(ids).size).toBe(4);
    expect(ids.every(isUuid)).toBe(true);
    expect(ids.every((id) => /^.{14}8.{4}[89ab]/.test(id))).toBe(true);
    expect(importedId('a', 'b', 0)).toBe(ids[0]);
  });
});

describe('the hash of a content', () => {
  it('ignores the order of leaves and of keys, and when a record was changed', () => {
    const leaves: [string, unknown][] = [
      ['title', 'Legs'],
      ['sets/a/result', { kind: 'working', reps: 5, load: { si: 80, unit: 'kg' } }],
      ['editedAt', 7],
    ];
    const turned: [string, unknown][] = [
      ['sets/a/result', { load: { unit: 'kg', si: 80 }, reps: 5, kind: 'working' }],
      ['title', 'Legs'],
      ['createdAt', 1],
    ];
    expect(contentHash({ leaves: new Map(turned), text: null })).toBe(
      contentHash({ leaves: new Map(leaves), text: null }),
    );
  });

  it('differs for any two contents', () => {
    const any = fc.record({
      leaves: fc.dictionary(fc.constantFrom('title', 'day', 'tags/a'), fc.string(), { maxKeys: 3 }),
      text: fc.option(fc.string({ maxLength: 5 })),
    });
    fc.assert(
      fc.property(any, any, (a, b) => {
        const isSame = JSON.stringify(sorted(a.leaves)) === JSON.stringify(sorted(b.leaves)) && a.text === b.text;
        expect(contentHash(content(a.leaves, a.text)) === contentHash(content(b.leaves, b.text))).toBe(isSame);
      }),
      { numRuns: runs(500) },
    );
  });
});

function compared(records: Record<RecordKey, ExistingRecord>, undone: readonly string[] = []) {
  return compareWithDocument(documentOf(records, undone), keyOf, content({ title: 'Legs' }));
}

function documentOf(records: Record<RecordKey, ExistingRecord>, undone: readonly string[] = []) {
  return {
    find: (key: RecordKey) => records[key] ?? null,
    isUndone: (batch: string) => undone.includes(batch),
  };
}

interface Changes {
  readonly text?: string;
  readonly leaves?: Record<string, unknown>;
}

/** Creates a record as an import wrote it (`text`, `leaves`), with what happened to it since (`now`). */
function imported({ text = 'text', leaves = {}, now = {} }: Changes & { readonly now?: Changes } = {}): ExistingRecord {
  const written = content({ title: 'Legs', ...leaves }, text);
  const hash = contentHash(written);
  return existing({ ...Object.fromEntries(written.leaves), ...now.leaves, source: source(hash) }, now.text ?? text);
}

function existing(leaves: Record<string, unknown>, text: string): ExistingRecord {
  return { ...content(leaves, text), isTombstoned: false };
}

function tombstone(): ExistingRecord {
  return { leaves: new Map(), text: null, isTombstoned: true };
}

function content(leaves: Record<string, unknown>, text: string | null = 'text'): RecordContent {
  return { leaves: new Map(Object.entries(leaves)), text };
}

function source(hash: string) {
  return { app: 'bear', id: 'A1', batch: 'batch', hash };
}

function sorted(leaves: Record<string, string>): [string, string][] {
  return Object.entries(leaves).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
