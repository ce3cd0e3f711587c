import { describe, expect, it } from 'vitest';
import type { RefusalCode, Refused } from '../protocol/index.ts';
import { type Change, decodeChanges, toHex } from '../record/index.ts';
import { changeOf } from '../testing/scenario.ts';
import { SeededChance } from '../testing/seeded-chance.ts';
import { notDelivered, type PendingChange } from './device-storage.ts';
import { MemoryDeviceStorage } from './memory-device-storage.ts';
import { PendingLog } from './pending-log.ts';
import { type Answer, type NextPush, PushWindow } from './push-window.ts';

describe('the pending log', () => {
  it('SY10i sends pending changes in their order, several small ones in one push', () => {
    const log = filled(titled('a'), titled('b'), titled('c'));
    expect(keysIn(log.next())).toEqual(['notes/a', 'notes/b', 'notes/c']);
    expect(log.next()).toBeNull();
  });

  it('SY10h has at most ten pushes in flight, and sends the next when one is answered', () => {
    const log = filled(...Array.from({ length: 12 }, (_, at) => large(`${at}`)));
    const sent = all(log);
    expect(sent).toHaveLength(10);
    expect(acknowledge(log, sent[0]!.push.id)).toEqual({ kind: 'acknowledged', push: sent[0]!.push.id, rows: [1] });
    expect(keysIn(log.next())).toEqual(['notes/10']);
    expect(log.next()).toBeNull();
  });

  it('SY10h has at most ten pushes in flight even if one edit needs more', () => {
    const changes = Array.from({ length: 90 }, (_, at) => large(`${at}`));
    const log = logWith(idsFrom(1));
    log.adopt({ ...row(1, titled('a')), changes, replaced: changes.map(() => []) });
    const sent = all(log);
    expect(sent).toHaveLength(10);
    acknowledge(log, sent[0]!.push.id);
    expect(log.next()).not.toBeNull();
    expect(log.next()).toBeNull();
    log.disconnected();
    expect(all(log)).toHaveLength(10);
  });

  it('SY10a gives a push an id of 16 random bytes', () => {
    const asked: number[] = [];
    const log = logWith((count) => {
      asked.push(count);
      return new Uint8Array(count).fill(7);
    });
    log.adopt(row(1, titled('a')));
    expect(log.next()?.push.id).toEqual(new Uint8Array(16).fill(7));
    expect(asked).toEqual([16]);
  });

  it('SY10b first sends unanswered pushes again, as the same bytes under the same id', () => {
    const log = filled(titled('a'));
    const first = log.next();
    log.adopt(row(2, titled('b')));
    log.disconnected();
    expect(log.next()?.push).toEqual(first?.push);
    expect(keysIn(log.next())).toEqual(['notes/b']);
  });

  it('SY10b does not send again what another tab has restamped or delivered meanwhile, and cuts the rest again', () => {
    const log = filled(titled('a'), titled('b'), titled('c'));
    const first = log.next();
    log.disconnected();
    const [a, b] = [row(1, titled('a')), row(2, titled('b'))];
    log.replace({ ...a, changes: [changeOf('notes/a', 99, { title: 'a' })] });
    log.remove(b.id);
    const again = log.next();
    expect(keysIn(again)).toEqual(['notes/a', 'notes/c']);
    expect(again?.push.id).not.toEqual(first?.push.id);
    const read = decodeChanges(again!.push.changes);
    expect(read.ok && read.value[0]).toEqual(changeOf('notes/a', 99, { title: 'a' }));
    expect(acknowledge(log, again!.push.id)).toMatchObject({ kind: 'acknowledged', rows: [1, 3] });
    expect(log.next()).toBeNull();
  });

  it('SY10b sends the same rows under the same id after a restart, so that they are not appended twice', () => {
    const before = filled(titled('a'), titled('b'));
    const sent = before.next();
    const after = logWith(idsFrom(2));
    for (const [id, name] of [
      [1, 'a'],
      [2, 'b'],
    ] as const) {
      after.adopt(row(id, titled(name)));
      after.setDelivery(id, { ...notDelivered, push: sent!.push.id });
    }
    after.adopt(row(3, titled('c')));
    expect(after.next()?.push).toEqual(sent?.push);
    expect(keysIn(after.next())).toEqual(['notes/c']);
  });

  it('SY10c gives restamped rows a new push id', () => {
    const log = filled(titled('a'));
    const first = log.next();
    expect(log.refuse(refusal(first, 'clock'))).toEqual({ kind: 'restamp', rows: [1], isRepeated: false });
    log.replace(row(1, changeOf('notes/a', 99, { title: 'a' })));
    const second = log.next();
    expect(toHex(second!.push.id)).not.toBe(toHex(first!.push.id));
  });

  it('ignores an answer to an unknown push', () => {
    const log = filled(titled('a'));
    log.next();
    expect(acknowledge(log, new Uint8Array(16))).toEqual({ kind: 'unknown' });
    expect(log.refuse({ id: new Uint8Array(16), code: 'shape', key: null, wait: null })).toEqual({
      kind: 'unknown',
    });
    expect(log.storedCount).toBe(1);
  });

  it('accepts a repeated answer once', () => {
    const log = filled(titled('a'));
    const sent = log.next();
    expect(acknowledge(log, sent!.push.id)).toEqual({ kind: 'acknowledged', push: sent!.push.id, rows: [1] });
    expect(acknowledge(log, sent!.push.id)).toEqual({ kind: 'unknown' });
  });

  it('SY1i sends unchanged again what another lineage had acknowledged', () => {
    const log = filled(titled('a'), titled('b'));
    const sent = log.next();
    acknowledge(log, sent!.push.id);
    expect(log.next()).toBeNull();
    log.forgetAcknowledged();
    expect([log.storedCount, log.count]).toEqual([2, 2]);
    expect(log.isMisdated(log.get(1)!, 3_600_000)).toBe(false);
    expect(log.next()?.push).toEqual(sent!.push);
  });

  it('neither counts as pending nor sends rows that are marked as acknowledged', () => {
    const log = filled(titled('a'), titled('b'));
    log.setDelivery(1, { ...notDelivered, push: new Uint8Array(16), acknowledged: true });
    expect([log.storedCount, log.count]).toEqual([2, 1]);
    expect(keysIn(log.next())).toEqual(['notes/b']);
  });

  it('counts unacknowledged changes as pending, and keeps acknowledged ones until they are promoted', () => {
    const log = filled(titled('a'));
    const sent = log.next();
    acknowledge(log, sent!.push.id);
    expect([log.storedCount, log.count]).toEqual([1, 0]);
    log.adopt(row(2, titled('b')));
    expect([log.storedCount, log.count]).toEqual([2, 1]);
    expect(Array.from(log.unacknowledged(), ({ id }) => id)).toEqual([2]);
    log.remove(1);
    expect([log.storedCount, log.count]).toEqual([1, 1]);
  });

  it('SY30l keeps the order of rows when an acknowledged one becomes pending again', () => {
    const log = filled(titled('a'), titled('b'), titled('c'));
    for (const id of [1, 3])
      log.setDelivery(id, { ...notDelivered, push: new Uint8Array(16).fill(id), acknowledged: true });
    const ids = () => Array.from(log.unacknowledged(), ({ id }) => id);
    expect(ids()).toEqual([2]);
    log.replace(row(1, titled('d')));
    expect(ids()).toEqual([1, 2]);
    log.forgetAcknowledged();
    expect(ids()).toEqual([1, 2, 3]);
    expect(log.count).toBe(3);
  });

  it('lists refusals in the order of the rows, until they are tried again or deleted', () => {
    const log = filled(titled('a'), titled('b'), titled('c'));
    for (const id of [3, 1, 2])
      log.setDelivery(id, { ...notDelivered, refusal: { code: 'shape', key: `notes/${id}` } });
    expect(log.refused().map(({ refusal }) => refusal.key)).toEqual(['notes/1', 'notes/2', 'notes/3']);
    expect(log.refused().map(({ change }) => change.id)).toEqual([1, 2, 3]);
    log.setDelivery(1, notDelivered);
    log.remove(3);
    expect(log.refused().map(({ refusal }) => refusal.key)).toEqual(['notes/2']);
    log.replace(row(2, titled('d')));
    expect(log.refused()).toEqual([]);
  });

  it('SY10g returns the changes of a refused push when a copy of it is acknowledged after all', () => {
    const log = filled(titled('a'));
    const { push } = log.next()!;
    log.refuse({ id: push.id, code: 'clock', key: null, wait: null });
    expect(acknowledge(log, push.id)).toEqual({ kind: 'came-through', changes: [titled('a')] });
    expect(log.storedCount).toBe(1);
  });

  it('takes no acknowledgement of a push for a change that was replaced or removed meanwhile', () => {
    const log = filled(titled('a'), titled('b'), titled('c'));
    const { push } = log.next()!;
    log.replace(row(1, changeOf('notes/a', 99, { title: 'a' })));
    log.remove(2);
    expect(acknowledge(log, push.id)).toEqual({ kind: 'acknowledged', push: push.id, rows: [3] });
    expect(log.count).toBe(1);
    expect(keysIn(log.next())).toEqual(['notes/a']);
  });

  it('knows the changes of a record from the edit until it is promoted', async () => {
    const log = logWith(idsFrom(1));
    void log.append({ changes: [titled('a')], replaced: [[]], offset: 0, offer: false });
    expect([log.forRecord('notes/a'), log.unstored().length, log.storedCount, log.count]).toEqual([
      [titled('a')],
      1,
      0,
      1,
    ]);
    await log.flush();
    expect([log.unstored().length, log.storedCount, log.count]).toEqual([0, 1, 1]);
    const [stored] = log.stored();
    log.replace({ ...stored!, changes: [changeOf('notes/a', 99, { title: 'later' })] });
    expect(log.forRecord('notes/a').map(({ fields }) => fields.get('title')?.value)).toEqual(['later']);
    log.remove(stored!.id);
    expect(log.forRecord('notes/a')).toEqual([]);
  });

  it('remembers that the stamps of a change were refused, also after it was restamped', () => {
    const log = filled(titled('a'));
    expect(log.refuse(refusal(log.next(), 'clock'))).toMatchObject({ kind: 'restamp', isRepeated: false });
    log.replace(row(1, changeOf('notes/a', 99, { title: 'a' })));
    expect(log.isMisdated(log.get(1)!, 0)).toBe(true);
    expect(log.refuse(refusal(log.next(), 'clock'))).toMatchObject({ kind: 'restamp', isRepeated: true });
  });

  it('keeps the stamps of what the hub may have', () => {
    const log = filled(titled('a'));
    const hour = 3_600_000;
    const whatIsSent = () => [!log.hasWronglyStamped(hour), log.notInFlight().length];
    expect(whatIsSent()).toEqual([false, 1]);
    const sent = log.next();
    expect(whatIsSent()).toEqual([true, 0]);
    acknowledge(log, sent!.push.id);
    expect(whatIsSent()).toEqual([true, 1]);
  });
});

