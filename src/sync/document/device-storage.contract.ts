import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RecordKey } from '#domain/kernel/index.ts';
import {
  type BodyUpdate,
  type Change,
  type Field,
  type JsonValue,
  noFields,
  printStamp,
  type ReplicaId,
  type Stamp,
} from '../record/index.ts';
import {
  type DeviceStorage,
  emptyMeta,
  type NewPendingChange,
  notDelivered,
  type StartSet,
  type StoredChunk,
} from './device-storage.ts';

/** Storage for a single test. */
export interface OpenedDeviceStorage {
  readonly storage: DeviceStorage;
  /** Opens another handle on the same data, as a second tab or the next visit does. */
  readonly another: () => Promise<DeviceStorage>;
  readonly close: () => Promise<void>;
}

const note: RecordKey = 'notes/a';
const other: RecordKey = 'notes/b';
const nothingSeen = { journal: 0, row: 0 };
const now = Date.UTC(2026, 10, 21, 12);

/** Runs the contract suite that all device storages must pass. */
export function describeDeviceStorage(name: string, open: () => Promise<OpenedDeviceStorage>): void {
  describe(`device storage ${name}`, () => {
    let opened: OpenedDeviceStorage;
    let storage: DeviceStorage;
    beforeEach(async () => {
      opened = await open();
      storage = opened.storage;
    });
    afterEach(() => opened.close());

    /** Reads the data as the next visit does. */
    const stored = async () => (await opened.another()).load();
    /** Acknowledges rows and promotes them. */
    const settle = async (ids: readonly number[], on = storage) => {
      await on.acknowledge(bytes(9), ids);
      return on.promote();
    };
    const pendingIds = async () => (await stored()).pending.map(({ id }) => id);

    describe('a start set', () => {
      const heads: StoredChunk = { layer: 1, id: 1, index: 0, kind: 'heads', bytes: bytes(1), sum: 1 };
      const received = { generation: 1, next: 1, of: 1, mark: null };
      const set = (journal: number) => ({ layer: 1, journal, chunks: [1], summaries: bytes(7) });

      it('is loaded with everything stored since: pending changes, and records changed after its number', async () => {
        await storage.storeChunks([heads], received);
        const journal = (await storage.applyRemote([change(note, { a: 1 })], null)) ?? 0;
        await storage.appendPending([row([change(note, { b: 1 })])]);
        await storage.start.store(set(journal));
        await storage.applyRemote([change(other, { a: 2 })], null);
        const start = await (await opened.another()).start.load();
        expect(start?.start).toEqual(set(journal));
        expect(start?.records.map(({ key }) => key)).toEqual([other]);
        expect(start?.pending).toHaveLength(1);
        expect(start?.deliveries.size).toBe(1);
        expect(start?.seen).toEqual((await stored()).seen);
        expect(start?.meta).toEqual((await stored()).meta);
      });

      it('is replaced by a later one and not counted by the journal', async () => {
        await storage.storeChunks([heads], received);
        const { journal } = (await stored()).meta;
        await storage.start.store(set(0));
        await storage.start.store(set(1));
        expect((await storage.start.load())?.start).toEqual(set(1));
        expect((await stored()).meta.journal).toBe(journal);
      });

      it('SY37g is not used before the first sync has ended, and for no other layer', async () => {
        await storage.start.store(set(0));
        expect(await storage.start.load()).toBeNull();
        await storage.storeChunks([{ ...heads, index: 1 }], { ...received, next: 2, of: 2 });
        expect(await storage.start.load()).not.toBeNull();
        await storage.start.store({ ...set(0), layer: 2 });
        expect(await storage.start.load()).toBeNull();
      });

      it('SY37h is not used with other chunks than those from which it was chosen', async () => {
        await storage.storeChunks([heads, { ...heads, id: 2, index: 1, kind: 'rests' }], received);
        const { chunks: _, ...ofNone } = set(0);
        for (const other of [{ chunks: [] }, { chunks: [3] }, { chunks: [1, 3] }, ofNone]) {
          await storage.start.store({ ...ofNone, ...other } as StartSet);
          expect(await storage.start.load()).toBeNull();
        }
        await storage.start.store(set(0));
        expect(await storage.start.load()).not.toBeNull();
      });

      it('SY37f is gone once its chunks are dropped or replaced, and during a reconciliation', async () => {
        await storage.storeChunks([heads], received);
        const loadsAfter = async (work: () => Promise<unknown>) => {
          await storage.start.store(set(0));
          await work();
          await storage.storeChunks([{ ...heads, index: 1 }], { ...received, next: 2, of: 2 });
          return (await storage.start.load()) !== null;
        };
        expect(await loadsAfter(() => storage.setClock({ offset: 1 }))).toBe(true);
        expect(await loadsAfter(() => storage.dropChunks())).toBe(false);
        expect(await loadsAfter(() => storage.storeChunks([heads], received))).toBe(false);
        await storage.startReconciliation('epoch');
        expect(await loadsAfter(() => storage.startReconciliation('another'))).toBe(false);
      });
    });

    describe('an unused storage', () => {
      it('is empty', async () => {
        expect(await storage.load()).toEqual({
          seen: nothingSeen,
          meta: emptyMeta,
          summaryChunks: [],
          records: [],
          bodies: [],
          pending: [],
          deliveries: new Map(),
        });
        expect(await storage.chunk(1, 1)).toBeNull();
        expect(await storage.bodyParts(1, note)).toEqual([]);
        expect(await storage.bodyKeys(1)).toEqual([]);
        expect(await storage.quarantined()).toEqual([]);
      });

      it('has no later changes', async () => {
        expect(await storage.loadSince(nothingSeen)).toMatchObject({
          seen: nothingSeen,
          records: [],
          bodies: [],
          pending: [],
        });
      });
    });

    describe('appending pending changes', () => {
      it('assigns ascending ids and keeps the changes as they are, in their order', async () => {
        const rows = [
          row([change(note, { title: 'A', 'tags/a~1b': true, 'sets/x/result': { reps: 0, load: { si: 62.5 } } })]),
          row([change(other, { title: null }), change(note, {}, { body: body(1, 2, 3) })], { offset: -90_000 }),
          row([{ key: note, fields: noFields, tombstone: stamp(9) }], { offer: true }),
        ];
        const ids = await storage.appendPending(rows);
        expect(ids).toEqual(ids.toSorted((a, b) => a - b));
        expect(new Set(ids).size).toBe(3);
        const { pending, deliveries, ...rest } = await stored();
        expect(pending).toEqual(rows.map((each, at) => ({ ...each, id: ids[at] })));
        expect(deliveries).toEqual(new Map(ids.map((id) => [id, notDelivered])));
        expect(rest.seen).toEqual({ journal: 0, row: ids.at(-1) });
        expect(rest.records).toEqual([]);
      });

      it('keeps the stamp that each leaf replaced, or that it replaced none', async () => {
        const replaced = [[stamp(1), null], []];
        await storage.appendPending([{ ...row([change(note, { a: 1, b: 2 }), change(other, {})]), replaced }]);
        expect((await stored()).pending[0]?.replaced).toEqual(replaced);
      });

      it('never assigns an id twice, even when the last pending change is gone', async () => {
        const first = await storage.appendPending([row([change(note, { title: 'A' })])]);
        await settle(first);
        const second = await (await opened.another()).appendPending([row([change(note, { title: 'B' })])]);
        expect(second[0]).toBeGreaterThan(first[0] as number);
      });

      it('stores only the bytes of an update, not the buffer they are cut from', async () => {
        const update = new Uint8Array([0, 1, 2, 3, 4, 5, 6, 7]).subarray(2, 4);
        await storage.appendPending([row([change(note, {}, { body: { update, sum: 7 } })])]);
        expect((await stored()).pending[0]?.changes[0]?.body).toEqual({ update: new Uint8Array([2, 3]), sum: 7 });
      });

      it('keeps one change of a thousand records in one row', async () => {
        const changes = Array.from({ length: 1000 }, (_, at) => change(`notes/${at}`, { 'tags/knee': 'Knee' }));
        const ids = await storage.appendPending([row(changes)]);
        expect(ids).toHaveLength(1);
        expect((await stored()).pending[0]?.changes).toEqual(changes);
      });
    });

    it('merges a thousand acknowledged records into the stored ones, whether few or most are stored', async () => {
      const keys = Array.from({ length: 1000 }, (_, at): RecordKey => `notes/${at}`);
      for (const known of [keys.slice(0, 10), keys]) {
        await storage.applyRemote(
          known.map((key) => change(key, { title: key })),
          null,
        );
        const ids = await storage.appendPending([row(keys.map((key) => change(key, { 'tags/knee': 'Knee' })))]);
        await settle(ids);
        const { pending, records } = await stored();
        expect(pending).toEqual([]);
        expect(records).toHaveLength(1000);
        const titled = new Set<string>(known);
        for (const { key, state } of records)
          expect([...state.fields.keys()].toSorted()).toEqual(titled.has(key) ? ['tags/knee', 'title'] : ['tags/knee']);
      }
    });

    describe('the journal', () => {
      it('SY3b counts every transaction that other tabs must read, on all handles', async () => {
        const second = await opened.another();
        const ids = await storage.appendPending([row([change(note, { title: 'A' })])]);
        expect(await second.markRefused(ids, { code: 'quota', key: null })).toBe(1);
        expect(await storage.restamp([])).toEqual({ rows: [], journal: 2 });
        expect(await second.startReconciliation('epoch')).toBe(3);
        expect(await storage.applyRemote([], null)).toBe(4);
        expect(await second.storeChunks([chunk(1)], progress(0, 2))).toBe(5);
        expect(await storage.dropChunks()).toBe(6);
        expect(await settle(ids, second)).toEqual({ rows: ids, journal: 7, areAll: true });
        expect((await storage.finishReconciliation([])).journal).toBe(8);
        expect((await stored()).seen.journal).toBe(8);
      });

      it('SY3b does not count pending rows, sent marks or clock changes', async () => {
        const ids = await storage.appendPending([row([change(note, { title: 'A' })])]);
        await storage.markSent(bytes(1), ids);
        await storage.setClock({ offset: 5 });
        expect((await stored()).seen).toEqual({ journal: 0, row: ids[0] });
      });

      it('gives each of many concurrent transactions its own number, and each row its own id', async () => {
        const second = await opened.another();
        const either = (at: number) => (at % 2 === 0 ? storage : second);
        const many = Array.from({ length: 20 }, (_, at) => change(note, { title: `${at}` }));
        const journals = await Promise.all(many.map((each, at) => either(at).applyRemote([each], null)));
        expect(journals.toSorted((a, b) => Number(a) - Number(b))).toEqual(many.map((_, at) => at + 1));
        const ids = await Promise.all(many.map((each, at) => either(at).appendPending([row([each])])));
        expect(new Set(ids.flat()).size).toBe(20);
        expect(await pendingIds()).toHaveLength(20);
      });

      it('lists exactly what was stored after a number', async () => {
        const first = await storage.appendPending([row([change(note, { title: 'A' })])]);
        const after = await storage.applyRemote([change(note, { title: 'B' }, { body: body(1) })], null);
        const second = await storage.appendPending([row([change(other, { title: 'C' })])]);
        await storage.applyRemote([change(other, { title: 'D' }, { body: body(2) })], null);
        const since = await (await opened.another()).loadSince({ journal: after as number, row: first[0] as number });
        expect(since.records.map(({ key }) => key)).toEqual([other]);
        expect(since.bodies).toEqual([other]);
        expect(since.pending.map(({ id }) => id)).toEqual(second);
        expect([...since.deliveries.keys()]).toEqual([...first, ...second]);
        expect(since.seen).toEqual({ journal: 2, row: second[0] });
      });

      it('does not list a body again if only fields of its record changed', async () => {
        const journal = await storage.applyRemote([change(note, {}, { body: body(1) })], null);
        await storage.applyRemote([change(note, { title: 'A' })], null);
        const since = await storage.loadSince({ journal: journal as number, row: 0 });
        expect(since.records.map(({ key }) => key)).toEqual([note]);
        expect(since.bodies).toEqual([]);
      });
    });

    describe('restamped changes', () => {
      it('keep their ids, are unsent and are announced to other tabs', async () => {
        const ids = await storage.appendPending([row([change(note, { title: 'A' })])]);
        await storage.markSent(bytes(1), ids);
        const again = { ...row([change(note, { title: 'A' }, { at: 50 })], { offset: 7 }), id: ids[0] as number };
        await storage.restamp([again]);
        expect((await stored()).pending).toEqual([again]);
        expect((await stored()).deliveries.get(again.id)).toEqual(notDelivered);
        expect((await storage.loadSince({ journal: 0, row: again.id })).pending).toEqual([again]);
        expect((await storage.loadSince({ journal: 1, row: again.id })).pending).toEqual([]);
        expect((await storage.loadSince(nothingSeen)).pending).toEqual([again]);
      });

      it('stay deleted if they were deleted', async () => {
        const ids = await storage.appendPending([row([change(note, { title: 'A' })])]);
        await settle(ids);
        await storage.restamp([{ ...row([change(note, { title: 'A' })]), id: ids[0] as number }]);
        expect(await pendingIds()).toEqual([]);
      });

      it('SY7l stay unchanged if the hub has acknowledged them', async () => {
        const rows = [row([change(note, { a: 1 })]), row([change(note, { b: 1 })])];
        const ids = await storage.appendPending(rows);
        await storage.acknowledge(bytes(9), ids.slice(0, 1));
        const again = ids.map((id) => ({ ...row([change(note, { a: 2 }, { at: 99 })]), id }));
        expect((await storage.restamp(again)).rows).toEqual(ids.slice(1));
        expect((await stored()).pending).toEqual([{ ...rows[0], id: ids[0] }, again[1]]);
        expect((await stored()).deliveries.get(ids[0] as number)?.acknowledged).toBe(true);
      });

      it('keep their place among the others', async () => {
        const ids = await storage.appendPending([row([change(note, { a: 1 })]), row([change(note, { b: 1 })])]);
        await storage.restamp([{ ...row([change(note, { a: 1 }, { at: 99 })]), id: ids[0] as number }]);
        expect(await pendingIds()).toEqual(ids);
      });
    });

    describe('delivery states', () => {
      it('SY18c of a push are kept, and a refusal replaces them', async () => {
        const ids = await storage.appendPending([row([change(note, { a: 1 })]), row([change(note, { b: 1 })])]);
        await storage.markSent(bytes(7, 8), ids);
        const refusal = { code: 'too-large', key: note } as const;
        await storage.markRefused(ids.slice(1), refusal);
        expect([...(await stored()).deliveries.values()]).toEqual([
          { ...notDelivered, push: bytes(7, 8) },
          { ...notDelivered, refusal },
        ]);
      });

      it('of a refusal can be cleared', async () => {
        const ids = await storage.appendPending([row([change(note, { a: 1 })])]);
        await storage.markRefused(ids, { code: 'quota', key: null });
        await storage.markRefused(ids, null);
        expect((await stored()).deliveries.get(ids[0] as number)).toEqual(notDelivered);
      });

      it('are not stored for deleted rows', async () => {
        const ids = await storage.appendPending([row([change(note, { a: 1 })])]);
        await settle(ids);
        await storage.markSent(bytes(1), ids);
        await storage.markRefused(ids, { code: 'quota', key: null });
        expect((await stored()).deliveries).toEqual(new Map());
      });
    });

    describe('acknowledging', () => {
      it('marks rows, which stay until they are promoted', async () => {
        const ids = await storage.appendPending([row([change(note, { a: 1 })]), row([change(note, { b: 1 })])]);
        await storage.acknowledge(bytes(9), ids.slice(0, 1));
        const { pending, deliveries, records, seen } = await stored();
        expect(pending.map(({ id }) => id)).toEqual(ids);
        expect([...deliveries.values()]).toEqual([
          { ...notDelivered, push: bytes(9), acknowledged: true },
          notDelivered,
        ]);
        expect(records).toEqual([]);
        expect(seen.journal).toBe(0);
      });
    });

    describe('promoting', () => {
      it('does nothing if nothing is acknowledged', async () => {
        await storage.appendPending([row([change(note, { title: 'A' })])]);
        const before = await stored();
        expect(await storage.promote()).toBeNull();
        expect(await stored()).toEqual(before);
      });

      it('returns the promoted rows, including those of another tab', async () => {
        const ids = await storage.appendPending([row([change(note, { a: 1 })]), row([change(note, { b: 1 })])]);
        await (await opened.another()).acknowledge(bytes(8), ids.slice(0, 1));
        await storage.acknowledge(bytes(9), ids.slice(1));
        expect(await storage.promote()).toEqual({ rows: ids, journal: 1, areAll: true });
        expect(await storage.promote()).toBeNull();
      });

      it('SY1i skips rows that another lineage has to acknowledge again', async () => {
        await storage.startReconciliation('one');
        const ids = await storage.appendPending([row([change(note, { title: 'A' })])]);
        await storage.acknowledge(bytes(9), ids);
        await storage.startReconciliation('two');
        expect(await storage.promote()).toBeNull();
        expect((await stored()).deliveries).toEqual(new Map([[ids[0], { ...notDelivered, push: bytes(9) }]]));
      });

      it('SY1g merges exactly these rows into the synced layer and deletes them', async () => {
        const ids = await storage.appendPending([
          row([change(note, { title: 'A' }, { body: body(1) })]),
          row([change(other, { title: 'B' })]),
        ]);
        await storage.markSent(bytes(1), ids);
        await settle(ids.slice(0, 1));
        const { records, pending, deliveries, bodies } = await stored();
        expect(records).toEqual([{ layer: 1, key: note, state: { fields: fields({ title: 'A' }) } }]);
        expect(bodies).toEqual([note]);
        expect(pending.map(({ id }) => id)).toEqual(ids.slice(1));
        expect([...deliveries.keys()]).toEqual(ids.slice(1));
        expect(await storage.bodyParts(1, note)).toEqual([body(1)]);
      });

      it('SY1g promotes all of many rows, in several steps if need be', async () => {
        const keys = Array.from({ length: 20 }, (_, at): RecordKey => `notes/n${at + 10}`);
        const text = 'x'.repeat(10_000);
        const ids = await storage.appendPending(keys.map((key) => row([change(key, { text })])));
        await storage.acknowledge(bytes(9), ids);
        const promoted: number[] = [];
        for (let isRest = true; isRest; ) {
          const some = await storage.promote();
          promoted.push(...(some?.rows ?? []));
          isRest = some?.areAll === false;
        }
        expect(promoted).toEqual(ids);
        const { records, pending, deliveries } = await stored();
        expect(records.map(({ key }) => key)).toEqual(keys);
        expect([pending.length, deliveries.size]).toEqual([0, 0]);
      });

      it('SY12e leaves the cursor unchanged', async () => {
        await storage.applyRemote([], { after: 0, upto: 5, mark: bytes(5) });
        const ids = await storage.appendPending([row([change(note, { title: 'A' })])]);
        await settle(ids);
        expect((await stored()).meta).toMatchObject({ cursor: 5, mark: bytes(5) });
      });

      it('SY17a a second time, as two tabs do, changes nothing more', async () => {
        const ids = await storage.appendPending([row([change(note, { title: 'A' }, { body: body(1) })])]);
        const second = await opened.another();
        await Promise.all([settle(ids), settle(ids, second)]);
        expect(await storage.bodyParts(1, note)).toEqual([body(1)]);
        expect((await stored()).records).toHaveLength(1);
      });

      it('merges rows as they are stored now, not as they were sent', async () => {
        const ids = await storage.appendPending([row([change(note, { title: 'A' })])]);
        await storage.restamp([{ ...row([change(note, { title: 'A' }, { at: 70 })]), id: ids[0] as number }]);
        await settle(ids);
        expect((await stored()).records[0]?.state.fields.get('title')?.stamp).toBe(stamp(70));
      });

      it('keeps a later value that the hub sent before', async () => {
        const ids = await storage.appendPending([row([change(note, { title: 'A' })])]);
        await storage.applyRemote([change(note, { title: 'B' }, { at: 60 })], null);
        await settle(ids);
        expect((await stored()).records[0]?.state.fields.get('title')?.value).toBe('B');
      });

      it('SY2b appends the body updates of several rows in their order', async () => {
        const ids = await storage.appendPending([1, 2, 3].map((part) => row([change(note, {}, { body: body(part) })])));
        await settle(ids);
        expect(await storage.bodyParts(1, note)).toEqual([body(1), body(2), body(3)]);
      });
    });

    describe('applying changes from the hub', () => {
      it('SY12c stores data and cursor together', async () => {
        await storage.applyRemote([change(note, { title: 'A' })], { after: 0, upto: 3, mark: bytes(3) });
        const { meta, records } = await stored();
        expect(meta).toMatchObject({ cursor: 3, mark: bytes(3), progress: null });
        expect(records.map(({ key }) => key)).toEqual([note]);
      });

      it('SY12b does nothing if changes in between are missing', async () => {
        await storage.applyRemote([], { after: 0, upto: 3, mark: bytes(3) });
        const before = await stored();
        expect(
          await storage.applyRemote([change(note, { title: 'A' })], { after: 4, upto: 6, mark: bytes(6) }),
        ).toBeNull();
        expect(await stored()).toEqual(before);
      });

      it('SY12b does nothing without a cursor if earlier changes are missing', async () => {
        expect(await storage.applyRemote([change(note, { title: 'A' })], { after: 1, upto: 2, mark: null })).toBeNull();
        expect((await stored()).records).toEqual([]);
      });

      it('SY12b, SY12d accepts an overlapping range, and never moves the cursor back', async () => {
        await storage.applyRemote([], { after: 0, upto: 5, mark: bytes(5) });
        expect(await storage.applyRemote([change(note, { title: 'A' })], { after: 1, upto: 3, mark: bytes(3) })).toBe(
          2,
        );
        const { meta, records } = await stored();
        expect(meta).toMatchObject({ cursor: 5, mark: bytes(5) });
        expect(records).toHaveLength(1);
        await storage.applyRemote([], { after: 2, upto: 8, mark: bytes(8) });
        expect((await stored()).meta).toMatchObject({ cursor: 8, mark: bytes(8) });
      });

      it('keeps the commit id of the current cursor', async () => {
        await storage.applyRemote([], { after: 0, upto: 5, mark: bytes(5) });
        await storage.applyRemote([], { after: 0, upto: 5, mark: bytes(9) });
        expect((await stored()).meta.mark).toEqual(bytes(5));
      });

      it('without a range leaves the cursor unchanged', async () => {
        await storage.applyRemote([change(note, { title: 'A' })], null);
        expect((await stored()).meta.cursor).toBeNull();
        expect((await stored()).records).toHaveLength(1);
      });

      it('merges several changes of one record', async () => {
        await storage.applyRemote(
          [change(note, { title: 'A', a: 1 }), change(note, { title: 'B' }, { at: 20 }), change(note, { title: 'C' })],
          null,
        );
        const [record] = (await stored()).records;
        expect(record?.state.fields.get('title')).toEqual({ value: 'B', stamp: stamp(20) });
        expect(record?.state.fields.get('a')?.value).toBe(1);
      });

      it('SY28b keeps no part of the body of a permanently deleted record', async () => {
        await storage.applyRemote(
          [change(note, { title: 'A' }, { body: body(1) }), change(other, {}, { body: body(2) })],
          null,
        );
        await storage.applyRemote([{ key: note, fields: noFields, tombstone: stamp(60) }], null);
        await storage.applyRemote([change(note, {}, { body: body(3) })], null);
        expect(await storage.bodyParts(1, note)).toEqual([]);
        expect(await storage.bodyParts(1, other)).toEqual([body(2)]);
      });

      it('SY26c deletes a record permanently by its tombstone', async () => {
        await storage.applyRemote([change(note, { title: 'A' })], null);
        await storage.applyRemote([{ key: note, fields: noFields, tombstone: stamp(3) }], null);
        await storage.applyRemote([change(note, { title: 'B' }, { at: 80 })], null);
        expect((await stored()).records).toEqual([
          { layer: 1, key: note, state: { fields: noFields, tombstone: stamp(3) } },
        ]);
      });

      it('SY1a leaves pending changes unchanged', async () => {
        const ids = await storage.appendPending([row([change(note, { title: 'A' })])]);
        await storage.applyRemote([change(note, { title: 'B' }, { at: 90 })], { after: 0, upto: 1, mark: null });
        expect(await pendingIds()).toEqual(ids);
      });

      it('SY17a moves the cursor once if two tabs apply the same range at the same time', async () => {
        const second = await opened.another();
        const range = { after: 0, upto: 4, mark: bytes(4) };
        await Promise.all([
          storage.applyRemote([change(note, { title: 'A' })], range),
          second.applyRemote([change(note, { title: 'A' })], range),
        ]);
        expect((await stored()).meta.cursor).toBe(4);
        expect((await stored()).records).toHaveLength(1);
      });
    });

    describe('chunks', () => {
      it('are returned byte for byte, and summaries on load, in the order in which they were sent', async () => {
        await storage.storeChunks([chunk(9, { index: 0 })], progress(0, 4));
        await storage.storeChunks([chunk(7, { index: 1 })], progress(1, 4));
        await storage.storeChunks([chunk(8, { index: 2, kind: 'rests' })], progress(2, 4));
        expect((await storage.chunk(1, 8))?.bytes).toEqual(bytes(8, 0, 255));
        expect(await storage.chunk(2, 8)).toBeNull();
        expect((await stored()).summaryChunks).toEqual([chunk(9, { index: 0 }), chunk(7, { index: 1 })]);
      });

      it('SY14i leave the cursor null until the last one, which sets it to the snapshot’s sequence number', async () => {
        await storage.storeChunks([chunk(1, { index: 0 })], progress(0, 2));
        expect((await stored()).meta).toMatchObject({ cursor: null, progress: progress(0, 2) });
        await storage.storeChunks([chunk(2, { index: 1 })], progress(1, 2));
        expect((await stored()).meta).toMatchObject({ cursor: 40, mark: bytes(4, 0), progress: null });
      });

      it('SY14i stored together count once in the journal, and the last of them moves the cursor', async () => {
        const { journal } = (await stored()).meta;
        const together = [chunk(1, { index: 0 }), chunk(2, { index: 1, kind: 'rests' })];
        expect(await storage.storeChunks(together, progress(1, 2))).toBe(journal + 1);
        expect((await stored()).summaryChunks).toEqual([chunk(1, { index: 0 })]);
        expect((await storage.chunk(1, 2))?.bytes).toEqual(together[1]?.bytes);
        expect((await stored()).meta).toMatchObject({ cursor: 40, progress: null });
      });

      it('SY21l replace the earlier ones from the first chunk of a snapshot on, in this layer only', async () => {
        await storage.startReconciliation('one');
        await storage.storeChunks([chunk(1)], progress(0, 1));
        await storage.startReconciliation('two');
        const second = [chunk(2), chunk(3, { index: 1 })].map((each) => ({ ...each, layer: 2 }));
        await storage.storeChunks(second, progress(1, 3));
        await storage.storeChunks([{ ...chunk(4, { index: 2 }), layer: 2 }], progress(2, 3));
        expect((await stored()).summaryChunks.map(({ id }) => id).toSorted()).toEqual([1, 2, 3, 4]);
        await storage.storeChunks([{ ...chunk(5), layer: 2 }], progress(0, 2));
        expect((await stored()).summaryChunks.map(({ id }) => id).toSorted()).toEqual([1, 5]);
      });

      it('SY21l stay while the first sync is restarted, without a cursor', async () => {
        await storage.storeChunks([chunk(1)], progress(0, 1));
        const { journal } = (await stored()).meta;
        expect(await storage.restartFirstSync()).toBe(journal + 1);
        expect((await stored()).meta).toMatchObject({ cursor: null, mark: null, progress: null });
        expect((await stored()).summaryChunks).toEqual([chunk(1)]);
      });

      it('that are dropped are deleted, in this layer only', async () => {
        await storage.startReconciliation('one');
        await storage.storeChunks([chunk(1)], progress(0, 1));
        await storage.startReconciliation('two');
        await storage.storeChunks([{ ...chunk(2), layer: 2 }], progress(0, 3));
        await storage.dropChunks();
        expect((await stored()).summaryChunks.map(({ id }) => id)).toEqual([1]);
        expect((await stored()).meta.progress).toBeNull();
        expect(await storage.chunk(2, 2)).toBeNull();
      });

      it('store only their own bytes of a larger buffer', async () => {
        const cut = new Uint8Array([9, 9, 5, 6, 9]).subarray(2, 4);
        await storage.storeChunks([{ ...chunk(1), bytes: cut }], progress(0, 1));
        const kept = (await (await opened.another()).chunk(1, 1))?.bytes;
        expect(kept).toEqual(bytes(5, 6));
      });
    });

    describe('another lineage', () => {
      it('only names the layer if it is the first', async () => {
        await storage.startReconciliation('one');
        expect((await stored()).meta).toMatchObject({ epoch: 'one', layer: 1, earlierLayers: [], cursor: null });
      });

      it('SY30a sets the stored copy aside and begins without a cursor', async () => {
        await storage.startReconciliation('one');
        await storage.applyRemote([change(note, { title: 'A' })], { after: 0, upto: 4, mark: bytes(4) });
        await storage.startReconciliation('two');
        await storage.applyRemote([change(note, { title: 'B' })], null);
        const { meta, records } = await stored();
        expect(meta).toMatchObject({ epoch: 'two', layer: 2, earlierLayers: [1], cursor: null, mark: null });
        expect(records.map(({ layer, key }) => [layer, key]).toSorted()).toEqual([
          [1, note],
          [2, note],
        ]);
      });

      it('keeps the bodies of the layers separate', async () => {
        await storage.startReconciliation('one');
        await storage.applyRemote([change(note, {}, { body: body(1) }), change(other, { title: 'B' })], null);
        await storage.startReconciliation('two');
        await storage.applyRemote([change(note, {}, { body: body(2) })], null);
        expect(await storage.bodyParts(1, note)).toEqual([body(1)]);
        expect(await storage.bodyParts(2, note)).toEqual([body(2)]);
        expect(await storage.bodyKeys(1)).toEqual([note]);
        expect(await storage.bodyKeys(2)).toEqual([note]);
        expect(await storage.bodyKeys(3)).toEqual([]);
      });

      it('answers each of several bodies that are asked for together', async () => {
        await storage.startReconciliation('one');
        await storage.applyRemote([change(note, {}, { body: body(1) }), change(other, {}, { body: body(2) })], null);
        await storage.startReconciliation('two');
        const asked = [storage.bodyParts(1, other), storage.bodyParts(2, note), storage.bodyParts(1, note)];
        expect(await Promise.all(asked)).toEqual([[body(2)], [], [body(1)]]);
      });

      it('SY30h ends with pending backfills and without the replaced lineages', async () => {
        await storage.startReconciliation('one');
        await storage.storeChunks([chunk(1)], progress(0, 1));
        await storage.applyRemote([change(note, { title: 'A' }, { body: body(1) })], null);
        await storage.startReconciliation('two');
        await storage.applyRemote([change(other, { title: 'B' }, { body: body(2) })], null);
        await storage.storeChunks([{ ...chunk(2), layer: 2 }], progress(0, 1));
        const offers = [row([change(note, { title: 'A' })], { offer: true })];
        const { ids } = await storage.finishReconciliation(offers);
        const after = await stored();
        expect(after.meta.earlierLayers).toEqual([]);
        expect(after.records.map(({ layer, key }) => [layer, key])).toEqual([[2, other]]);
        expect(after.summaryChunks.map(({ id }) => id)).toEqual([2]);
        expect(after.pending).toEqual(offers.map((each, at) => ({ ...each, id: ids[at] })));
        expect(await storage.chunk(1, 1)).toBeNull();
        expect(await storage.bodyParts(1, note)).toEqual([]);
        expect(await storage.bodyParts(2, other)).toEqual([body(2)]);
      });

      it('SY30l leaves earlier pending changes in their place', async () => {
        await storage.startReconciliation('one');
        const before = await storage.appendPending([row([change(note, { title: 'A' })])]);
        await storage.startReconciliation('two');
        const { ids } = await storage.finishReconciliation([row([change(other, { title: 'B' })], { offer: true })]);
        expect(await pendingIds()).toEqual([...before, ...ids]);
      });
    });

    describe('a body in several updates', () => {
      it('SY2c is merged into one update, and an update added at the same time stays', async () => {
        await storage.applyRemote([change(note, {}, { body: body(1) }), change(note, {}, { body: body(2) })], null);
        const second = await opened.another();
        const parts = await storage.bodyParts(1, note);
        await Promise.all([
          storage.compactBody(1, note, parts, body(1, 2)),
          second.applyRemote([change(note, {}, { body: body(3) })], null),
        ]);
        const left = await storage.bodyParts(1, note);
        expect(left).toHaveLength(2);
        expect(left).toEqual(expect.arrayContaining([body(1, 2), body(3)]));
      });

      it('SY2c is left unchanged if its oldest updates are no longer those that were read', async () => {
        await storage.applyRemote([change(note, {}, { body: body(1) }), change(note, {}, { body: body(2) })], null);
        await storage.compactBody(1, note, [body(2)], body(9));
        await storage.compactBody(1, note, [body(1), body(2), body(3)], body(9));
        await storage.compactBody(1, other, [body(1)], body(9));
        expect(await storage.bodyParts(1, note)).toEqual([body(1), body(2)]);
        expect(await storage.bodyParts(1, other)).toEqual([]);
      });
    });

    it('keeps the clock as last set', async () => {
      await storage.setClock({ offset: 1234 });
      await storage.setClock({ offset: -5 });
      expect((await stored()).meta.clock).toEqual({ offset: -5 });
    });

    it('keeps quarantined bytes in their order', async () => {
      const entries = [
        { key: note, bytes: bytes(1), why: 'checksum', at: now },
        { key: '', bytes: bytes(2), why: 'unreadable', at: now },
      ] as const;
      await storage.quarantine(entries);
      expect(await (await opened.another()).quarantined()).toEqual(entries);
    });
  });
}

