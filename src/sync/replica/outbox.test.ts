import { describe, expect, it } from 'vitest';
import type { RefusalCode } from '../protocol/index.ts';
import { type Change, decodeChanges, toHex } from '../record/index.ts';
import { changeOf } from '../testing/scenario.ts';
import { SeededChance } from '../testing/seeded-chance.ts';
import { notDelivered, type PendingChange } from './device-storage.ts';
import { Outbox } from './outbox.ts';

describe('the outbox', () => {
  it('SY10i sends pending changes in their order, several small ones in one push', () => {
    const outbox = filled(titled('a'), titled('b'), titled('c'));
    expect(keysIn(outbox.next())).toEqual(['notes/a', 'notes/b', 'notes/c']);
    expect(outbox.next()).toBeNull();
  });

  it('SY10h has at most ten pushes in flight, and sends the next when one is answered', () => {
    const outbox = filled(...Array.from({ length: 12 }, (_, at) => large(`${at}`)));
    const sent = all(outbox);
    expect(sent).toHaveLength(10);
    expect(outbox.acknowledge(sent[0]!.push.id)).toEqual({ kind: 'acknowledged', push: sent[0]!.push.id, rows: [1] });
    expect(keysIn(outbox.next())).toEqual(['notes/10']);
    expect(outbox.next()).toBeNull();
  });

  it('SY10h has at most ten pushes in flight even if one edit needs more', () => {
    const changes = Array.from({ length: 90 }, (_, at) => large(`${at}`));
    const outbox = new Outbox(idsFrom(1));
    outbox.add({ ...row(1, titled('a')), changes, replaced: changes.map(() => []) }, notDelivered);
    const sent = all(outbox);
    expect(sent).toHaveLength(10);
    outbox.acknowledge(sent[0]!.push.id);
    expect(outbox.next()).not.toBeNull();
    expect(outbox.next()).toBeNull();
    outbox.disconnected();
    expect(all(outbox)).toHaveLength(10);
  });

  it('SY10a gives a push an id of 16 random bytes', () => {
    const asked: number[] = [];
    const outbox = new Outbox((count) => {
      asked.push(count);
      return new Uint8Array(count).fill(7);
    });
    outbox.add(row(1, titled('a')), notDelivered);
    expect(outbox.next()?.push.id).toEqual(new Uint8Array(16).fill(7));
    expect(asked).toEqual([16]);
  });

  it('SY10b first sends unanswered pushes again, as the same bytes under the same id', () => {
    const outbox = filled(titled('a'));
    const first = outbox.next();
    outbox.add(row(2, titled('b')), notDelivered);
    outbox.disconnected();
    expect(outbox.next()?.push).toEqual(first?.push);
    expect(keysIn(outbox.next())).toEqual(['notes/b']);
  });

  it('SY10b sends the same rows under the same id after a restart, so that they are not appended twice', () => {
    const before = filled(titled('a'), titled('b'));
    const sent = before.next();
    const after = new Outbox(idsFrom(2));
    after.add(row(1, titled('a')), { ...notDelivered, push: sent!.push.id });
    after.add(row(2, titled('b')), { ...notDelivered, push: sent!.push.id });
    after.add(row(3, titled('c')), notDelivered);
    expect(after.next()?.push).toEqual(sent?.push);
    expect(keysIn(after.next())).toEqual(['notes/c']);
  });

  it('SY10c gives restamped rows a new push id', () => {
    const outbox = filled(titled('a'));
    const first = outbox.next();
    expect(outbox.refuse(refusal(first, 'clock'))).toEqual({ kind: 'restamp', rows: [1] });
    outbox.replace(row(1, changeOf('notes/a', 99, { title: 'a' })));
    const second = outbox.next();
    expect(toHex(second!.push.id)).not.toBe(toHex(first!.push.id));
  });

  it('ignores an answer to an unknown push', () => {
    const outbox = filled(titled('a'));
    outbox.next();
    expect(outbox.acknowledge(new Uint8Array(16))).toEqual({ kind: 'unknown' });
    expect(outbox.refuse({ id: new Uint8Array(16), code: 'shape', key: null, wait: null })).toEqual({
      kind: 'unknown',
    });
    expect(outbox.size).toBe(1);
  });

  it('accepts a repeated answer once', () => {
    const outbox = filled(titled('a'));
    const sent = outbox.next();
    expect(outbox.acknowledge(sent!.push.id)).toEqual({ kind: 'acknowledged', push: sent!.push.id, rows: [1] });
    expect(outbox.acknowledge(sent!.push.id)).toEqual({ kind: 'unknown' });
  });

  it('SY1i sends unchanged again what another lineage had acknowledged', () => {
    const outbox = filled(titled('a'), titled('b'));
    const sent = outbox.next();
    outbox.acknowledge(sent!.push.id);
    expect(outbox.next()).toBeNull();
    outbox.forgetAcknowledged();
    expect([outbox.size, outbox.pendingCount]).toEqual([2, 2]);
    expect(outbox.wasSent(1)).toBe(true);
    expect(outbox.next()?.push).toEqual(sent!.push);
  });

  it('neither counts as pending nor sends rows that are marked as acknowledged', () => {
    const outbox = filled(titled('a'), titled('b'));
    outbox.setDelivery(1, { ...notDelivered, push: new Uint8Array(16), acknowledged: true });
    expect([outbox.size, outbox.pendingCount]).toEqual([2, 1]);
    expect(keysIn(outbox.next())).toEqual(['notes/b']);
  });

  it('counts unacknowledged changes as pending, and keeps acknowledged ones until they are promoted', () => {
    const outbox = filled(titled('a'));
    const sent = outbox.next();
    outbox.acknowledge(sent!.push.id);
    expect([outbox.size, outbox.pendingCount]).toEqual([1, 0]);
    outbox.add(row(2, titled('b')), notDelivered);
    expect([outbox.size, outbox.pendingCount]).toEqual([2, 1]);
    expect(Array.from(outbox.pendingRows(), ({ id }) => id)).toEqual([2]);
    outbox.remove(1);
    expect([outbox.size, outbox.pendingCount]).toEqual([1, 1]);
  });

  it('SY30l keeps the order of rows when an acknowledged one becomes pending again', () => {
    const outbox = filled(titled('a'), titled('b'), titled('c'));
    for (const id of [1, 3])
      outbox.setDelivery(id, { ...notDelivered, push: new Uint8Array(16).fill(id), acknowledged: true });
    const ids = () => Array.from(outbox.pendingRows(), ({ id }) => id);
    expect(ids()).toEqual([2]);
    outbox.replace(row(1, titled('d')));
    expect(ids()).toEqual([1, 2]);
    outbox.forgetAcknowledged();
    expect(ids()).toEqual([1, 2, 3]);
    expect(outbox.pendingCount).toBe(3);
  });

  it('lists refusals in the order of the rows, until they are tried again or deleted', () => {
    const outbox = filled(titled('a'), titled('b'), titled('c'));
    for (const id of [3, 1, 2])
      outbox.setDelivery(id, { ...notDelivered, refusal: { code: 'shape', key: `notes/${id}` } });
    expect(outbox.refusals().map(({ key }) => key)).toEqual(['notes/1', 'notes/2', 'notes/3']);
    expect(outbox.refusedRows(({ key }) => key !== 'notes/2')).toEqual([1, 3]);
    outbox.setDelivery(1, notDelivered);
    outbox.remove(3);
    expect(outbox.refusals().map(({ key }) => key)).toEqual(['notes/2']);
    outbox.replace(row(2, titled('d')));
    expect(outbox.refusals()).toEqual([]);
  });

  it('SY10g returns the changes of a refused push when a copy of it is acknowledged after all', () => {
    const outbox = filled(titled('a'));
    const { push } = outbox.next()!;
    outbox.refuse({ id: push.id, code: 'clock', key: null, wait: null });
    expect(outbox.acknowledge(push.id)).toEqual({ kind: 'came-through', changes: [titled('a')] });
    expect(outbox.size).toBe(1);
  });

  it('tracks which rows were sent', () => {
    const outbox = filled(titled('a'));
    expect([outbox.wasSent(1), outbox.isUnderWay(1)]).toEqual([false, false]);
    const sent = outbox.next();
    expect([outbox.wasSent(1), outbox.isUnderWay(1)]).toEqual([true, true]);
    outbox.acknowledge(sent!.push.id);
    expect(outbox.isUnderWay(1)).toBe(false);
  });
});