describe('a bulk edit', () => {
  it('SY20f, SY20g is one row and several pushes, and is acknowledged when all of them are', () => {
    const log = logWith(idsFrom(1));
    log.adopt({ ...row(9, large('a')), changes: [large('a'), large('b'), large('c')], replaced: [[], [], []] });
    const sent = all(log);
    expect(sent.map(keysIn)).toEqual([['notes/a'], ['notes/b'], ['notes/c']]);
    expect(new Set(sent.map(({ push }) => toHex(push.id))).size).toBe(3);
    expect(acknowledge(log, sent[1]!.push.id)).toEqual({ kind: 'acknowledged', push: sent[1]!.push.id, rows: [] });
    expect(acknowledge(log, sent[0]!.push.id)).toEqual({ kind: 'acknowledged', push: sent[0]!.push.id, rows: [] });
    expect(acknowledge(log, sent[2]!.push.id)).toEqual({ kind: 'acknowledged', push: sent[2]!.push.id, rows: [9] });
  });

  it('of many small changes is one push that includes the replaced stamps', () => {
    const log = logWith(idsFrom(1));
    const changes = Array.from({ length: 300 }, (_, at) => titled(`${at}`));
    log.adopt({ ...row(1, changes[0]!), changes, replaced: changes.map(() => [null]) });
    const sent = all(log);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.push.replaced).toHaveLength(300);
  });
});

