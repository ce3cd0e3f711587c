import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import type { RecordKey } from '#domain/kernel/index.ts';
import { bodyText, mergeBodies } from '../record/index.ts';
import { changeOf, stampAt } from '../testing/scenario.ts';
import { backfillOf, differenceOf, type WholeRecord } from './comparison.ts';

const key: RecordKey = 'notes/a';

describe('the difference to another lineage', () => {
  it('SY30b is what this device has later, and nothing that the other has equal or later', () => {
    const ours = whole({ title: ['mine', 5], notebook: ['old', 1], 'tags/knee': [true, 3] });
    const theirs = whole({ title: ['theirs', 4], notebook: ['new', 2], 'tags/knee': [true, 3] });
    const [change] = differenceOf(key, ours, theirs);
    expect(Object.fromEntries(change?.fields ?? [])).toEqual({ title: { value: 'mine', stamp: stampAt(5) } });
  });

  it('SY30b is the whole record if the other does not have it', () => {
    const ours = { ...whole({ title: ['mine', 5] }), body: [typed('Squat')] };
    const changes = differenceOf(key, ours, whole({}));
    expect([...(changes[0]?.fields.keys() ?? [])]).toEqual(['title']);
    expect(mergeBodies(changes.flatMap(({ body }) => body?.update ?? [])).text).toBe('Squat');
  });

  it('is empty if the other deleted the record permanently', () => {
    const gone: WholeRecord = { state: { fields: new Map(), tombstone: stampAt(1) }, body: [] };
    expect(differenceOf(key, whole({ title: ['later', 9] }), gone)).toEqual([]);
  });

  it('SY30b is the tombstone if this device deleted the record permanently', () => {
    const gone: WholeRecord = { state: { fields: new Map(), tombstone: stampAt(1) }, body: [] };
    expect(differenceOf(key, gone, whole({ title: ['later', 9] }))).toEqual([
      { key, fields: new Map(), tombstone: stampAt(1) },
    ]);
  });

  it('SY30d is empty for a record that is absent on this device', () => {
    expect(differenceOf(key, whole({}), { ...whole({ title: ['x', 1] }), body: [typed('Squat')] })).toEqual([]);
  });

  it('SY30c includes a deletion in a body, and is empty for an equal body', () => {
    const doc = new Y.Doc();
    bodyText(doc).insert(0, 'Squat');
    const before = Y.encodeStateAsUpdate(doc);
    bodyText(doc).delete(0, 5);
    const after = Y.encodeStateAsUpdate(doc);
    const changes = differenceOf(key, { ...whole({}), body: [after] }, { ...whole({}), body: [before] });
    expect(mergeBodies([before, ...changes.flatMap(({ body }) => body?.update ?? [])]).text).toBe('');
    expect(differenceOf(key, { ...whole({}), body: [before] }, { ...whole({}), body: [before] })).toEqual([]);
  });
});

it('SY30e backfills keep their stamps, are marked as such, and contain a few dozen records each', () => {
  const differences = Array.from({ length: 120 }, (_, at) => changeOf(`notes/${at}`, at, { title: `${at}` }));
  const rows = backfillOf(differences, 5);
  expect(rows.flatMap(({ changes }) => changes)).toEqual(differences);
  expect(rows.length).toBeGreaterThan(1);
  for (const { offer, offset, replaced, changes } of rows) {
    expect([offer, offset]).toEqual([true, 5]);
    expect(replaced).toEqual(changes.map(() => []));
  }
});

function whole(leaves: Readonly<Record<string, readonly [string | boolean, number]>>): WholeRecord {
  const fields = Object.entries(leaves).map(([path, [value, ms]]) => [path, { value, stamp: stampAt(ms) }] as const);
  return { state: { fields: new Map(fields) }, body: [] };
}

function typed(text: string): Uint8Array {
  const doc = new Y.Doc();
  bodyText(doc).insert(0, text);
  return Y.encodeStateAsUpdate(doc);
}
