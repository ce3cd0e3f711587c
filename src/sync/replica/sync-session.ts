import * as Y from 'yjs';
import type { RecordKey } from '#domain/kernel/index.ts';
import {
  type Changes,
  decodeHubMessage,
  encodeMessage,
  isEnding,
  isPassing,
  type Page,
  type Refused,
  type Want,
  type Welcome,
} from '../protocol/index.ts';
import { type Change, decodeChanges, decodeValue, isUndamaged, noFields, type Stamp } from '../record/index.ts';
import { canRead } from './body-check.ts';
import { shiftRows, wasWrong } from './clock-shift.ts';
import { differenceOf, offersOf } from './comparison.ts';
import type { NewWaitingRow, Range, StoredRefusal, WaitingRow } from './device-storage.ts';
import { type CloseReason, Link } from './link.ts';
import type { Answer } from './outbox.ts';
import { PageAssembly } from './page-assembly.ts';
import type { Replica } from './replica.ts';
import { slicedChanges } from './sliced-changes.ts';
import type { StatusParts } from './status.ts';
import type { TabMessage } from './tabs.ts';

const longestClockSampleMs = 10_000;
const holderTellsEveryMs = 5_000;
const holderSilentMs = 12_000;
const idleAfterMs = 60_000;
/** A row that stays ahead of the hub's bound builds on something the hub is yet to get. */
const misdatedAgainSeconds = 2;

/** What the tab that holds the socket last said. */
type Holding = Extract<TabMessage, { kind: 'holding' }>;

/**
 * This page's part in the conversation with the hub: holds the socket if it is the tab to do so, says hello, takes pages
 * and changes in their order, sends what waits, and looks at the answers.
 */
export class SyncSession {
  readonly #replica: Replica;
  readonly #link: Link;
  readonly #assembly = new PageAssembly();
  readonly #fetched = new Map<string, number>();
  #inbox: Promise<void> = Promise.resolve();
  #letGo: (() => void) | null = null;
  #holds = false;
  #visible = true;
  #welcomed = false;
  #greeting = false;
  #helloAt = 0;
  #head = 0;
  #signIn = false;
  #other: Holding | null = null;
  #otherAt = 0;
  #cancelTick: (() => void) | null = null;
  #cancelIdle: (() => void) | null = null;
  #cancelWait: (() => void) | null = null;
  #stopped = false;
  readonly #misdated = new Set<number>();
  #badPages = 0;