describe('a refusal', () => {
  it.each<RefusalCode>(['busy', 'rate'])(
    'SY18b that is passing (%s) waits for the given time and sends the same bytes again',
    (code) => {
      const log = filled(titled('a'));
      const sent = log.next();
      expect(log.refuse({ ...refusal(sent, code), wait: 40 })).toEqual({
        kind: 'later',
        waitSeconds: 40,
        busy: code === 'busy',
      });
      expect(log.refuse({ ...refusal(sent, code), wait: null })).toEqual({
        kind: 'later',
        waitSeconds: 5,
        busy: code === 'busy',
      });
      expect(log.next()?.push).toEqual(sent?.push);
    },
  );

  it('SY18c that is lasting and names a record keeps the rows of that record and sends the others', () => {
    const log = filled(titled('a'), titled('b'), titled('c'));
    const answer = log.refuse(refusal(log.next(), 'shape', 'notes/b'));
    expect(answer).toEqual({ kind: 'refused', rows: [2], refusal: { code: 'shape', key: 'notes/b' } });
    log.setDelivery(2, { ...notDelivered, refusal: { code: 'shape', key: 'notes/b' } });
    expect(keysIn(log.next())).toEqual(['notes/a', 'notes/c']);
    expect(log.storedCount).toBe(3);
    expect(log.refused().map(({ refusal }) => refusal)).toEqual([{ code: 'shape', key: 'notes/b' }]);
  });

  it('SY18e that is lasting and names no record sends each row alone to find the refused one', () => {
    const log = filled(titled('a'), titled('b'));
    expect(log.refuse(refusal(log.next(), 'quota'))).toEqual({ kind: 'later', waitSeconds: 0, busy: false });
    const [first, second] = all(log);
    expect([keysIn(first!), keysIn(second!)]).toEqual([['notes/a'], ['notes/b']]);
    expect(log.refuse(refusal(first!, 'quota'))).toEqual({
      kind: 'refused',
      rows: [1],
      refusal: { code: 'quota', key: null },
    });
    expect(acknowledge(log, second!.push.id)).toEqual({ kind: 'acknowledged', push: second!.push.id, rows: [2] });
  });

  it('is remembered when stored rows are read again and still name the refused push', () => {
    const log = filled(titled('a'), titled('b'));
    const sent = log.next();
    log.refuse(refusal(sent, 'quota'));
    for (const id of [1, 2]) log.setDelivery(id, { ...notDelivered, push: sent!.push.id });
    const again = all(log);
    expect(again.map(keysIn)).toEqual([['notes/a'], ['notes/b']]);
    expect(again.map(({ push }) => toHex(push.id))).not.toContain(toHex(sent!.push.id));
  });

  it('SY18d of a body update holds back later body updates of that record and nothing else', () => {
    const typed = (id: string, ms: number) => changeOf(`notes/${id}`, ms, {}, { update: Uint8Array.of(0, 0) });
    const log = filled(typed('a', 1), typed('a', 2), titled('a'), typed('b', 3));
    log.setDelivery(1, { ...notDelivered, refusal: { code: 'too-large', key: 'notes/a' } });
    const sent = log.next();
    expect(keysIn(sent)).toEqual(['notes/a', 'notes/b']);
    expect(acknowledge(log, sent!.push.id)).toEqual({ kind: 'acknowledged', push: sent!.push.id, rows: [3, 4] });
    log.remove(3);
    log.remove(4);
    expect(log.next()).toBeNull();
    log.setDelivery(1, notDelivered);
    expect(keysIn(log.next())).toEqual(['notes/a', 'notes/a']);
  });

  it('SY21j as damaged is lasting only after the push was sent once more', () => {
    const log = filled(titled('a'));
    expect(log.refuse(refusal(log.next(), 'damaged', 'notes/a'))).toEqual({
      kind: 'later',
      waitSeconds: 0,
      busy: false,
    });
    expect(log.refuse(refusal(log.next(), 'damaged', 'notes/a'))).toMatchObject({ kind: 'refused', rows: [1] });
  });

  it('SY20h of one push of a bulk edit sends the whole edit again', () => {
    const log = logWith(idsFrom(1));
    log.adopt({ ...row(1, large('a')), changes: [large('a'), large('b')], replaced: [[], []] });
    const [first, second] = all(log);
    expect(acknowledge(log, first!.push.id)).toEqual({ kind: 'acknowledged', push: first!.push.id, rows: [] });
    expect(log.refuse(refusal(second!, 'clock'))).toEqual({ kind: 'restamp', rows: [1], isRepeated: false });
    log.replace({ ...row(1, large('a')), changes: [large('a'), large('b')], replaced: [[], []] });
    expect(all(log)).toHaveLength(2);
  });

  it('SY20h of one push of a bulk edit sends that part again, also if the disk is read before the others are answered', () => {
    const log = logWith(idsFrom(1));
    log.adopt({ ...row(1, large('a')), changes: [large('a'), large('b')], replaced: [[], []] });
    const [first, second] = all(log);
    log.refuse(refusal(second!, 'clock'));
    log.setDelivery(1, { ...notDelivered, push: first!.push.id });
    expect(acknowledge(log, first!.push.id)).toEqual({ kind: 'acknowledged', push: first!.push.id, rows: [] });
    expect(log.count).toBe(1);
    expect(all(log).map(keysIn)).toEqual([['notes/a'], ['notes/b']]);
  });
});