describe('a bulk edit', () => {
  it('SY20f, SY20g is one row and several pushes, and is acknowledged when all of them are', () => {
    const outbox = new Outbox(idsFrom(1));
    outbox.add(
      { ...row(9, large('a')), changes: [large('a'), large('b'), large('c')], replaced: [[], [], []] },
      notDelivered,
    );
    const sent = all(outbox);
    expect(sent.map(keysIn)).toEqual([['notes/a'], ['notes/b'], ['notes/c']]);
    expect(new Set(sent.map(({ push }) => toHex(push.id))).size).toBe(3);
    expect(outbox.acknowledge(sent[1]!.push.id)).toEqual({ kind: 'acknowledged', push: sent[1]!.push.id, rows: [] });
    expect(outbox.acknowledge(sent[0]!.push.id)).toEqual({ kind: 'acknowledged', push: sent[0]!.push.id, rows: [] });
    expect(outbox.acknowledge(sent[2]!.push.id)).toEqual({ kind: 'acknowledged', push: sent[2]!.push.id, rows: [9] });
  });

  it('of many small changes is one push that includes the replaced stamps', () => {
    const outbox = new Outbox(idsFrom(1));
    const changes = Array.from({ length: 300 }, (_, at) => titled(`${at}`));
    outbox.add({ ...row(1, changes[0]!), changes, replaced: changes.map(() => [null]) }, notDelivered);
    const sent = all(outbox);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.push.replaced).toHaveLength(300);
  });
});

