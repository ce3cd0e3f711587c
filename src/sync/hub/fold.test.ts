import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import {
  bodyText,
  type Change,
  checksumOf,
  compactChanges,
  decodeValue,
  encodeChanges,
  encodeValue,
  type Stamp,
  textRanges,
} from '../record/index.ts';
import { foldEntries, keysOf } from '../testing/fold-entries.ts';
import { hostileKinds, hostilePushes } from '../testing/hostile-pushes.ts';
import { changeOf, pushId, stampAt, start } from '../testing/scenario.ts';
import { SeededChance } from '../testing/seeded-chance.ts';
import { foldRecords, recordAsChange, stateOf } from './fold.ts';
import type { LogEntry, StoredRecord } from './hub-storage.ts';

const minute = 60_000;

describe('folding', () => {
  it('merges entries into records, and stores the last sequence number that changed each', () => {
    const fold = foldEntries(
      [],
      [
        entry(1, [changeOf('notes/a', 1, { title: 'one' }), changeOf('notes/b', 1, { title: 'b' })]),
        entry(2, [changeOf('notes/a', 2, { title: 'two', 'tags/knee': true })], [[stampAt(1), null]]),
      ],
      0,
    );
    expect(fold).toMatchObject({ from: 0, upto: 2, history: [] });
    expect(fold.records.map(({ key, sequence, highest }) => [key, sequence, highest])).toEqual([
      ['notes/a', 2, stampAt(2)],
      ['notes/b', 1, stampAt(1)],
    ]);
    expect(leavesOf(fold.records[0])).toEqual({ title: 'two', 'tags/knee': true });
  });

  it('SY16c a repeated entry changes only the sequence number', () => {
    const once = [entry(1, [changeOf('notes/a', 1, { title: 'x' }, { update: typed('Squat') })])];
    const twice = [...once, { ...(once[0] as LogEntry), sequence: 2 }];
    const [a] = foldEntries([], once, 0).records;
    const [b] = foldEntries([], twice, 0).records;
    expect({ ...b, sequence: 1 }).toEqual(a);
    expect(foldEntries([], twice, 0).history).toEqual([]);
  });

  it('SY16c folding in steps gives the same result as folding at once', () => {
    const entries = [
      entry(1, [changeOf('notes/a', 1, { title: 'x' }, { update: typed('Squat ') })]),
      entry(2, [changeOf('notes/a', 2, { title: 'y' })], [[stampAt(1)]]),
      entry(3, [changeOf('notes/a', 3, {}, { update: typed('Press ') })]),
    ];
    let stored: readonly StoredRecord[] = [];
    for (const [at, each] of entries.entries()) stored = foldEntries(stored, [each], at).records;
    const [whole] = foldEntries([], entries, 0).records;
    expect(leavesOf(stored[0])).toEqual(leavesOf(whole));
    expect(stored[0]?.body?.text).toBe(whole?.body?.text);
    expect(stored[0]?.sequence).toBe(3);
  });

  it('SY21a gives each body its checksum and its text', () => {
    const [record] = foldEntries([], [entry(1, [changeOf('notes/a', 1, {}, { update: typed('Squat') })])], 0).records;
    expect(record?.body).toMatchObject({ text: 'Squat', complete: true });
    expect(record?.body?.sum).toBe(checksumOf('notes/a', record?.body?.state ?? new Uint8Array()));
    expect(recordAsChange(record as StoredRecord).body?.update).toEqual(record?.body?.state);
  });

  it('SY22a keeps a body whose predecessors are missing, and marks it as incomplete', () => {
    const [first, second] = updatesOf('one', ' two');
    const early = foldEntries([], [entry(1, [changeOf('notes/a', 1, {}, { update: second })])], 0).records;
    expect(early[0]?.body).toMatchObject({ text: '', complete: false });
    const late = foldEntries(early, [entry(2, [changeOf('notes/a', 2, {}, { update: first })])], 1).records;
    expect(late[0]?.body).toMatchObject({ text: 'one two', complete: true });
  });

  it('SY21u sets aside leaves beyond the limit of a record, but still moves it to the trash', () => {
    let stored: readonly StoredRecord[] = [];
    const kinds: string[] = [];
    const foldNext = (at: number, leaves: Readonly<Record<string, unknown>>) => {
      const fold = foldEntries(stored, [entry(at, [changeOf('notes/a', at, leaves as never)])], at - 1);
      kinds.push(...fold.history.map(({ kind }) => kind).filter((kind) => kind === 'quarantined'));
      stored = fold.records;
    };
    const leaves = (push: number) =>
      Object.fromEntries(Array.from({ length: 40_000 }, (_, at) => [`${push}/${at}`, 0]));
    for (const push of [1, 2]) foldNext(push, leaves(push));
    expect([kinds, stored[0]?.setAside]).toEqual([[], false]);
    foldNext(3, leaves(3));
    foldNext(4, { trashedAt: start });
    expect([kinds, stored[0]?.setAside]).toEqual([['quarantined'], true]);
    expect(Object.keys(leavesOf(stored[0]))).toHaveLength(80_001);
    expect(stored[0]?.trashedSince).not.toBeNull();
  });

  it('SY21u sets aside leaves with more than 500,000 values, also in records that have some', () => {
    const lists = (from: number) =>
      Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`list/${from + at}`, Array(9_000).fill([])]));
    const first = foldEntries([], [entry(1, [changeOf('notes/a', 1, lists(0))])], 0);
    const second = foldEntries(first.records, [entry(2, [changeOf('notes/a', 2, lists(20))])], 1);
    expect(second.records[0]?.setAside).toBe(false);
    const third = foldEntries(second.records, [entry(3, [changeOf('notes/a', 3, lists(40))])], 2);
    expect(third.records[0]?.setAside).toBe(true);
    expect(Object.keys(leavesOf(third.records[0]))).toHaveLength(40);
    expect(third.history.map(({ kind }) => kind)).toContain('quarantined');
  });

  it('SY21r does not read the leaves of a large record that was set aside, and deletes it all the same', () => {
    const leaves = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`text/${at}`, 'x'.repeat(20_000)]));
    const stored = foldEntries([], [entry(1, [changeOf('notes/a', 1, leaves)])], 0).records;
    const read: string[] = [];
    const aside = new Set(['notes/a']);
    const keys = new Set(['notes/a']);
    const changed = foldRecords(
      { stored, entries: [entry(2, [changeOf('notes/a', 2, { title: 'x' })])], keys, aside },
      (key) => read.push(key),
    );
    expect(read).toEqual([]);
    expect(changed.records[0]?.fields).toBe(stored[0]?.fields);
    expect(changed.records[0]).toMatchObject({ sequence: 2, setAside: true });
    expect(changed.history.map(({ kind }) => kind)).toEqual(['quarantined']);
    const deleted = changeOf('notes/a', 3, {}, { tombstone: stampAt(3) });
    const gone = foldRecords({ stored: changed.records, entries: [entry(3, [deleted])], keys, aside });
    expect(gone.records[0]).toMatchObject({ tombstone: stampAt(3), sequence: 3 });
    const again = changeOf('notes/a', 9, {}, { tombstone: stampAt(9) });
    const entries = [entry(3, [deleted]), entry(4, [again]), entry(5, [changeOf('notes/a', 5, { title: 'late' })])];
    const twice = foldRecords({ stored: changed.records, entries, keys, aside });
    expect(twice.records).toHaveLength(1);
    expect(twice.records[0]).toMatchObject({ tombstone: stampAt(3), sequence: 5, setAside: false });
    expect(twice.history).toEqual([]);
  });

  it('SY21u sets aside leaves that would make a record too large, whatever they are', () => {
    let stored: readonly StoredRecord[] = [];
    for (let at = 1; at <= 10; at++)
      stored = foldEntries(
        stored,
        [entry(at, [changeOf('notes/a', at, { [`leaf${at}`]: 'x'.repeat(1_000_000) })])],
        at - 1,
      ).records;
    expect(stored[0]?.setAside).toBe(true);
    expect(Object.keys(leavesOf(stored[0]))).toHaveLength(8);
  });

  it('SY21s sets aside a body that exceeds the size limit, and merges it up to the limit', () => {
    const doc = new Y.Doc();
    const updates: Uint8Array[] = [];
    doc.on('update', (update: Uint8Array) => updates.push(update));
    for (let at = 0; at < 10; at++) bodyText(doc).insert(0, String.fromCharCode(97 + at).repeat(1_000_000));
    let stored: readonly StoredRecord[] = [];
    let quarantined = 0;
    for (const [at, update] of updates.entries()) {
      const fold = foldEntries(stored, [entry(at + 1, [changeOf('notes/a', at + 1, {}, { update })])], at);
      quarantined += fold.history.filter(({ kind }) => kind === 'quarantined').length;
      stored = fold.records;
    }
    expect(stored[0]?.setAside).toBe(true);
    expect(stored[0]?.body?.text).toHaveLength(8_000_000);
    expect(quarantined).toBe(2);
  });

  it('SY21p quarantines bytes that match their checksum but cannot be applied, and merges the rest', () => {
    const bad = Uint8Array.of(255, 255, 255);
    const { records, history } = foldEntries(
      [],
      [
        entry(1, [changeOf('notes/a', 1, {}, { update: typed('Squat') })]),
        entry(2, [changeOf('notes/a', 2, {}, { update: bad })]),
      ],
      0,
    );
    expect(records[0]?.body?.text).toBe('Squat');
    expect(history).toEqual([{ kind: 'quarantined', key: 'notes/a', at: start + 2 * minute, stamp: '', content: bad }]);
  });

  it('SY16d skips an emptied entry and moves past it', () => {
    const emptied = { ...entry(1, []), payload: new Uint8Array(0), replaced: encodeValue([]) };
    expect(foldEntries([], [emptied], 0)).toEqual({ from: 0, upto: 1, records: [], history: [] });
    expect(keysOf([emptied])).toEqual([]);
  });

  it('throws if a log entry cannot be read, because that violates an invariant', () => {
    expect(() => foldEntries([], [{ ...entry(1, []), payload: Uint8Array.of(255) }], 0)).toThrow('cannot be read');
  });
});