function row(changes: readonly Change[], { offset = 0, offer = false } = {}): NewPendingChange {
  const replaced = changes.map(({ fields }) => [...fields.keys()].map(() => null));
  return { changes, replaced, offset, offer };
}

interface ChangeParts {
  /** Milliseconds from the fixture's instant to the stamp. */
  readonly at?: number;
  readonly body?: BodyUpdate;
}

function change(
  key: RecordKey,
  leaves: Readonly<Record<string, JsonValue>>,
  { at = 10, body }: ChangeParts = {},
): Change {
  return { key, fields: fields(leaves, at), ...(body === undefined ? {} : { body }) };
}

function fields(leaves: Readonly<Record<string, JsonValue>>, at = 10): ReadonlyMap<string, Field> {
  return new Map(Object.entries(leaves).map(([path, value]) => [path, { value, stamp: stamp(at) }]));
}

function stamp(at: number): Stamp {
  return printStamp({ ms: now + at, counter: 0, replica: '00000000' as ReplicaId });
}

function body(...update: readonly number[]): BodyUpdate {
  return { update: bytes(...update), sum: update.length };
}

function bytes(...values: readonly number[]): Uint8Array {
  return new Uint8Array(values);
}

function chunk(
  id: number,
  { index = 0, kind = 'heads' }: Partial<Pick<StoredChunk, 'index' | 'kind'>> = {},
): StoredChunk {
  return { layer: 1, id, index, kind, bytes: bytes(id, 0, 255), sum: id };
}

function progress(index: number, of: number) {
  return { generation: 40, next: index + 1, of, mark: bytes(4, 0) };
}
