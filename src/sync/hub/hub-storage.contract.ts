import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { encodeValue, printStamp, type ReplicaId, type Stamp } from '../record/index.ts';
import { emptyHead } from './append-rules.ts';
import type {
  AppendOutcome,
  AppendRequest,
  Compaction,
  HubStorage,
  NewHistoryEntry,
  StoredRecord,
  StoredSnapshot,
} from './hub-storage.ts';
import { recordIndex } from './record-index.ts';

/** Storage for a single test. */
export interface OpenedHubStorage {
  readonly storage: HubStorage;
  readonly close: () => Promise<void>;
  /** Opens the same data again, as a restarted server does. */
  readonly reopen: () => Promise<HubStorage>;
}

const ada = 'uid-ada';
const ben = 'uid-ben';
const now = Date.UTC(2026, 10, 21, 12);
const day = 86_400_000;
const never = Number.MAX_SAFE_INTEGER;

/** Runs the contract suite that all hub storages must pass. */
export function describeHubStorage(name: string, open: () => Promise<OpenedHubStorage>): void {
  describe(`hub storage ${name}`, () => {
    let opened: OpenedHubStorage;
    let storage: HubStorage;
    beforeEach(async () => {
      opened = await open();
      storage = opened.storage;
    });
    afterEach(() => opened.close());
    const indexAfter = (uid: string, after: number) => recordIndex(storage, uid, after, async () => {});

    describe('a person without stored data', () => {
      it('has an empty head, log, compaction state, history and snapshot', async () => {
        expect(await storage.head(ada)).toEqual({
          sequence: 0,
          mark: null,
          highest: null,
          folded: 0,
          floor: 0,
          bytes: 0,
          deleted: false,
        });
        expect(await storage.commitIdAt(ada, 0)).toBeNull();
        expect(await storage.commitIdAt(ada, 1)).toBeNull();
        expect(await storage.logAfter(ada, 0, 100)).toEqual([]);
        expect(await storage.payloadsAfter(ada, 0, 100)).toBeNull();
        expect(await storage.since(ada, 0)).toEqual({ head: emptyHead, mark: null, log: 0, records: 0 });
        expect(await storage.records(ada, ['note/a'])).toEqual([]);
        expect(await storage.records(ada, [])).toEqual([]);
        expect(await indexAfter(ada, 0)).toEqual({ folded: 0, index: [] });
        expect(await storage.snapshot(ada)).toBeNull();
        expect(await storage.chunk(ada, 1)).toBeNull();
        expect(await storage.history.entries(ada, 'note/a')).toEqual([]);
        expect(await storage.incomplete(ada, 10)).toEqual([]);
      });

      it('is in no list of pending work', async () => {
        expect(await storage.uncompacted(10)).toEqual([]);
        expect(await storage.trashedBefore(never, 10)).toEqual([]);
        expect(await storage.prunable({ log: never, history: never, daily: never }, 10)).toEqual([]);
        expect(await storage.unpurged(10)).toEqual([]);
      });
    });

    it('SY29b has a constant epoch', async () => {
      expect(await storage.epoch()).not.toBe('');
      expect(await storage.epoch()).toBe(await storage.epoch());
    });

    it('tells how far the logs of several people have grown', async () => {
      await storage.append([push(), push(), push({ uid: ben })], mark(1));
      await storage.deleteDocument(ben);
      const progress = await storage.progress([ben, 'uid-eve', ada]);
      expect(progress.toSorted((a, b) => (a.uid < b.uid ? -1 : 1))).toEqual([
        { uid: ada, sequence: 2, deleted: false },
        { uid: ben, sequence: 0, deleted: true },
      ]);
      expect(await storage.progress([])).toEqual([]);
    });

    describe('appending', () => {
      it('returns nothing for no pushes', async () => {
        expect(await storage.append([], mark(1))).toEqual([]);
      });

      it('gives the first push number 1 and moves the head', async () => {
        const highest = stamp(now);
        const outcomes = await storage.append([push({ payload: bytes(7, 7, 7), highest })], mark(1));
        expect(outcomes).toEqual([appended(1)]);
        expect(await storage.head(ada)).toEqual({
          sequence: 1,
          mark: mark(1),
          highest,
          folded: 0,
          floor: 0,
          bytes: 3,
          deleted: false,
        });
      });

      it('returns exactly what was appended', async () => {
        const request = push({ payload: bytes(0, 255, 1), replaced: encodeValue([[stamp(now)]]), receivedAt: now + 5 });
        await storage.append([request], mark(9));
        const { id, payload, replaced, receivedAt } = request;
        expect(await storage.logAfter(ada, 0, 0)).toEqual([
          { sequence: 1, mark: mark(9), id, payload, replaced, receivedAt },
        ]);
      });

      it('accepts a payload of 1 MiB', async () => {
        const payload = new Uint8Array(1024 * 1024).map((_, at) => at % 251);
        await storage.append([push({ payload })], mark(1));
        expect((await storage.logAfter(ada, 0, 0))[0]?.payload).toEqual(payload);
      });

      it('numbers several pushes of one person in the order of the batch, under one commit id', async () => {
        const requests = [push(), push(), push()];
        expect(await storage.append(requests, mark(4))).toEqual([appended(1), appended(2), appended(3)]);
        const log = await storage.logAfter(ada, 0, 1000);
        expect(log.map(({ id }) => id)).toEqual(requests.map(({ id }) => id));
        expect(await Promise.all([1, 2, 3, 4].map((at) => storage.commitIdAt(ada, at)))).toEqual([
          mark(4),
          mark(4),
          mark(4),
          null,
        ]);
      });

      it('numbers each person separately, whatever their order in the batch', async () => {
        await storage.append([push({ uid: ben })], mark(1));
        const outcomes = await storage.append([push({ uid: ben }), push(), push({ uid: ben }), push()], mark(2));
        expect(outcomes).toEqual([appended(2), appended(1), appended(3), appended(2)]);
        expect(await storage.commitIdAt(ben, 1)).toEqual(mark(1));
        expect(await storage.commitIdAt(ada, 1)).toEqual(mark(2));
      });

      it('SY10d answers a repeated push with its number and appends nothing', async () => {
        const repeated = push({ payload: bytes(1, 2) });
        await storage.append([push(), repeated], mark(1));
        expect(await storage.append([repeated, push()], mark(2))).toEqual([
          { outcome: 'appended', sequence: 2, repeated: true },
          appended(3),
        ]);
        expect((await storage.logAfter(ada, 0, 1000)).map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
      });

      it('answers a push that is twice in one batch with one number', async () => {
        const twice = push({ payload: bytes(1, 2) });
        expect(await storage.append([twice, twice], mark(1))).toEqual([
          appended(1),
          { outcome: 'appended', sequence: 1, repeated: true },
        ]);
        expect((await storage.head(ada)).bytes).toBe(2);
      });

      it('appends a push that follows from a number only if nothing came after it, and knows it again', async () => {
        const second = push({ onlyAfter: 1 });
        const answers = await storage.append([push(), second, push({ onlyAfter: 1 }), push({ onlyAfter: 2 })], mark(1));
        expect(answers).toEqual([appended(1), appended(2), { outcome: 'overtaken' }, appended(3)]);
        expect(
          await storage.append([second, push({ onlyAfter: 4 }), push({ uid: ben, onlyAfter: 0 })], mark(2)),
        ).toEqual([{ outcome: 'appended', sequence: 2, repeated: true }, { outcome: 'overtaken' }, appended(1)]);
        expect(await storage.logAfter(ada, 0, never)).toHaveLength(3);
      });

      it('answers a repeated push even if it would now be refused', async () => {
        const request = push({ highest: stamp(now), bound: { nowMs: now, aheadMs: 0 }, quota: 1 });
        await storage.append([request], mark(1));
        const later = { ...request, bound: { nowMs: now - day, aheadMs: 0 } };
        expect(await storage.append([later], mark(2))).toEqual([{ outcome: 'appended', sequence: 1, repeated: true }]);
        expect((await storage.head(ada)).mark).toEqual(mark(1));
      });

      it('treats the same push id from two persons as two pushes', async () => {
        const request = push();
        expect(await storage.append([request, { ...request, uid: ben }], mark(1))).toEqual([appended(1), appended(1)]);
      });

      it('keeps the highest stamp ever appended', async () => {
        await storage.append([push({ highest: stamp(now) })], mark(1));
        await storage.append([push({ highest: stamp(now - 1) }), push({ highest: null })], mark(2));
        expect((await storage.head(ada)).highest).toBe(stamp(now));
      });

      it('answers the pushes of a large batch in their order', async () => {
        const requests = Array.from({ length: 1200 }, (_, at) => push({ uid: `uid-${at % 100}` }));
        const outcomes = await storage.append(requests, mark(1));
        expect(outcomes).toEqual(requests.map((_, at) => appended(Math.floor(at / 100) + 1)));
      });

      it('SY11b numbers concurrent batches without gaps, in the order of their commits', async () => {
        const uids = Array.from({ length: 5 }, (_, at) => `uid-${at}`);
        const batches = Array.from({ length: 40 }, (_, batch) => ({
          mark: mark(batch),
          requests: [0, 1, 2, 3].map((at) => push({ uid: uids[(batch * 3 + at * (batch % 4)) % 5] as string })),
        }));
        const answers = await Promise.all(batches.map((batch) => storage.append(batch.requests, batch.mark)));
        for (const uid of uids) {
          const given = batches.flatMap(({ requests, mark }, batch) =>
            requests.flatMap((request, at) =>
              request.uid === uid ? [{ sequence: sequenceOf(answers[batch]?.[at]), mark, id: request.id }] : [],
            ),
          );
          const log = await storage.logAfter(uid, 0, never);
          expect(log.map(({ sequence }) => sequence)).toEqual(given.map((_, at) => at + 1));
          expect(given.toSorted((a, b) => a.sequence - b.sequence)).toEqual(
            log.map(({ sequence, mark, id }) => ({ sequence, mark, id })),
          );
          expect((await storage.head(uid)).mark).toEqual(log.at(-1)?.mark);
        }
      });

      it('SY11b gives one number to a push that arrives on two connections at the same time', async () => {
        const request = push();
        const answers = await Promise.all([1, 2, 3, 4].map((each) => storage.append([request], mark(each))));
        expect(answers.flat().map(sequenceOf)).toEqual([1, 1, 1, 1]);
        expect(answers.flat().filter((each) => each.outcome === 'appended' && !each.repeated)).toHaveLength(1);
      });
    });

    describe('the bound on stamps', () => {
      const bound = { nowMs: now, aheadMs: 1000 };

      it('SY8a accepts a stamp at the bound and refuses one a millisecond above', async () => {
        const requests = [push({ highest: stamp(now + 1001), bound }), push({ highest: stamp(now + 1000), bound })];
        expect(await storage.append(requests, mark(1))).toEqual([{ outcome: 'refused', code: 'clock' }, appended(1)]);
      });

      it('SY8a is raised by the document’s highest stamp, including those of the same batch', async () => {
        const requests = [
          push({ highest: stamp(now + day), bound: null }),
          push({ highest: stamp(now + day + 1001), bound }),
          push({ highest: stamp(now + day + 1000), bound }),
        ];
        expect(await storage.append(requests, mark(1))).toEqual([
          appended(1),
          { outcome: 'refused', code: 'clock' },
          appended(2),
        ]);
      });

      it('of one person is not raised by the stamps of another', async () => {
        await storage.append([push({ uid: ben, highest: stamp(now + day) })], mark(1));
        expect(await storage.append([push({ highest: stamp(now + day), bound })], mark(2))).toEqual([
          { outcome: 'refused', code: 'clock' },
        ]);
      });

      it('does not apply to a push without stamps', async () => {
        expect(await storage.append([push({ highest: null, bound })], mark(1))).toEqual([appended(1)]);
      });
    });

    describe('the quota', () => {
      it('accepts the push that fills the document and refuses one byte more', async () => {
        const requests = [
          push({ payload: new Uint8Array(60), quota: 100 }),
          push({ payload: new Uint8Array(41), quota: 100 }),
          push({ payload: new Uint8Array(40), quota: 100 }),
        ];
        expect(await storage.append(requests, mark(1))).toEqual([
          appended(1),
          { outcome: 'refused', code: 'quota' },
          appended(2),
        ]);
        expect((await storage.head(ada)).bytes).toBe(100);
      });

      it('does not apply to a push without a quota, so that removals are accepted above it', async () => {
        await storage.append([push({ payload: new Uint8Array(100), quota: 100 })], mark(1));
        expect(await storage.append([push({ quota: null })], mark(2))).toEqual([appended(2)]);
      });

      it('counts each person separately', async () => {
        await storage.append([push({ uid: ben, payload: new Uint8Array(100), quota: 100 })], mark(1));
        expect(await storage.append([push({ quota: 100 })], mark(2))).toEqual([appended(1)]);
      });

      it('SY11a leaves no trace of a refused push: neither a number nor its id', async () => {
        const refused = push({ payload: new Uint8Array(11), quota: 10 });
        await storage.append([refused], mark(1));
        expect(await storage.head(ada)).toMatchObject({ sequence: 0, mark: null, bytes: 0 });
        expect(await storage.append([{ ...refused, quota: null }], mark(2))).toEqual([appended(1)]);
      });
    });

    describe('reading the log', () => {
      beforeEach(async () => {
        for (let at = 1; at <= 5; at++) await storage.append([push({ payload: new Uint8Array(10) })], mark(at));
        await storage.append([push({ uid: ben, payload: new Uint8Array(3) })], mark(6));
      });

      it.each([
        { after: 0, bytes: 0, numbers: [1] },
        { after: 0, bytes: 9, numbers: [1] },
        { after: 0, bytes: 10, numbers: [1, 2] },
        { after: 2, bytes: 15, numbers: [3, 4] },
        { after: 0, bytes: 1000, numbers: [1, 2, 3, 4, 5] },
        { after: 4, bytes: 1000, numbers: [5] },
        { after: 5, bytes: 1000, numbers: [] },
        { after: 9, bytes: 1000, numbers: [] },
      ])('returns $numbers after $after until $bytes bytes are exceeded', async ({ after, bytes, numbers }) => {
        expect((await storage.logAfter(ada, after, bytes)).map(({ sequence }) => sequence)).toEqual(numbers);
        const upto = numbers.at(-1) ?? 0;
        const payloads = numbers.map(() => new Uint8Array(10));
        expect(await storage.payloadsAfter(ada, after, bytes)).toEqual(
          numbers.length === 0 ? null : { upto, mark: mark(upto), payloads },
        );
      });

      it.each([
        { number: 0, there: null },
        { number: 3, there: mark(3) },
        { number: 5, there: mark(5) },
        { number: 6, there: null },
      ])('returns the commit id of number $number with the head', async ({ number, there }) => {
        expect(await storage.since(ada, number)).toMatchObject({ head: await storage.head(ada), mark: there });
      });

      it('sums the bytes after a sequence number, for one person only', async () => {
        expect((await storage.since(ada, 0)).log).toBe(50);
        expect((await storage.since(ada, 3)).log).toBe(20);
        expect((await storage.since(ada, 5)).log).toBe(0);
        expect((await storage.since(ben, 0)).log).toBe(3);
      });

      it('SY16d reads no payloads of which some are pruned', async () => {
        await storage.commitCompaction(ada, fold([], { upto: 3 }));
        await storage.prune(ada, { log: now + 1, history: 0, daily: 0 });
        expect(await storage.payloadsAfter(ada, 2, never)).toBe('pruned');
        expect(await storage.payloadsAfter(ada, 3, never)).toMatchObject({ upto: 5, payloads: { length: 2 } });
      });

      it('reads a log of thousands of entries to its end', async () => {
        await storage.append(
          Array.from({ length: 4500 }, () => push()),
          mark(7),
        );
        expect(await storage.logAfter(ada, 0, never)).toHaveLength(4505);
        expect(await storage.payloadsAfter(ada, 0, never)).toMatchObject({ upto: 4505, payloads: { length: 4505 } });
      });
    });

    describe('a compaction', () => {
      beforeEach(async () => {
        await storage.append([push(), push(), push({ uid: ben })], mark(1));
      });

      it('stores whole records and returns them in the requested order', async () => {
        const note = record('note/a', { body: body('ä\u0000\u2028😀', { sum: 0xffffffff }), versionAt: now });
        const workout = record('workout/b', { trashedSince: now, highest: null });
        const gone = record('note/c', { tombstone: stamp(now) });
        expect(await storage.commitCompaction(ada, fold([note, workout, gone]))).toBe(true);
        expect(await storage.records(ada, ['note/c', 'note/none', 'workout/b', 'note/a'])).toEqual([
          gone,
          workout,
          note,
        ]);
        expect((await storage.head(ada)).folded).toBe(1);
      });

      it('replaces a record, and removes its body if the new one has none', async () => {
        await storage.commitCompaction(
          ada,
          fold([record('note/a', { body: body('old') }), record('note/b', { body: body('stays') })]),
        );
        const replaced = record('note/a', { sequence: 2, tombstone: stamp(now) });
        await storage.commitCompaction(ada, fold([replaced], { from: 1, upto: 2 }));
        expect(await storage.records(ada, ['note/a'])).toEqual([replaced]);
        expect((await storage.records(ada, ['note/b']))[0]?.body?.text).toBe('stays');
      });

      it('SY16c is stored once: a second one from the same number changes nothing', async () => {
        const first = record('note/a', { body: body('first') });
        const second = fold([record('note/a', { body: body('second') })], { history: [version('note/a')] });
        expect(await storage.commitCompaction(ada, fold([first]))).toBe(true);
        expect(await storage.commitCompaction(ada, second)).toBe(false);
        expect(await storage.records(ada, ['note/a'])).toEqual([first]);
        expect(await storage.history.entries(ada, 'note/a')).toEqual([]);
        expect((await storage.head(ada)).folded).toBe(1);
      });

      it('SY16c keeps a record that another one has merged further', async () => {
        const newer = record('note/a', { sequence: 2, body: body('newer') });
        expect(await storage.commitCompaction(ada, fold([newer], { upto: 0 }))).toBe(true);
        const late = [record('note/a', { body: body('late') }), record('note/b', { body: body('other') })];
        expect(await storage.commitCompaction(ada, fold(late, { upto: 0 }))).toBe(true);
        expect(await storage.records(ada, ['note/a', 'note/b'])).toEqual([newer, late[1]]);
        const same = { ...newer, trashedSince: now };
        expect(await storage.commitCompaction(ada, fold([same]))).toBe(true);
        expect(await storage.records(ada, ['note/a'])).toEqual([same]);
      });

      it('is stored by only one of several concurrent writers', async () => {
        const folds = [1, 2, 3].map((each) => fold([record('note/a', { body: body(`of ${each}`) })]));
        const written = await Promise.all(folds.map((each) => storage.commitCompaction(ada, each)));
        expect(written.filter(Boolean)).toHaveLength(1);
      });

      it('moves the compacted number even if it changes no record', async () => {
        expect(await storage.commitCompaction(ada, fold([], { upto: 2 }))).toBe(true);
        expect(await indexAfter(ada, 0)).toEqual({ folded: 2, index: [] });
      });

      it('SY14u lists the records changed after a number, with their highest stamps', async () => {
        await storage.commitCompaction(ada, fold([record('note/a'), record('note/b', { highest: null })]));
        await storage.commitCompaction(ada, fold([record('note/a', { sequence: 2 })], { from: 1, upto: 2 }));
        expect(await indexAfter(ada, 0)).toEqual({
          folded: 2,
          index: [
            { key: 'note/b', sequence: 1, highest: null },
            { key: 'note/a', sequence: 2, highest: stamp(now) },
          ],
        });
        expect(await indexAfter(ada, 1)).toEqual({
          folded: 2,
          index: [{ key: 'note/a', sequence: 2, highest: stamp(now) }],
        });
        expect(await indexAfter(ada, 2)).toEqual({ folded: 2, index: [] });
      });

      it('lists them page by page, in the order of numbers and keys, also while they change', async () => {
        const records = Array.from({ length: 25 }, (_, at) => record(`note/${at}`, { sequence: 1 + (at % 2) }));
        await storage.commitCompaction(ada, fold(records, { upto: 2 }));
        const first = await storage.recordsChangedAfter(ada, { sequence: 1, key: '' }, 10);
        expect(first.index).toHaveLength(10);
        const last = first.index.at(-1)!;
        await storage.commitCompaction(ada, fold([record('note/24', { sequence: 3 })], { from: 2, upto: 3 }));
        const others = await storage.recordsChangedAfter(ada, last, 100);
        expect(others.folded).toBe(3);
        const keys = new Set([...first.index, ...others.index].map(({ key }) => key));
        expect(keys).toEqual(new Set(records.map(({ key }) => key)));
        const positions = others.index.map(({ sequence }) => sequence);
        expect(positions).toEqual(positions.toSorted((a, b) => a - b));
        expect(await storage.recordsChangedAfter(ben, { sequence: 1, key: '' }, 10)).toEqual({ folded: 0, index: [] });
      });

      it('sums fields and body states of the records changed after a number', async () => {
        const first = record('note/a', { body: body('text', { state: new Uint8Array(50) }) });
        const second = record('note/b', { sequence: 2 });
        await storage.commitCompaction(ada, fold([first, second], { upto: 2 }));
        expect((await storage.since(ada, 0)).records).toBe(50 + first.fields.length + second.fields.length);
        expect((await storage.since(ada, 1)).records).toBe(second.fields.length);
        expect((await storage.since(ben, 0)).records).toBe(0);
      });

      it('is known to be there until it is permanently deleted, also while it is in the trash', async () => {
        await storage.commitCompaction(ada, fold([record('note/a', { trashedSince: now })]));
        const has = (uid: string, key: string) => storage.hasRecord(uid, key);
        expect([await has(ada, 'note/a'), await has(ada, 'note/b'), await has(ben, 'note/a')]).toEqual([
          true,
          false,
          false,
        ]);
        await storage.commitCompaction(ada, fold([record('note/a', { tombstone: stamp(now) })], { from: 1, upto: 2 }));
        expect(await has(ada, 'note/a')).toBe(false);
      });

      it('is as if no version had been kept yet, and otherwise the same, once its next version is due', async () => {
        const note = record('note/a', { body: body('text'), versionAt: now });
        const gone = record('note/b', { tombstone: stamp(now), versionAt: now });
        await storage.commitCompaction(ada, fold([note, gone]));
        const due = (key: string) => storage.makeVersionDue(ada, key);
        expect([await due('note/a'), await due('note/a'), await due('note/b'), await due('note/c')]).toEqual([
          true,
          true,
          false,
          false,
        ]);
        expect(await storage.records(ada, ['note/a', 'note/b'])).toEqual([{ ...note, versionAt: null }, gone]);
      });

      it('of one person is invisible to another', async () => {
        const mine = record('note/a', { body: body('mine'), trashedSince: now });
        await storage.commitCompaction(ada, fold([mine], { history: [version('note/a')] }));
        await storage.commitCompaction(ben, fold([record('note/a', { body: body('theirs') })]));
        expect(await storage.records(ada, ['note/a'])).toEqual([mine]);
        expect((await storage.records(ben, ['note/a']))[0]?.body?.text).toBe('theirs');
        expect(await storage.history.entries(ben, 'note/a')).toEqual([]);
      });

      it('that deletes a record of one person keeps another person’s record with the same key', async () => {
        const theirs = record('note/a', { body: body('theirs') });
        await storage.commitCompaction(ben, fold([theirs]));
        await storage.commitCompaction(ada, fold([record('note/a', { tombstone: stamp(now) })]));
        expect(await storage.records(ben, ['note/a'])).toEqual([theirs]);
      });

      it('accepts hundreds of records, and returns five hundred at once', async () => {
        const records = Array.from({ length: 750 }, (_, at) => record(`note/${at}`, { body: body(`text ${at}`) }));
        await storage.commitCompaction(ada, fold(records));
        const keys = records.slice(100, 600).map(({ key }) => key);
        expect(await storage.records(ada, keys)).toEqual(records.slice(100, 600));
        expect((await indexAfter(ada, 0)).index).toHaveLength(750);
      });

      it('lists persons with an uncompacted log until it is compacted', async () => {
        expect((await storage.uncompacted(10)).toSorted()).toEqual([ada, ben]);
        expect(await storage.uncompacted(1)).toHaveLength(1);
        await storage.commitCompaction(ada, fold([], { upto: 2 }));
        expect(await storage.uncompacted(10)).toEqual([ben]);
      });

      it('lists records with incomplete bodies until the missing update has arrived', async () => {
        const incomplete = record('note/a', { body: body('half', { complete: false }) });
        await storage.commitCompaction(
          ada,
          fold([incomplete, record('note/b', { body: body('whole') }), record('tag/c')]),
        );
        expect(await storage.incomplete(ada, 10)).toEqual(['note/a']);
        expect(await storage.incomplete(ben, 10)).toEqual([]);
        await storage.commitCompaction(ada, fold([record('note/a', { body: body('whole') })], { from: 1, upto: 2 }));
        expect(await storage.incomplete(ada, 10)).toEqual([]);
      });

      it('lists records trashed before an instant, but not at it', async () => {
        await storage.commitCompaction(ada, fold([record('note/a', { trashedSince: now }), record('note/b')]));
        expect(await storage.trashedBefore(now, 10)).toEqual([]);
        expect(await storage.trashedBefore(now + 1, 10)).toEqual([{ uid: ada, key: 'note/a' }]);
        await storage.commitCompaction(ada, fold([record('note/a')], { from: 1, upto: 2 }));
        expect(await storage.trashedBefore(now + 1, 10)).toEqual([]);
      });

      it('lists no more trashed records than requested', async () => {
        await storage.commitCompaction(
          ada,
          fold(['a', 'b', 'c'].map((id) => record(`note/${id}`, { trashedSince: now }))),
        );
        expect(await storage.trashedBefore(now + 1, 2)).toHaveLength(2);
      });
    });

    describe('history', () => {
      beforeEach(async () => {
        await storage.append([push(), push(), push({ uid: ben })], mark(1));
      });

      it('keeps entries in the order in which they were created', async () => {
        const entries = [
          version('note/a', { at: now }),
          { ...version('note/a', { at: now }), kind: 'superseded' as const },
          { ...version('note/a', { at: now - 5 }), kind: 'quarantined' as const, stamp: '' as Stamp },
        ];
        const later = version('note/a', { at: now - 10, content: bytes(9) });
        await storage.commitCompaction(ada, fold([], { history: [...entries, version('note/b')] }));
        await storage.commitCompaction(ada, fold([], { from: 1, upto: 2, history: [later] }));
        expect(await storage.history.entries(ada, 'note/a')).toEqual([...entries, later]);
      });

      it('returns version headers newest first and in pages, without their content', async () => {
        const superseded = { ...version('note/a', { at: now + 1, content: bytes(7) }), kind: 'superseded' as const };
        const quarantined = { ...version('note/a'), kind: 'quarantined' as const, stamp: '' as Stamp };
        const first = [version('note/a', { at: now }), quarantined, superseded, version('note/b')];
        await storage.commitCompaction(ada, fold([], { history: first }));
        const later = version('note/a', { at: now + 2, content: bytes(1, 2, 3) });
        await storage.commitCompaction(ada, fold([], { from: 1, upto: 2, history: [later] }));
        const summaries = await storage.history.heads(ada, 'note/a', { before: null, limit: 10 });
        expect(summaries.map(({ id: _, ...head }) => head)).toEqual([
          { kind: 'version', at: now + 2, stamp: later.stamp, bytes: 3, content: null },
          { kind: 'superseded', at: now + 1, stamp: superseded.stamp, bytes: 1, content: bytes(7) },
          { kind: 'version', at: now, stamp: stamp(now), bytes: 2, content: null },
        ]);
        const [newest] = await storage.history.heads(ada, 'note/a', { before: null, limit: 1 });
        const content = await storage.history.heads(ada, 'note/a', { before: newest?.id ?? '', limit: 10 });
        expect([newest, ...content]).toEqual(summaries);
        expect(await storage.history.heads(ben, 'note/a', { before: null, limit: 10 })).toEqual([]);
      });

      it('returns the contents of entries of all kinds, newest first and in pages', async () => {
        const quarantined = {
          ...version('note/a'),
          kind: 'quarantined' as const,
          stamp: '' as Stamp,
          content: bytes(8),
        };
        const first = [version('note/a', { content: bytes(7) }), quarantined, version('note/b')];
        await storage.commitCompaction(ada, fold([], { history: first }));
        const later = version('note/a', { at: now + 2, content: bytes(9) });
        await storage.commitCompaction(ada, fold([], { from: 1, upto: 2, history: [later] }));
        const page = await storage.history.contents(ada, 'note/a', { before: null, limit: 2 });
        const rest = await storage.history.contents(ada, 'note/a', { before: page.at(-1)?.id ?? '', limit: 2 });
        expect([...page, ...rest].map(({ content }) => content)).toEqual([bytes(9), bytes(8), bytes(7)]);
        expect(await storage.history.contents(ben, 'note/a', { before: null, limit: 10 })).toEqual([]);
      });

      it('returns a version by its id, only to its owner and for its record', async () => {
        const entry = version('note/a', { at: now });
        const lost = { ...version('note/a', { at: now }), kind: 'superseded' as const };
        await storage.commitCompaction(ada, fold([], { history: [entry, lost] }));
        const summaries = await storage.history.heads(ada, 'note/a', { before: null, limit: 10 });
        const [ofLost = '', ofVersion = ''] = summaries.map(({ id }) => id);
        expect(await storage.history.version(ada, 'note/a', ofVersion)).toEqual(entry);
        expect(await storage.history.version(ada, 'note/a', ofLost)).toBeNull();
        expect(await storage.history.version(ada, 'note/b', ofVersion)).toBeNull();
        expect(await storage.history.version(ben, 'note/a', ofVersion)).toBeNull();
        expect(await storage.history.version(ada, 'note/a', 'nonsense')).toBeNull();
      });

      it('SY16c stores the same entry once, however often it is folded', async () => {
        const entry = version('note/a', { at: now });
        await storage.commitCompaction(ada, fold([], { history: [entry, entry] }));
        await storage.commitCompaction(ada, fold([], { from: 1, upto: 2, history: [{ ...entry, at: now + 7 }] }));
        expect(await storage.history.entries(ada, 'note/a')).toEqual([entry]);
      });

      it('distinguishes entries that differ only in content', async () => {
        const entries = [version('note/a', { content: bytes(1) }), version('note/a', { content: bytes(2) })];
        await storage.commitCompaction(ada, fold([], { history: entries }));
        expect(await storage.history.entries(ada, 'note/a')).toEqual(entries);
      });
    });

    describe('a snapshot', () => {
      const entry = (id: number) => ({
        id,
        kind: id % 2 === 1 ? ('heads' as const) : ('rests' as const),
        size: 3,
        plainSize: 9,
        sum: 2 ** 32 - 1,
      });
      const snapshotOf = (sequence: number, ids: readonly number[]): StoredSnapshot => ({
        sequence,
        mark: mark(sequence),
        chunks: ids.map(entry),
      });

      it('returns its chunks in its own order', async () => {
        const content = new Uint8Array(3 * 1024 * 1024).map((_, at) => at % 253);
        const made = snapshotOf(5, [2, 1]);
        await storage.addChunk(ada, 1, bytes(1));
        await storage.addChunk(ada, 2, content);
        await storage.commitSnapshot(ada, made, null);
        expect(await storage.snapshot(ada)).toEqual(made);
        expect(await storage.chunk(ada, 2)).toEqual(content);
        expect(await storage.chunk(ada, 3)).toBeNull();
        expect(await storage.snapshot(ben)).toBeNull();
        expect(await storage.chunk(ben, 1)).toBeNull();
      });

      it('keeps the chunks that it lists again and deletes the others, for that person only', async () => {
        for (const [uid, id, content] of [
          [ben, 1, 7],
          [ben, 2, 8],
          [ada, 1, 1],
          [ada, 2, 2],
        ] as const)
          await storage.addChunk(uid, id, bytes(content));
        await storage.commitSnapshot(ben, snapshotOf(1, [1, 2]), null);
        await storage.commitSnapshot(ada, snapshotOf(1, [1, 2]), null);
        await storage.addChunk(ada, 3, bytes(3));
        await storage.commitSnapshot(ada, snapshotOf(2, [3, 2]), snapshotOf(1, [1, 2]));
        expect(await storage.snapshot(ada)).toEqual(snapshotOf(2, [3, 2]));
        expect(await Promise.all([1, 2, 3].map((id) => storage.chunk(ada, id)))).toEqual([null, bytes(2), bytes(3)]);
        expect(await Promise.all([1, 2].map((id) => storage.chunk(ben, id)))).toEqual([bytes(7), bytes(8)]);
      });

      it('replaces the chunks of one that was never completed', async () => {
        await storage.addChunk(ada, 1, bytes(1));
        await storage.addChunk(ada, 2, bytes(2));
        expect(await storage.snapshot(ada)).toBeNull();
        await storage.addChunk(ada, 1, bytes(3));
        await storage.commitSnapshot(ada, snapshotOf(1, [1]), null);
        expect(await Promise.all([1, 2].map((id) => storage.chunk(ada, id)))).toEqual([bytes(3), null]);
      });

      it('is refused if another server has stored one since it was begun, also one of the same number', async () => {
        const first = snapshotOf(2, [20]);
        const rebuilt = snapshotOf(2, [21]);
        await storage.addChunk(ada, 20, bytes(2));
        expect(await storage.commitSnapshot(ada, first, null)).toBe(true);
        expect(await storage.commitSnapshot(ada, snapshotOf(1, [1]), null)).toBe(false);
        await storage.addChunk(ada, 21, bytes(3));
        expect(await storage.commitSnapshot(ada, rebuilt, first)).toBe(true);
        await storage.addChunk(ada, 22, bytes(4));
        expect(await storage.commitSnapshot(ada, snapshotOf(2, [22]), first)).toBe(false);
        expect(await storage.snapshot(ada)).toEqual(rebuilt);
        expect(await storage.chunk(ada, 21)).toEqual(bytes(3));
      });

      it('is refused if another server has compacted more since it was begun', async () => {
        await storage.append([push(), push()], mark(1));
        await storage.commitCompaction(ada, fold([], { upto: 2 }));
        await storage.addChunk(ada, 1, bytes(1));
        expect(await storage.commitSnapshot(ada, snapshotOf(1, [1]), null)).toBe(false);
        expect(await storage.snapshot(ada)).toBeNull();
        expect(await storage.commitSnapshot(ada, snapshotOf(2, [1]), null)).toBe(true);
      });

      it('may have no chunk and no commit id', async () => {
        const empty = { sequence: 0, mark: null, chunks: [] };
        await storage.commitSnapshot(ada, empty, null);
        expect(await storage.snapshot(ada)).toEqual(empty);
      });
    });

    describe('pruning', () => {
      const limits = { log: now, history: now - 90 * day, daily: now - 7 * day };
      const received = (receivedAt: number, uid = ada) => push({ uid, receivedAt, payload: new Uint8Array(10) });

      it('SY16d empties compacted entries received before an instant and keeps their numbers and commit ids', async () => {
        const requests = [received(now - 2), received(now - 1), received(now), received(now + 1)];
        await storage.append(requests, mark(1));
        await storage.commitCompaction(ada, fold([], { upto: 4 }));
        await storage.prune(ada, limits);
        const log = await storage.logAfter(ada, 0, 1000);
        expect(log.map(({ sequence, payload }) => [sequence, payload.length])).toEqual([
          [1, 0],
          [2, 0],
          [3, 10],
          [4, 10],
        ]);
        expect(log[0]?.replaced).toEqual(encodeValue([]));
        expect(await storage.commitIdAt(ada, 1)).toEqual(mark(1));
        expect(await storage.head(ada)).toMatchObject({ sequence: 4, floor: 2, bytes: 20, folded: 4 });
        expect((await storage.since(ada, 0)).log).toBe(20);
      });

      it('SY16e keeps entries that are not compacted', async () => {
        await storage.append([received(now - 2), received(now - 1)], mark(1));
        await storage.commitCompaction(ada, fold([]));
        await storage.prune(ada, limits);
        expect(await storage.head(ada)).toMatchObject({ floor: 1, bytes: 10 });
        expect((await storage.logAfter(ada, 1, 100))[0]?.payload).toHaveLength(10);
      });

      it('lists persons with something to prune, until it is done', async () => {
        await storage.append([received(now - 1), received(now - 1, ben), received(now, 'uid-cy')], mark(1));
        expect(await storage.prunable(limits, 10)).toEqual([]);
        for (const uid of [ada, ben, 'uid-cy']) await storage.commitCompaction(uid, fold([]));
        expect((await storage.prunable(limits, 10)).toSorted()).toEqual([ada, ben]);
        expect(await storage.prunable(limits, 1)).toHaveLength(1);
        await storage.prune(ada, limits);
        expect(await storage.prunable(limits, 10)).toEqual([ben]);
        expect((await storage.head(ben)).floor).toBe(0);
      });

      it('frees no bytes twice when it runs twice', async () => {
        await storage.append([received(now - 1), received(now)], mark(1));
        await storage.commitCompaction(ada, fold([], { upto: 2 }));
        await storage.prune(ada, limits);
        await storage.prune(ada, limits);
        expect(await storage.head(ada)).toMatchObject({ floor: 1, bytes: 10 });
      });

      it('SY10e forgets the ids of emptied entries: such a push is appended again, which is harmless', async () => {
        const old = received(now - 1);
        await storage.append([old, received(now)], mark(1));
        await storage.commitCompaction(ada, fold([], { upto: 2 }));
        await storage.prune(ada, limits);
        expect(await storage.append([old], mark(2))).toEqual([appended(3)]);
        expect(await storage.append([old], mark(3))).toEqual([{ outcome: 'appended', sequence: 3, repeated: true }]);
      });

      it('does nothing for a person without stored data', async () => {
        await storage.prune(ada, limits);
        expect(await storage.head(ada)).toMatchObject({ sequence: 0, bytes: 0, floor: 0 });
      });

      it('SY16l keeps only the last version of each day among old ones, and every recent one', async () => {
        await storage.append([push()], mark(1));
        const midnight = Date.UTC(2026, 10, 1);
        const versions = [
          ...[midnight, midnight + 5, midnight + day - 1, midnight + day].map((at) => version('note/a', { at })),
          version('note/b', { at: midnight + 5 }),
          version('note/a', { at: limits.daily, content: bytes(8) }),
          version('note/a', { at: limits.daily + 1, content: bytes(9) }),
        ];
        const superseded = { ...version('note/a', { at: midnight + 1 }), kind: 'superseded' as const };
        await storage.commitCompaction(ada, fold([], { history: [...versions, superseded] }));
        expect(await storage.prunable(limits, 10)).toEqual([ada]);
        await storage.prune(ada, limits);
        expect((await storage.history.entries(ada, 'note/a')).map(({ kind, at }) => [kind, at])).toEqual([
          ['version', midnight + day - 1],
          ['version', midnight + day],
          ['version', limits.daily],
          ['version', limits.daily + 1],
          ['superseded', midnight + 1],
        ]);
        expect(await storage.history.entries(ada, 'note/b')).toHaveLength(1);
        expect(await storage.prunable(limits, 10)).toEqual([]);
      });

      it('thins the versions of that person only', async () => {
        await storage.append([push(), push({ uid: ben })], mark(1));
        const midnight = Date.UTC(2026, 10, 1);
        const versions = [midnight, midnight + 1].map((at) => version('note/a', { at }));
        for (const uid of [ada, ben]) await storage.commitCompaction(uid, fold([], { history: versions }));
        await storage.prune(ada, limits);
        expect(await storage.history.entries(ada, 'note/a')).toEqual(versions.slice(1));
        expect(await storage.history.entries(ben, 'note/a')).toEqual(versions);
        expect(await storage.prunable(limits, 10)).toEqual([ben]);
      });

      it('thins a day again when more of it has become old', async () => {
        await storage.append([push()], mark(1));
        const midnight = Date.UTC(2026, 10, 1);
        const versions = [0, 1, 2].map((hour) => version('note/a', { at: midnight + hour * 3_600_000 }));
        await storage.commitCompaction(ada, fold([], { history: versions }));
        const half = { ...limits, daily: midnight + 2 * 3_600_000 };
        await storage.prune(ada, half);
        expect(await storage.history.entries(ada, 'note/a')).toEqual(versions.slice(1));
        expect(await storage.prunable(limits, 10)).toEqual([ada]);
        await storage.prune(ada, limits);
        expect(await storage.history.entries(ada, 'note/a')).toEqual(versions.slice(2));
      });

      it('SY16m removes all history before its limit, of that person only', async () => {
        await storage.append([push(), push({ uid: ben })], mark(1));
        const old = { ...version('note/a', { at: limits.history - 1 }), kind: 'superseded' as const };
        const edge = { ...version('note/a', { at: limits.history }), kind: 'quarantined' as const };
        for (const uid of [ada, ben]) await storage.commitCompaction(uid, fold([], { history: [old, edge] }));
        expect((await storage.prunable(limits, 10)).toSorted()).toEqual([ada, ben]);
        await storage.prune(ada, limits);
        expect(await storage.history.entries(ada, 'note/a')).toEqual([edge]);
        expect(await storage.history.entries(ben, 'note/a')).toEqual([old, edge]);
        expect(await storage.prunable(limits, 10)).toEqual([ben]);
      });
    });

    describe('purging', () => {
      it('SY28b lists a permanently deleted record until its traces are removed, and not again when it is compacted once more', async () => {
        await storage.append([push(), push()], mark(1));
        const gone = record('note/a', { tombstone: stamp(now) });
        await storage.commitCompaction(ada, fold([gone, record('note/b')]));
        expect(await storage.unpurged(10)).toEqual([{ uid: ada, key: 'note/a' }]);
        await storage.purge(ada, new Map(), ['note/a']);
        expect(await storage.unpurged(10)).toEqual([]);
        await storage.commitCompaction(ada, fold([{ ...gone, sequence: 2 }], { from: 1, upto: 2 }));
        expect(await storage.unpurged(10)).toEqual([]);
      });

      it('lists no more than requested, separately for each person', async () => {
        await storage.append([push(), push({ uid: ben })], mark(1));
        for (const uid of [ada, ben])
          await storage.commitCompaction(uid, fold([record('note/a', { tombstone: stamp(now) })]));
        expect(await storage.unpurged(1)).toHaveLength(1);
        expect(await storage.unpurged(10)).toHaveLength(2);
        await storage.purge(ada, new Map(), ['note/a']);
        expect(await storage.unpurged(10)).toEqual([{ uid: ben, key: 'note/a' }]);
      });

      it('SY28b replaces payloads, keeps their numbers and commit ids, and frees their bytes', async () => {
        const second = push({ payload: new Uint8Array(10), replaced: encodeValue([[stamp(now)]]) });
        await storage.append([push({ payload: bytes(1) }), second], mark(1));
        await storage.append([push({ uid: ben, payload: new Uint8Array(10) })], mark(2));
        expect(await storage.purge(ada, new Map([[2, { payload: bytes(5, 5), readBytes: 10 }]]), [])).toBe(true);
        const log = await storage.logAfter(ada, 0, 1000);
        expect(log.map(({ payload }) => payload)).toEqual([bytes(1), bytes(5, 5)]);
        expect(log[1]).toMatchObject({ mark: mark(1), id: second.id, replaced: encodeValue([]) });
        expect((await storage.head(ada)).bytes).toBe(3);
        expect((await storage.since(ada, 0)).log).toBe(3);
        expect((await storage.logAfter(ben, 0, 0))[0]?.payload).toHaveLength(10);
      });

      it('SY28b changes nothing if a payload has changed since it was read', async () => {
        await storage.append([push({ payload: new Uint8Array(10) }), push({ payload: new Uint8Array(9) })], mark(1));
        const gone = record('note/a', { tombstone: stamp(now) });
        await storage.commitCompaction(ada, fold([gone], { history: [version('note/a')] }));
        const both = new Map([
          [1, { payload: bytes(1), readBytes: 10 }],
          [2, { payload: bytes(2), readBytes: 10 }],
        ]);
        expect(await storage.purge(ada, both, ['note/a'])).toBe(false);
        expect((await storage.logAfter(ada, 0, 1000)).map(({ payload }) => payload.length)).toEqual([10, 9]);
        expect((await storage.head(ada)).bytes).toBe(19);
        expect(await storage.unpurged(10)).toHaveLength(1);
        expect(await storage.history.entries(ada, 'note/a')).toHaveLength(1);
        expect(await storage.purge(ada, new Map([[3, { payload: bytes(1), readBytes: 1 }]]), [])).toBe(false);
      });

      it('SY28b removes the history of those records only', async () => {
        await storage.append([push(), push({ uid: ben })], mark(1));
        const history = [version('note/a'), version('note/b')];
        for (const uid of [ada, ben]) await storage.commitCompaction(uid, fold([], { history }));
        await storage.purge(ada, new Map(), ['note/a']);
        expect(await storage.history.entries(ada, 'note/a')).toEqual([]);
        expect(await storage.history.entries(ada, 'note/b')).toHaveLength(1);
        expect(await storage.history.entries(ben, 'note/a')).toHaveLength(1);
      });
    });

    describe('deleting a document', () => {
      const fill = async (uid: string) => {
        await storage.append([push({ uid }), push({ uid })], mark(1));
        const records = [
          record('note/a', { body: body('text', { complete: false }), trashedSince: now }),
          record('note/b', { tombstone: stamp(now) }),
        ];
        await storage.commitCompaction(uid, fold(records, { history: [version('note/a')] }));
        const chunks = [{ id: 1, kind: 'heads', size: 1, plainSize: 1, sum: 0 } as const];
        await storage.addChunk(uid, 1, bytes(1));
        await storage.commitSnapshot(uid, { sequence: 1, mark: mark(1), chunks }, null);
      };

      it('SY35b removes everything of that person and nothing of others', async () => {
        await fill(ada);
        await fill(ben);
        await storage.deleteDocument(ada);
        expect(await storage.head(ada)).toEqual({
          sequence: 0,
          mark: null,
          highest: null,
          folded: 0,
          floor: 0,
          bytes: 0,
          deleted: true,
        });
        expect(await storage.logAfter(ada, 0, 1000)).toEqual([]);
        expect(await storage.records(ada, ['note/a', 'note/b'])).toEqual([]);
        expect(await indexAfter(ada, 0)).toEqual({ folded: 0, index: [] });
        expect(await storage.history.entries(ada, 'note/a')).toEqual([]);
        expect(await storage.snapshot(ada)).toBeNull();
        expect(await storage.chunk(ada, 1)).toBeNull();
        expect(await storage.incomplete(ada, 10)).toEqual([]);
        expect(await storage.uncompacted(10)).toEqual([ben]);
        expect(await storage.trashedBefore(never, 10)).toEqual([{ uid: ben, key: 'note/a' }]);
        expect(await storage.unpurged(10)).toEqual([{ uid: ben, key: 'note/b' }]);
        expect(await storage.prunable({ log: never, history: never, daily: never }, 10)).toEqual([ben]);
        expect(await storage.logAfter(ben, 0, 1000)).toHaveLength(2);
        expect(await storage.chunk(ben, 1)).toEqual(bytes(1));
      });

      it('SY35a refuses all later pushes of that person, including repeated ones', async () => {
        const before = push();
        await storage.append([before], mark(1));
        await storage.deleteDocument(ada);
        const refused = { outcome: 'refused', code: 'account-deleted' };
        expect(await storage.append([before, push(), push({ uid: ben })], mark(2))).toEqual([
          refused,
          refused,
          appended(1),
        ]);
        expect((await storage.head(ada)).sequence).toBe(0);
      });

      it('also refuses a person without stored data', async () => {
        await storage.deleteDocument(ada);
        await storage.deleteDocument(ada);
        expect(await storage.append([push()], mark(1))).toEqual([{ outcome: 'refused', code: 'account-deleted' }]);
      });

      it('is not undone by a compaction or a snapshot in progress', async () => {
        await storage.append([push()], mark(1));
        await storage.deleteDocument(ada);
        expect(await storage.commitCompaction(ada, fold([record('note/a')], { history: [version('note/a')] }))).toBe(
          false,
        );
        await storage.addChunk(ada, 1, bytes(1));
        expect(await storage.commitSnapshot(ada, { sequence: 1, mark: null, chunks: [] }, null)).toBe(false);
        expect(await storage.chunk(ada, 1)).toBeNull();
        expect(await storage.records(ada, ['note/a'])).toEqual([]);
        expect(await storage.history.entries(ada, 'note/a')).toEqual([]);
        expect(await storage.snapshot(ada)).toBeNull();
      });

      it('SY35a stores nothing of concurrent pushes', async () => {
        const pushes = Array.from({ length: 20 }, (_, at) => storage.append([push(), push({ uid: ben })], mark(at)));
        await storage.deleteDocument(ada);
        await Promise.all(pushes);
        expect(await storage.logAfter(ada, 0, never)).toEqual([]);
        expect(await storage.head(ada)).toMatchObject({ sequence: 0, deleted: true });
        expect(await storage.logAfter(ben, 0, never)).toHaveLength(20);
      });
    });

    it('keeps everything when it is reopened', async () => {
      const request = push({ payload: bytes(1, 2, 3), highest: stamp(now) });
      await storage.append([request, push({ uid: ben })], mark(1));
      const note = record('note/a', { body: body('text') });
      await storage.commitCompaction(ada, fold([note], { history: [version('note/a')] }));
      const chunks = [{ id: 1, kind: 'heads', size: 1, plainSize: 1, sum: 0 } as const];
      await storage.addChunk(ada, 1, bytes(1));
      await storage.commitSnapshot(ada, { sequence: 1, mark: mark(1), chunks }, null);
      await storage.deleteDocument(ben);
      const again = await opened.reopen();
      expect(await again.epoch()).toBe(await storage.epoch());
      expect(await again.head(ada)).toEqual(await storage.head(ada));
      expect(await again.logAfter(ada, 0, 100)).toEqual(await storage.logAfter(ada, 0, 100));
      expect(await again.records(ada, ['note/a'])).toEqual([note]);
      expect(await again.history.entries(ada, 'note/a')).toEqual([version('note/a')]);
      expect(await again.chunk(ada, 1)).toEqual(bytes(1));
      expect(await again.append([request, push(), push({ uid: ben })], mark(2))).toEqual([
        { outcome: 'appended', sequence: 1, repeated: true },
        appended(2),
        { outcome: 'refused', code: 'account-deleted' },
      ]);
    });
  });
}

let pushes = 0;

function push(parts: Partial<AppendRequest> = {}): AppendRequest {
  const id = new Uint8Array(16);
  new DataView(id.buffer).setUint32(3, ++pushes);
  return {
    uid: ada,
    id,
    payload: bytes(1),
    replaced: encodeValue([[]]),
    highest: null,
    bound: null,
    quota: null,
    receivedAt: now,
    ...parts,
  };
}

function appended(sequence: number): AppendOutcome {
  return { outcome: 'appended', sequence, repeated: false };
}

function sequenceOf(outcome: AppendOutcome | undefined): number {
  if (outcome?.outcome !== 'appended') throw new Error('expected the push to be appended');
  return outcome.sequence;
}

function fold(records: readonly StoredRecord[], parts: Partial<Compaction> = {}): Compaction {
  return { from: 0, upto: 1, records, history: [], ...parts };
}

function record(key: string, parts: Partial<StoredRecord> = {}): StoredRecord {
  return {
    key,
    sequence: 1,
    fields: encodeValue({ title: key }),
    highest: stamp(now),
    tombstone: null,
    body: null,
    trashedSince: null,
    versionAt: null,
    setAside: false,
    ...parts,
  };
}

function body(text: string, parts: Partial<NonNullable<StoredRecord['body']>> = {}) {
  return { state: new TextEncoder().encode(text), sum: 7, text, complete: true, ...parts };
}

function version(key: string, parts: { readonly at?: number; readonly content?: Uint8Array } = {}): NewHistoryEntry {
  const at = parts.at ?? now;
  return { kind: 'version', key, at, content: parts.content ?? bytes(4, 2), stamp: stamp(at) };
}

function mark(number: number): Uint8Array {
  return new Uint8Array(16).fill(number);
}

function bytes(...values: readonly number[]): Uint8Array {
  return Uint8Array.from(values);
}

function stamp(ms: number): Stamp {
  return printStamp({ ms, counter: 0, replica: 'replica1' as ReplicaId });
}