describe('a tombstone', () => {
  it('SY26c removes fields, body and trash', () => {
    const before = [entry(1, [changeOf('notes/a', 1, { title: 'x', trashedAt: 5 }, { update: typed('Squat') })])];
    const gone = entry(2, [changeOf('notes/a', 2, {}, { tombstone: stampAt(2) })]);
    const [record] = foldEntries([], [...before, gone], 0).records;
    expect(record).toMatchObject({ tombstone: stampAt(2), body: null, trashedSince: null, sequence: 2 });
    expect(leavesOf(record)).toEqual({});
  });

  it('SY26c survives later writes and keeps nothing of them', () => {
    const gone = entry(1, [changeOf('notes/a', 2, {}, { tombstone: stampAt(2) })]);
    const late = entry(2, [changeOf('notes/a', 9, { title: 'late' }, { update: typed('late') })]);
    const { records, history } = foldEntries([], [gone, late], 0);
    expect(records[0]).toMatchObject({ tombstone: stampAt(2), body: null });
    expect(leavesOf(records[0])).toEqual({});
    expect(history).toEqual([]);
  });
});

describe('history', () => {
  it('SY16g gets the losing value of two concurrent writes, whichever arrived first', () => {
    const base = entry(1, [changeOf('notes/a', 1, { title: 'base' })]);
    const mine = entry(2, [changeOf('notes/a', 5, { title: 'mine' })], [[stampAt(1)]]);
    const theirs = entry(3, [changeOf('notes/a', 4, { title: 'theirs' })], [[stampAt(1)]]);
    for (const order of [
      [base, mine, theirs],
      [base, { ...theirs, sequence: 2 }, { ...mine, sequence: 3 }],
    ]) {
      const { records, history } = foldEntries([], order, 0);
      expect(leavesOf(records[0])).toEqual({ title: 'mine' });
      expect(history.map(({ kind, stamp, content }) => [kind, stamp, decodeValue(content)])).toEqual([
        ['superseded', stampAt(4), ['title', 'theirs']],
      ]);
    }
  });

  it('SY16i gets only the last of the losing values that one device wrote in a row, whichever device arrived first', () => {
    const base = changeOf('notes/a', 1, { title: 'base', order: 'a0' });
    const typed = [4, 5, 6].map((at) => changeOf('notes/a', at, { title: `typed ${at}`, order: `a${at}` }));
    const over = [1, 4, 5].map((at) => [stampAt(at), stampAt(at)]);
    const theirs = changeOf('notes/a', 9, { title: 'theirs', order: 'a9' });
    const theirsOver = [stampAt(1), stampAt(1)];
    for (const [changes, replaced] of [
      [
        [base, theirs, ...typed],
        [[], theirsOver, ...over],
      ],
      [
        [base, ...typed, theirs],
        [[], ...over, theirsOver],
      ],
    ] as const) {
      const entries = changes.map((change, index) => entry(index + 1, [change], [replaced[index] ?? []]));
      expect(foldEntries([], entries, 0).history.map(({ content }) => decodeValue(content))).toEqual([
        ['title', 'typed 6'],
        ['order', 'a6'],
      ]);
    }
  });

  it('SY16h gets nothing if a value was replaced knowingly', () => {
    const { history } = foldEntries(
      [],
      [
        entry(1, [changeOf('notes/a', 1, { title: 'one' })]),
        entry(2, [changeOf('notes/a', 2, { title: 'two' })], [[stampAt(1)]]),
      ],
      0,
    );
    expect(history).toEqual([]);
  });

  it('SY16j gets a version of the previous record at most every ten minutes of editing', () => {
    const edits = [0, 4, 9, 10, 15, 20].map((at, index) => ({
      ...entry(index + 1, [changeOf('notes/a', at * minute, { title: `at ${at}` })]),
      receivedAt: start + at * minute,
    }));
    const replaced = edits.map((edit, index) =>
      index === 0 ? edit : { ...edit, replaced: encodeValue([[highest(edits[index - 1] as LogEntry)]]) },
    );
    const { history, records } = foldEntries([], replaced, 0);
    expect(history.map(({ kind, at }) => [kind, at - start])).toEqual([
      ['version', 10 * minute],
      ['version', 20 * minute],
    ]);
    expect(history.map(({ content }) => JSON.stringify(decodeValue(content)).match(/at \d+/)?.[0])).toEqual([
      'at 9',
      'at 15',
    ]);
    expect(records[0]?.versionAt).toBe(start + 20 * minute);
  });

  it('SY16j keeps the previous text in a version', () => {
    const { history } = foldEntries(
      [],
      [
        { ...entry(1, [changeOf('notes/a', 1, { title: 'x' }, { update: typed('before') })]), receivedAt: start },
        {
          ...entry(2, [changeOf('notes/a', 2, {}, { update: typed('after') })]),
          receivedAt: start + 10 * minute,
        },
      ],
      0,
    );
    expect(history.map(({ content }) => (decodeValue(content) as readonly unknown[])[1])).toEqual(['before']);
  });
});