describe('a refusal', () => {
  it.each<RefusalCode>(['busy', 'rate'])(
    'SY18b that is passing (%s) waits for the given time and sends the same bytes again',
    (code) => {
      const outbox = filled(titled('a'));
      const sent = outbox.next();
      expect(outbox.refuse({ ...refusal(sent, code), wait: 40 })).toEqual({
        kind: 'later',
        waitSeconds: 40,
        busy: code === 'busy',
      });
      expect(outbox.refuse({ ...refusal(sent, code), wait: null })).toEqual({
        kind: 'later',
        waitSeconds: 5,
        busy: code === 'busy',
      });
      expect(outbox.next()?.push).toEqual(sent?.push);
    },
  );

  it('SY18c that is lasting and names a record keeps the rows of that record and sends the others', () => {
    const outbox = filled(titled('a'), titled('b'), titled('c'));
    const answer = outbox.refuse(refusal(outbox.next(), 'shape', 'notes/b'));
    expect(answer).toEqual({ kind: 'refused', rows: [2], refusal: { code: 'shape', key: 'notes/b' } });
    outbox.setDelivery(2, { ...notDelivered, refusal: { code: 'shape', key: 'notes/b' } });
    expect(keysIn(outbox.next())).toEqual(['notes/a', 'notes/c']);
    expect(outbox.size).toBe(3);
    expect(outbox.refusals()).toEqual([{ code: 'shape', key: 'notes/b' }]);
  });

  it('SY18e that is lasting and names no record sends each row alone to find the refused one', () => {
    const outbox = filled(titled('a'), titled('b'));
    expect(outbox.refuse(refusal(outbox.next(), 'quota'))).toEqual({ kind: 'later', waitSeconds: 0, busy: false });
    const [first, second] = all(outbox);
    expect([keysIn(first!), keysIn(second!)]).toEqual([['notes/a'], ['notes/b']]);
    expect(outbox.refuse(refusal(first!, 'quota'))).toEqual({
      kind: 'refused',
      rows: [1],
      refusal: { code: 'quota', key: null },
    });
    expect(outbox.acknowledge(second!.push.id)).toEqual({ kind: 'acknowledged', push: second!.push.id, rows: [2] });
  });

  it('is remembered when stored rows are read again and still name the refused push', () => {
    const outbox = filled(titled('a'), titled('b'));
    const sent = outbox.next();
    outbox.refuse(refusal(sent, 'quota'));
    for (const id of [1, 2]) outbox.setDelivery(id, { ...notDelivered, push: sent!.push.id });
    const again = all(outbox);
    expect(again.map(keysIn)).toEqual([['notes/a'], ['notes/b']]);
    expect(again.map(({ push }) => toHex(push.id))).not.toContain(toHex(sent!.push.id));
  });

  it('SY18d of a body update holds back later body updates of that record and nothing else', () => {
    const typed = (id: string, ms: number) => changeOf(`notes/${id}`, ms, {}, { update: Uint8Array.of(0, 0) });
    const outbox = filled(typed('a', 1), typed('a', 2), titled('a'), typed('b', 3));
    outbox.setDelivery(1, { ...notDelivered, refusal: { code: 'too-large', key: 'notes/a' } });
    const sent = outbox.next();
    expect(keysIn(sent)).toEqual(['notes/a', 'notes/b']);
    expect(outbox.acknowledge(sent!.push.id)).toEqual({ kind: 'acknowledged', push: sent!.push.id, rows: [3, 4] });
    outbox.remove(3);
    outbox.remove(4);
    expect(outbox.next()).toBeNull();
    outbox.setDelivery(1, notDelivered);
    expect(keysIn(outbox.next())).toEqual(['notes/a', 'notes/a']);
  });

  it('SY21j as damaged is lasting only after the push was sent once more', () => {
    const outbox = filled(titled('a'));
    expect(outbox.refuse(refusal(outbox.next(), 'damaged', 'notes/a'))).toEqual({
      kind: 'later',
      waitSeconds: 0,
      busy: false,
    });
    expect(outbox.refuse(refusal(outbox.next(), 'damaged', 'notes/a'))).toMatchObject({ kind: 'refused', rows: [1] });
  });

  it('SY20h of one push of a bulk edit sends the whole edit again', () => {
    const outbox = new Outbox(idsFrom(1));
    outbox.add({ ...row(1, large('a')), changes: [large('a'), large('b')], replaced: [[], []] }, notDelivered);
    const [first, second] = all(outbox);
    expect(outbox.acknowledge(first!.push.id)).toEqual({ kind: 'acknowledged', push: first!.push.id, rows: [] });
    expect(outbox.refuse(refusal(second!, 'clock'))).toEqual({ kind: 'restamp', rows: [1] });
    outbox.replace({ ...row(1, large('a')), changes: [large('a'), large('b')], replaced: [[], []] });
    expect(all(outbox)).toHaveLength(2);
  });
});