it('SY30g backfills and edits do not share a push, because different rules apply to them', () => {
  const log = filled(titled('a'));
  log.adopt({ ...row(2, titled('b')), offer: true });
  log.adopt(row(3, titled('c')));
  const sent = all(log);
  expect(sent.map(keysIn)).toEqual([['notes/a'], ['notes/b'], ['notes/c']]);
  expect(sent.map(({ push }) => push.offer ?? false)).toEqual([false, true, false]);
});

/** A log with the pushes that are cut from it. */
class LogWithPushes extends PendingLog {
  readonly #window: PushWindow;
  #pushes: readonly NextPush[] = [];

  constructor(randomBytes: (count: number) => Uint8Array) {
    super({ storage: new MemoryDeviceStorage(), after: () => () => {}, monotonic: () => 0, failed() {} });
    this.#window = new PushWindow(this, randomBytes);
  }

  next(): NextPush | null {
    this.#pushes = [...this.#pushes, ...this.#all()];
    const [first, ...later] = this.#pushes;
    this.#pushes = later;
    return first ?? null;
  }

  *#all(): Generator<NextPush, void> {
    for (let isRest = true; isRest; ) {
      const next = this.#window.next(0, null);
      yield* next?.pushes ?? [];
      isRest = next?.areAll === false;
    }
  }

  refuse(refused: Refused): Answer {
    return this.#window.refuse(refused);
  }

  disconnected(): void {
    this.#window.disconnected();
  }

  isMisdated(change: PendingChange, offset: number): boolean {
    return this.#window.isMisdated(change, offset);
  }

  hasWronglyStamped(offset: number): boolean {
    return this.#window.next(0, offset) === null;
  }

  confirmed(push: Uint8Array): Answer | undefined {
    return [...this.#window.confirmed(0, { ids: [push], upto: 0 })][0];
  }
}

/** Returns what an acknowledgement means that the cursor has passed. */
function acknowledge(log: LogWithPushes, push: Uint8Array): Answer | undefined {
  return log.confirmed(push);
}

function logWith(randomBytes: (count: number) => Uint8Array): LogWithPushes {
  return new LogWithPushes(randomBytes);
}

function filled(...changes: readonly Change[]): LogWithPushes {
  const log = logWith(idsFrom(1));
  for (const [at, change] of changes.entries()) log.adopt(row(at + 1, change));
  return log;
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

function all(log: LogWithPushes): readonly NextPush[] {
  const sent: NextPush[] = [];
  for (let next = log.next(); next !== null; next = log.next()) sent.push(next);
  return sent;
}

function keysIn(sent: NextPush | null): readonly string[] {
  const decoded = decodeChanges(sent?.push.changes ?? new Uint8Array());
  return decoded.ok ? decoded.value.map(({ key }) => key) : [];
}

function refusal(sent: NextPush | null, code: RefusalCode, key: string | null = null) {
  return { id: sent?.push.id ?? null, code, key, wait: null };
}

function idsFrom(seed: number): (count: number) => Uint8Array {
  const chance = new SeededChance(seed);
  return (count) => chance.bytes(count);
}