describe('the time in the trash counts from receipt by the hub', () => {
  it('SY26a of the current trashedAt, not from the device’s clock or a later edit of another leaf', () => {
    const year = 365 * 24 * 60 * minute;
    const { records } = foldEntries(
      [],
      [
        entry(1, [changeOf('notes/a', -year, { trashedAt: start - year })]),
        entry(2, [changeOf('notes/a', 2, { 'tags/knee': true })]),
      ],
      0,
    );
    expect(records[0]?.trashedSince).toBe(start + minute);
  });

  it('SY26a again if the record is trashed again, and not at all once it is edited', () => {
    const entries = [
      entry(1, [changeOf('notes/a', 1, { trashedAt: 1 })]),
      entry(2, [changeOf('notes/a', 2, { editedAt: 2 })]),
      entry(3, [changeOf('notes/a', 3, { trashedAt: 3 })], [[stampAt(1)]]),
    ];
    const since = (count: number) => foldEntries([], entries.slice(0, count), 0).records[0]?.trashedSince;
    expect([since(1), since(2), since(3)]).toEqual([start + minute, null, start + 3 * minute]);
  });
});

describe('the work of a fold grows linearly with the size of the push', () => {
  const withinMs = 30_000; // about a second on an idle machine; minutes if a step is quadratic in the size of the push

  // Yjs's own merge of conflicting insertions is not linear; a time limit bounds it
  it.for(hostileKinds.filter((kind) => kind !== 'conflicting insertions'))('%s', { timeout: withinMs }, (kind) => {
    const pushes = hostilePushes(kind, 1, new SeededChance(1), start);
    const entries = pushes.map(({ changes, replaced }, at) => entry(at + 1, changes, replaced));
    const { records, history } = foldEntries([], entries, 0);
    for (const { body } of records) if (body !== null) textRanges(body.state, body.text);
    expect(compactChanges(pushes.flatMap(({ changes }) => changes))).not.toEqual([]);
    const expected = {
      records: 1,
      leaves: 0,
      history: 0,
      ...{
        'leaves overtaken twice': { leaves: 8_000, history: 8_000 },
        'many changes of one record': { leaves: 12_000 },
        'unreadable updates': { history: 12_000 },
        'updates that cannot be applied': { history: 12_000 },
        'many records': { records: 12_000, leaves: 1 },
        'many tombstones': { records: 20_000 },
        'repeated text': {},
        'conflicting insertions': {},
      }[kind],
    };
    const leaves = Object.keys(leavesOf(records[0])).length;
    expect({ records: records.length, leaves, history: history.length }).toEqual(expected);
  });
});