it('SY30g backfills and edits do not share a push, because different rules apply to them', () => {
  const outbox = filled(titled('a'));
  outbox.add({ ...row(2, titled('b')), offer: true }, notDelivered);
  outbox.add(row(3, titled('c')), notDelivered);
  const sent = all(outbox);
  expect(sent.map(keysIn)).toEqual([['notes/a'], ['notes/b'], ['notes/c']]);
  expect(sent.map(({ push }) => push.offer ?? false)).toEqual([false, true, false]);
});

type Sent = NonNullable<ReturnType<Outbox['next']>>;

function filled(...changes: readonly Change[]): Outbox {
  const outbox = new Outbox(idsFrom(1));
  for (const [at, change] of changes.entries()) outbox.add(row(at + 1, change), notDelivered);
  return outbox;
}

function row(id: number, change: Change): PendingChange {
  return { id, changes: [change], replaced: [[]], offset: 0, offer: false };
}

function titled(id: string): Change {
  return changeOf(`notes/${id}`, 1, { title: id });
}

/** Returns a change about a third of the preferred size of a push. */
function large(id: string): Change {
  return changeOf(`notes/${id}`, 1, { title: 'x'.repeat(86 * 1024) });
}

function all(outbox: Outbox): readonly Sent[] {
  const sent: Sent[] = [];
  for (let next = outbox.next(); next !== null; next = outbox.next()) sent.push(next);
  return sent;
}

function keysIn(sent: Sent | null): readonly string[] {
  const decoded = decodeChanges(sent?.push.changes ?? new Uint8Array());
  return decoded.ok ? decoded.value.map(({ key }) => key) : [];
}

function refusal(sent: Sent | null, code: RefusalCode, key: string | null = null) {
  return { id: sent?.push.id ?? null, code, key, wait: null };
}

function idsFrom(seed: number): (count: number) => Uint8Array {
  const chance = new SeededChance(seed);
  return (count) => chance.bytes(count);
}