  constructor(replica: Replica) {
    this.#replica = replica;
    const { connect, now, monotonic, random, after } = replica.ports;
    this.#link = new Link(
      { connect, now, monotonic, random, after },
      {
        opened: () => this.#hello(),
        received: (frame) => this.#receive(frame),
        stateChanged: () => this.#linkChanged(),
        ended: (reason) => this.#ended(reason),
        silent: () => this.#link.ask(encodeMessage({ type: 'ping', body: {} })),
      },
    );
  }

  get linkState(): StatusParts['link'] {
    if (!this.#holds && this.#other !== null)
      return this.#other.signIn ? 'sign-in' : this.#other.offline ? 'offline' : 'online';
    if (this.#signIn) return 'sign-in';
    if (this.#link.offline) return 'offline';
    if (this.#link.state === 'closed') return this.#visible ? 'connecting' : 'idle';
    return this.#link.state === 'open' ? 'online' : 'connecting';
  }

  /** Whether everything that the hub has had at the welcome is here. */
  get caughtUp(): boolean {
    if (!this.#holds && this.#other !== null) return this.#other.caughtUp;
    const { cursor } = this.#replica.meta;
    return this.#welcomed && cursor !== null && cursor >= this.#head;
  }

  start(visible: boolean): void {
    this.#visible = visible;
    this.#otherAt = this.#replica.ports.monotonic();
    this.#askForLock(false);
    this.#tick();
  }

  stop(): void {
    this.#stopped = true;
    this.#cancelTick?.();
    this.#cancelIdle?.();
    this.#cancelWait?.();
    this.#link.rest();
    this.#letGo?.();
  }

  visible(visible: boolean): void {
    this.#visible = visible;
    if (this.#stopped) return;
    this.#tell();
    if (visible) this.nudge();
    else this.#restWhenIdle();
  }

  /** Now would be a good moment: the browser says online, or the person is back. */
  nudge(): void {
    if (this.#stopped) return;
    this.#signIn = false;
    if (this.#holds) return this.#link.want();
    this.#replica.ports.tabs.post({ kind: 'wake' });
    if (this.#visible && this.#other?.visible === false) this.#askForLock(true);
  }

  /** Rows were stored, by this tab or another. */
  somethingWaits(): void {
    if (this.#stopped || !this.#holds) return;
    if (this.#replica.outbox.size > 0 && !this.#signIn) this.#link.want();
    this.#pump();
  }

  hear(message: TabMessage): void {
    if (message.kind === 'wake' && this.#holds) this.#link.want();
    if (message.kind !== 'holding' || this.#holds) return;
    this.#other = message;
    this.#otherAt = this.#replica.ports.monotonic();
    if (this.#visible && !message.visible) this.#askForLock(true);
    this.#replica.statusChanged();
  }

  /** Rows that were refused are tried again. */
  retry(rows: readonly number[]): void {
    this.#inOrder(async () => {
      const journal = await this.#replica.storage.markRefused(rows, null);
      for (const id of rows) this.#replica.outbox.mark(id, { push: null, refusal: null });
      this.#replica.wrote(journal);
      this.#pump();
    });
  }

  /** A record whose bytes are damaged here is asked for again, twice at most. */
  fetchAgain(key: string): void {
    const times = this.#fetched.get(key) ?? 0;
    if (times >= 2) return this.#replica.fail({ code: 'sync/incomplete', key });
    this.#fetched.set(key, times + 1);
    if (this.#welcomed) this.#link.ask(encodeMessage({ type: 'fetch', body: { keys: [key] } }));
  }

  #askForLock(steal: boolean): void {
    if (this.#stopped) return;
    if (steal) this.#letGo?.();
    this.#letGo = this.#replica.ports.tabs.hold(steal, {
      granted: () => this.#granted(),
      lost: () => this.#lost(),
    });
  }

  #granted(): void {
    if (this.#stopped) return;
    this.#holds = true;
    this.#other = null;
    this.#tell();
    void this.#replica.reread().then(() => {
      if (this.#holds && !this.#stopped) this.#link.want();
    });
  }

  /** Another tab took the lock: it goes on from what is stored. This one asks again, to be next. */
  #lost(): void {
    this.#holds = false;
    this.#welcomed = false;
    this.#link.rest();
    this.#otherAt = this.#replica.ports.monotonic();
    if (!this.#stopped) this.#askForLock(false);
  }

  /** Every five seconds: the holder tells the others and looks for what they stored; the others notice a silent holder. */
  #tick(): void {
    const { after, monotonic } = this.#replica.ports;
    this.#cancelTick = after(holderTellsEveryMs, () => {
      if (this.#holds) {
        this.#tell();
        void this.#replica.reread();
      } else if (this.#visible && monotonic() - this.#otherAt > holderSilentMs) {
        this.#otherAt = monotonic();
        this.#askForLock(true);
      }
      this.#tick();
    });
  }

  #tell(): void {
    if (!this.#holds) return;
    const { linkState, caughtUp } = this;
    const holding = {
      kind: 'holding',
      visible: this.#visible,
      offline: linkState === 'offline',
      signIn: linkState === 'sign-in',
      caughtUp,
    } as const;
    this.#replica.ports.tabs.post(holding);
  }

  #linkChanged(): void {
    if (this.#link.state === 'closed') {
      this.#welcomed = false;
      this.#greeting = false;
      this.#replica.outbox.disconnected();
    }
    this.#tell();
    this.#replica.statusChanged();
  }

  #restWhenIdle(): void {
    this.#cancelIdle?.();
    this.#cancelIdle = this.#replica.ports.after(idleAfterMs, () => {
      if (this.#visible || this.#stopped) return;
      if (this.#replica.waitingCount > 0) this.#restWhenIdle();
      else this.#link.rest();
    });
  }

  #ended(reason: Exclude<CloseReason, 'lost'>): void {
    if (reason === 'sign-in') {
      this.#signIn = true;
      this.#tell();
      this.#replica.statusChanged();
    } else {
      this.#replica.end(reason);
    }
  }

  #hello(): void {
    this.#greeting = true;
    this.#helloAt = this.#replica.ports.monotonic();
    const { epoch, cursor, mark, progress } = this.#replica.meta;
    const pages = cursor === null ? this.#assembly.resumeAt(progress) : null;
    this.#link.ask(encodeMessage({ type: 'hello', body: { epoch, cursor, mark, replica: this.#replica.id, pages } }));
  }

  /** Frames are taken one after the other: what one stored the next may build on. */
  #receive(frame: Uint8Array): void {
    const message = decodeHubMessage(frame);
    if (!message.ok) {
      if (message.error.code === 'sync/version')
        this.#replica.fail({ code: 'sync/refused', refusal: 'version', key: null });
      return;
    }
    const { type, body } = message.value;
    this.#inOrder(async () => {
      switch (type) {
        case 'welcome':
          return this.#welcome(body);
        case 'page':
          return this.#page(body);
        case 'changes':
          return this.#changes(body);
        case 'ack':
          for (const id of body.ids) await this.#answer(this.#replica.outbox.acknowledge(id));
          return this.#pump();
        case 'refused':
          return this.#refused(body);
        case 'want':
          return this.#give(body);
        case 'ping':
          return;
      }
    });
  }

  /** A failing storage is told as such; the frame is taken again on the next connection, because the cursor did not move. */
  #inOrder(work: () => Promise<void>): void {
    this.#inbox = this.#inbox.then(async () => {
      if (this.#stopped) return;
      try {
        await work();
      } catch (error) {
        if (this.#stopped) return;
        this.#replica.fail({ code: 'storage/unavailable' });
        this.#link.rest();
        this.#later(5, () => this.#link.want());
        this.#replica.ports.report?.(error);
      }
    });
  }

  async #welcome(welcome: Welcome): Promise<void> {
    const tookMs = this.#replica.ports.monotonic() - this.#helloAt;
    await this.#setClock(welcome, tookMs);
    await this.#meetHistory(welcome);
    this.#head = welcome.head;
    if (welcome.head === 0 && this.#replica.meta.cursor === null)
      await this.#absorb([], { after: 0, upto: 0, mark: null });
    this.#greeting = false;
    this.#welcomed = true;
    this.#replica.fail(null);
    const again = this.#replica.outbox.refusedRows(({ code }) => code === 'quota' || code === 'version');
    if (again.length > 0) this.retry(again);
    this.#replica.statusChanged();
    this.#pump();
  }

  /** A sample that took long says little. What a wrong clock stamped and nobody was sent is stamped anew. */
  async #setClock({ time }: Welcome, tookMs: number): Promise<void> {
    if (tookMs > longestClockSampleMs) return;
    const offset = Math.round(time + tookMs / 2 - this.#replica.ports.now());
    const { clock } = this.#replica;
    if (Math.abs(offset - clock.offset) > 1_000 || this.#replica.meta.epoch === null) {
      clock.reset(offset);
      await this.#replica.storage.setClock({ offset });
      this.#replica.setMeta({ clock: { offset } });
    }
    await this.#restampMisdated();
  }

  /** Rows that a wrong clock stamped get new stamps; one that was refused for its stamp does in any case. */
  async #restampMisdated(): Promise<void> {
    const { clock, id, outbox, memory, storage } = this.#replica;
    const misdated = (row: WaitingRow) =>
      this.#misdated.has(row.id) || (wasWrong(row, clock.offset) && !outbox.wasSent(row.id));
    const rows = outbox.rows().filter((row) => !outbox.isUnderWay(row.id));
    if (!rows.some(misdated)) return;
    const exists = (key: string, path: string, stamp: Stamp) => memory.hasStamp(key as RecordKey, path, stamp);
    const shifted = shiftRows(rows, { offset: clock.offset, now: clock.now(), replica: id, misdated, exists });
    this.#replica.restamped(shifted, await storage.restamp(shifted));
  }

  /** Another database, or another past of the same: everything is taken first, and compared afterwards. */
  async #meetHistory({ epoch, history }: Welcome): Promise<void> {
    const { meta } = this.#replica;
    if (meta.epoch === epoch && history === 'same') return;
    this.#assembly.forget();
    const journal = await this.#replica.storage.beginHistory(epoch);
    const first = meta.epoch === null;
    this.#replica.setMeta({
      epoch,
      cursor: null,
      mark: null,
      progress: null,
      layer: first ? meta.layer : meta.layer + 1,
      earlierLayers: first ? meta.earlierLayers : [...meta.earlierLayers, meta.layer],
    });
    this.#replica.wrote(journal);
  }

  async #page(page: Page): Promise<void> {
    const { meta } = this.#replica;
    if (meta.cursor !== null) return;
    const stored = meta.progress;
    if (stored !== null && stored.generation !== page.generation) await this.#dropPages();
    const expected = this.#replica.meta.progress?.next ?? 0;
    if (page.index !== expected) return;
    const bytes = this.#assembly.add(page);
    if (bytes === null) return;
    const { generation, index, of, id, kind, mark } = page;
    const progress = { generation, next: index + 1, of, mark };
    const whole = { layer: meta.layer, id, index, kind, bytes };
    if (!(await this.#isReadable(bytes))) return this.#badPage();
    const journal = await this.#replica.storage.storePage(whole, progress);
    const last = progress.next === of;
    this.#replica.setMeta(last ? { cursor: generation, mark, progress: null } : { progress });
    await this.#replica.pageStored(whole, journal);
    if (last) await this.#compareIfDue();
    this.#replica.statusChanged();
  }

  async #isReadable(bytes: Uint8Array): Promise<boolean> {
    try {
      await this.#replica.ports.inflate(bytes);
      return true;
    } catch {
      return false;
    }
  }

  /** Damaged on the way: once more from the start of the pages; a second time the person hears of it. */
  async #badPage(): Promise<void> {
    await this.#dropPages();
    if (++this.#badPages > 1) this.#replica.fail({ code: 'sync/refused', refusal: 'damaged', key: null });
    this.#hello();
  }

  async #dropPages(): Promise<void> {
    const { layer } = this.#replica.meta;
    const journal = await this.#replica.storage.dropPages();
    this.#replica.memory.forgetRests(layer);
    this.#replica.setMeta({ progress: null });
    this.#replica.wrote(journal);
  }

  async #changes(message: Changes): Promise<void> {
    const entries = message.packed === undefined ? message.entries : await this.#unpack(message.packed);
    const changes = entries.flatMap((entry) => this.#read(entry));
    const { after, upto, mark } = message;
    await this.#rescueFrom(changes);
    await this.#absorb(
      changes,
      upto === 0 && after === 0 && message.entries.length + entries.length > 0 ? null : { after, upto, mark },
    );
  }

  async #unpack(packed: Uint8Array): Promise<readonly Uint8Array[]> {
    const list = decodeValue(await this.#replica.ports.inflate(packed));
    return Array.isArray(list) ? list.filter((entry): entry is Uint8Array => entry instanceof Uint8Array) : [];
  }

  /** Changes of one entry that are whole: a damaged body is left out and its record asked for again. */
  #read(entry: Uint8Array): readonly Change[] {
    const decoded = decodeChanges(entry);
    if (!decoded.ok) {
      void this.#replica.storage.quarantine({
        key: decoded.error.key ?? '',
        bytes: entry,
        why: 'unreadable',
        at: this.#replica.now(),
      });
      this.#replica.damaged(decoded.error.key ?? '');
      return [];
    }
    return decoded.value.map((change) => this.#withoutDamage(change));
  }

  #withoutDamage(change: Change): Change {
    const { key, body, ...rest } = change;
    if (body === undefined) return change;
    const sound = isUndamaged(key, body);
    if (sound && canRead(body.update)) return change;
    if ((this.#fetched.get(key) ?? 0) >= 1) {
      const why = sound ? 'cannot-apply' : 'checksum';
      void this.#replica.storage.quarantine({ key, bytes: body.update, why, at: this.#replica.now() });
      this.#replica.damaged(key);
    }
    this.fetchAgain(key);
    return { key, ...rest };
  }

  /** What is deleted for ever elsewhere while changes to it wait here lives on as a copy. */
  async #rescueFrom(changes: readonly Change[]): Promise<void> {
    const { memory } = this.#replica;
    for (const { key, tombstone } of changes) {
      if (tombstone === undefined || memory.get(key)?.tombstone !== undefined) continue;
      if (memory.waitingFor(key).some((change) => change.tombstone === undefined)) await this.#replica.rescue(key);
    }
  }

  async #absorb(changes: readonly Change[], range: Range | null): Promise<void> {
    const { cursor } = this.#replica.meta;
    const journal = await this.#replica.storage.absorb(changes, range);
    if (journal === null) {
      await this.#replica.reread();
      if (!this.#greeting) this.#hello();
      return;
    }
    if (range !== null && range.upto >= (cursor ?? 0)) {
      const mark = cursor !== null && range.upto === cursor ? this.#replica.meta.mark : range.mark;
      this.#replica.setMeta({ cursor: range.upto, mark, progress: null });
    }
    this.#replica.absorbed(changes, journal);
    await this.#compareIfDue();
    this.#replica.statusChanged();
  }

  /** Everything of the new history is here: what this device has more is offered, and the earlier layers go. */
  async #compareIfDue(): Promise<void> {
    const { meta, memory } = this.#replica;
    if (meta.cursor === null || meta.cursor < this.#head || meta.earlierLayers.length === 0) return;
    const differences: Change[] = [];
    for (const layer of meta.earlierLayers) {
      for (const key of memory.sharedKeys(layer)) {
        differences.push(...(await this.#compare(key, layer, meta.layer)));
      }
    }
    const rows = offersOf(differences, this.#replica.clock.offset);
    const { ids, journal } = await this.#replica.storage.endHistory(rows);
    for (const [at, row] of rows.entries()) this.#offer(row, ids[at] as number);
    memory.forgetLayers(meta.earlierLayers);
    this.#replica.setMeta({ earlierLayers: [] });
    this.#replica.wrote(journal);
    this.#pump();
  }

  #offer(row: NewWaitingRow, id: number): void {
    this.#replica.outbox.add({ ...row, id }, { push: null, refusal: null });
    for (const change of row.changes) this.#replica.memory.addWaiting(change);
  }

  async #compare(key: RecordKey, ours: number, theirs: number): Promise<readonly Change[]> {
    const replica = this.#replica;
    return differenceOf(
      key,
      { state: await replica.layerState(key, ours), body: await replica.layerBodyParts(key, ours) },
      { state: await replica.layerState(key, theirs), body: await replica.layerBodyParts(key, theirs) },
    );
  }

  async #refused(refused: Refused): Promise<void> {
    if (refused.id !== null) {
      await this.#answer(this.#replica.outbox.refuse(refused));
      return this.#pump();
    }
    if (isEnding(refused.code)) return this.#ended(refused.code);
    if (refused.code === 'sign-in') return this.#ended('sign-in');
    if (!isPassing(refused.code)) this.#replica.fail({ code: 'sync/refused', refusal: refused.code, key: refused.key });
  }

  async #answer(answer: Answer): Promise<void> {
    const { storage } = this.#replica;
    switch (answer.kind) {
      case 'acknowledged': {
        if (answer.rows.length === 0) return;
        for (const id of answer.rows) this.#misdated.delete(id);
        const journal = await storage.acknowledge(answer.rows);
        return this.#replica.acknowledged(answer.rows, journal);
      }
      case 'refused':
        return this.#keepRefused(answer.rows, answer.refusal);
      case 'restamp':
        return this.#askTheTime(answer.rows);
      case 'later':
        return this.#later(answer.waitSeconds, () => this.#pump());
      case 'unknown':
        return;
    }
  }

  /** Refused for good: the rows stay, marked. Where bytes were damaged on this device, what they said is encoded anew. */
  async #keepRefused(rows: readonly number[], refusal: StoredRefusal): Promise<void> {
    const { storage, outbox } = this.#replica;
    const journal = await storage.markRefused(rows, refusal);
    for (const id of rows) outbox.mark(id, { push: null, refusal });
    this.#replica.wrote(journal);
    if (refusal.code === 'damaged') for (const id of rows) await this.#encodeAnew(id);
    this.#replica.statusChanged();
  }

  /** Sets the row's damaged bodies aside and sends in their place all that the open document, or the disk, still has. */
  async #encodeAnew(id: number): Promise<void> {
    const replica = this.#replica;
    const row = replica.outbox.row(id);
    const damaged = row?.changes.filter(({ key, body }) => body !== undefined && !isUndamaged(key, body)) ?? [];
    if (row === undefined || damaged.length === 0) return;
    const changes = row.changes.map(({ body, ...change }) =>
      body === undefined || !isUndamaged(change.key, body) ? change : { ...change, body },
    );
    for (const { key, body } of damaged) {
      await replica.storage.quarantine({
        key,
        bytes: body?.update ?? new Uint8Array(0),
        why: 'checksum',
        at: replica.now(),
      });
      replica.damaged(key);
    }
    replica.restamped([{ ...row, changes }], await replica.storage.restamp([{ ...row, changes }]));
    for (const { key } of damaged) await this.#offerBody(key, await replica.wholeBody(key));
    this.#pump();
  }

  /** Refused for their stamps: this device's clock has moved since the last welcome. The next one sets it right. */
  #askTheTime(rows: readonly number[]): void {
    const again = rows.some((id) => this.#misdated.has(id));
    for (const id of rows) this.#misdated.add(id);
    this.#welcomed = false;
    this.#later(again ? misdatedAgainSeconds : 0, () => {
      if (!this.#greeting) this.#hello();
    });
  }

  #later(seconds: number, work: () => void): void {
    this.#cancelWait?.();
    this.#cancelWait = this.#replica.ports.after(seconds * 1000, () => {
      this.#cancelWait = null;
      if (!this.#stopped) work();
    });
  }

  /** Sends what waits, as far as ten pushes in flight allow. Which rows go is remembered before they do. */
  #pump(): void {
    if (!this.#welcomed || this.#cancelWait !== null || this.#stopped) return;
    const { outbox, clock, storage } = this.#replica;
    if (outbox.rows().some((row) => wasWrong(row, clock.offset) && !outbox.wasSent(row.id))) {
      this.#inOrder(async () => {
        await this.#restampMisdated();
        this.#pump();
      });
      return;
    }
    for (let next = outbox.next(); next !== null; next = outbox.next()) {
      const { push, rows } = next;
      const frame = encodeMessage({ type: 'push', body: push });
      if (rows.length === 0) {
        this.#link.ask(frame);
      } else {
        void storage.markSent(push.id, rows).then(
          () => this.#link.ask(frame),
          () => this.#link.ask(frame),
        );
      }
    }
  }

  /** The hub misses parts of a body: it gets what this device has beyond its vector. */
  async #give({ key, vector }: Want): Promise<void> {
    const state = await this.#replica.wholeBody(key as RecordKey);
    await this.#offerBody(key as RecordKey, state === null ? null : Y.diffUpdate(state, vector));
    this.#pump();
  }

  async #offerBody(key: RecordKey, update: Uint8Array | null): Promise<void> {
    if (update === null) return;
    const changes = slicedChanges(key, noFields, update);
    const row = { changes, replaced: changes.map(() => []), offset: this.#replica.clock.offset, offer: true };
    const { ids, journal } = await this.#replica.storage.appendWaiting([row]);
    this.#offer(row, ids[0] as number);
    this.#replica.wrote(journal);
  }
}