/** Creates a log entry. Its sequence number is also its receipt time, in minutes after the start. */
function entry(
  sequence: number,
  changes: readonly Change[],
  replaced: readonly (readonly (Stamp | null)[])[] = changes.map(() => []),
): LogEntry {
  const encoded = { payload: encodeChanges(changes), replaced: encodeValue(replaced) };
  return { sequence, mark: pushId(sequence), id: pushId(sequence), ...encoded, receivedAt: start + sequence * minute };
}

function highest({ sequence, receivedAt }: LogEntry): Stamp {
  return sequence === 1 ? stampAt(0) : stampAt(receivedAt - start);
}

function leavesOf(record: StoredRecord | undefined) {
  if (record === undefined) throw new Error('expected a record');
  return Object.fromEntries([...stateOf(record).fields].map(([path, { value }]) => [path, value]));
}

function typed(text: string): Uint8Array {
  return updatesOf(text)[0] as Uint8Array;
}

function updatesOf(...words: readonly string[]): [Uint8Array, Uint8Array] {
  const doc = new Y.Doc();
  const updates: Uint8Array[] = [];
  doc.on('update', (update: Uint8Array) => updates.push(update));
  for (const word of words) bodyText(doc).insert(bodyText(doc).length, word);
  return updates as [Uint8Array, Uint8Array];
}
