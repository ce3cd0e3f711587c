import {
  type ClientEvent,
  type ClientState,
  type Effect,
  initialState,
  type Timer,
  type Work,
} from '../client/client-state.ts';
import { step } from '../client/step.ts';
import type { Answer } from '../document/push-window.ts';
import type { DownloadedChunk } from '../document/snapshot-download.ts';
import type { HubMessage, RefusalCode, Snapshot } from '../protocol/index.ts';
import { SeededChance } from './seeded-chance.ts';

const maxInFlight = 3;
const chunksASnapshot = 2;
const storageFailure = { code: 'storage/unavailable' } as const;
/** More than any wait: the longest is a minute between two attempts to connect. */
const healedWithinMs = 20 * 60_000;

interface Act {
  readonly name: string;
  readonly weight: number;
  readonly do: () => void;
}

/** A push in flight, as the device sees it. */
interface Flight {
  readonly id: number;
  isSent: boolean;
}

type Request =
  | { readonly type: 'hello'; readonly cursor: number | null }
  | { readonly type: 'push'; readonly id: number };

/** The hub's end of the open socket. */
interface Connection {
  isOpened: boolean;
  readonly toHub: (Request | 'ping' | 'fetch')[];
  readonly toDevice: HubMessage[];
  /** Up to where the hub has sent the log; null before a hello, and while the device downloads a snapshot. */
  sent: number | null;
}

/**
 * The client's step among a document, a hub, timers and other tabs that are reduced to numbers: changes, pushes and the
 * cursor. {@link ClientModel.happen} lets anything happen that can, and {@link ClientModel.heal} lets everybody answer.
 */
export class ClientModel {
  readonly #chance: SeededChance;
  readonly #timers = new Map<Timer, number>();
  readonly #events: ClientEvent[] = [];
  state: ClientState = initialState;
  now = 0;
  /** What has happened, to print when the client stands still. */
  readonly happened: string[] = [];

  readonly #isCalm: boolean;
  #uncut = 0;
  #flights: Flight[] = [];
  #acks: { readonly ids: readonly number[]; readonly upto: number }[] = [];
  #pushes = 0;
  #cursor: number | null;
  #areStampsWrong = false;
  #work: { readonly work: Work; readonly hubNow: number | null } | null = null;
  readonly #reads: boolean[] = [];
  #locks = 0;
  #download: { readonly snapshot: Snapshot; next: number; isWaiting: boolean } | null = null;

  #head: number;
  #snapshotAt: number;
  readonly #logged = new Map<number, number>();
  #connection: Connection | null = null;

  constructor(seed: number) {
    this.#chance = new SeededChance(seed);
    this.#isCalm = this.#chance.happens(0.6);
    this.#head = this.#chance.below(4);
    this.#snapshotAt = this.#head;
    this.#cursor = this.#chance.happens(0.5) ? null : this.#head;
    this.dispatch({ type: 'started', isVisible: this.#chance.happens(0.9) });
  }

  /** Why the client is not live, or null if it is: connected, with nothing pending and nothing owed. */
  get stall(): string | null {
    const { state } = this;
    const pending = this.#uncut + this.#flights.length;
    const isResting = state.link.kind === 'closed' && !state.isVisible;
    if (state.link.kind === 'signed-out' || (isResting && pending === 0)) return null;
    if (pending > 0) return `${pending} changes are pending`;
    if (state.link.kind !== 'open' || !state.link.isWelcomed) return `the link is ${JSON.stringify(state.link)}`;
    if (this.#cursor !== this.#head) return `the cursor is at ${this.#cursor}, the hub at ${this.#head}`;
    if (this.#connection?.sent !== this.#head) return 'the hub sends this device no changes';
    const owed = Object.values(state.deadlines).some((at) => at !== null) || state.unfetched.length > 0;
    return owed ? `something is still owed: ${JSON.stringify(state)}` : null;
  }

  /** Lets one thing happen: a person, a tab, the network, the storage or the hub acts, well or badly. */
  happen(): void {
    const act = this.#pick(this.#acts());
    this.happened.push(`${this.now} ${act.name}`);
    act.do();
  }

  /**
   * Lets the hub, the network, the storage and the timers do what they should.
   *
   * @returns why the client is still not live, or null
   */
  heal(): string | null {
    this.#areStampsWrong = false;
    const until = this.now + healedWithinMs;
    for (;;) {
      while (this.#answerAll());
      if (this.stall === null || this.now > until) return this.stall;
      if (!this.#fireNextTimer()) return this.stall;
    }
  }

  dispatch(event: ClientEvent): void {
    this.#events.push(event);
    if (this.#events.length > 1) return;
    while (this.#events[0] !== undefined) {
      const { state, effects } = step(this.state, this.#events[0], this.now);
      this.state = state;
      for (const effect of effects) this.#perform(effect);
      this.#events.shift();
    }
  }

  /** What can happen now, each with its weight. In calm weather, nothing heals by a lost connection or another tab. */
  #acts(): readonly Act[] {
    return [...this.#progress(), ...this.#trouble(), ...(this.#isCalm ? [] : this.#upheaval())].filter(
      ({ weight }) => weight > 0,
    );
  }

  #progress(): readonly Act[] {
    const connection = this.#connection;
    const asked = connection?.isOpened === true && connection.toHub.length > 0;
    const download = this.#download?.isWaiting === false;
    return [
      { name: 'a person edits', weight: 4, do: () => this.#edit() },
      { name: 'time passes', weight: this.#timers.size > 0 ? 3 : 0, do: () => void this.#fireNextTimer() },
      { name: 'the socket opens', weight: connection?.isOpened === false ? 8 : 0, do: () => this.#open() },
      { name: 'the hub answers', weight: asked ? 6 : 0, do: () => this.#answer(null) },
      { name: 'a frame arrives', weight: connection?.toDevice.length ? 8 : 0, do: () => this.#deliver() },
      { name: 'work is done', weight: this.#work === null ? 0 : 8, do: () => this.#finish() },
      { name: 'the disk is read', weight: this.#reads.length > 0 ? 8 : 0, do: () => this.#read() },
      { name: 'the lead is granted', weight: this.#locks > 0 ? 8 : 0, do: () => this.#grant() },
      { name: 'a chunk arrives', weight: download ? 4 : 0, do: () => this.#chunk() },
      { name: 'another device pushes', weight: 1, do: () => void this.#append() },
      { name: 'the hub compacts', weight: 1, do: () => this.#compact() },
    ];
  }

  #trouble(): readonly Act[] {
    const connection = this.#connection;
    const asked = connection?.isOpened === true && connection.toHub.length > 0;
    const download = this.#download?.isWaiting === false;
    return [
      { name: 'the hub is busy', weight: asked ? 2 : 0, do: () => this.#answer('busy') },
      { name: 'the hub limits the rate', weight: asked ? 2 : 0, do: () => this.#answer('rate') },
      { name: 'the clock jumps', weight: 1, do: () => this.#jump() },
      { name: 'a download fails', weight: download ? 3 : 0, do: () => this.#failDownload() },
      { name: 'a record is damaged', weight: 0.3, do: () => this.#damage() },
      { name: 'work fails', weight: this.#work === null ? 0 : 0.3, do: () => this.#fail() },
      { name: 'the disk cannot be read', weight: this.#reads.length > 0 ? 2 : 0, do: () => this.#failToRead() },
      { name: 'the storage fails', weight: 0.2, do: () => this.#failToStore() },
    ];
  }

  #upheaval(): readonly Act[] {
    const { isVisible, tab } = this.state;
    const isFirstSync = this.#cursor === null && this.#snapshotAt > 0;
    return [
      {
        name: 'the page is hidden or shown',
        weight: 1,
        do: () => this.dispatch({ type: 'visibility-changed', isVisible: !isVisible }),
      },
      { name: 'the browser is online', weight: 0.3, do: () => this.dispatch({ type: 'reconnect-requested' }) },
      { name: 'the connection is lost', weight: this.#connection === null ? 0 : 1, do: () => this.#lose() },
      {
        name: 'another tab takes the lead',
        weight: tab.isLeader ? 0.5 : 0,
        do: () => this.dispatch({ type: 'lock-lost' }),
      },
      { name: 'another tab completes the first sync', weight: isFirstSync ? 1 : 0, do: () => this.#syncElsewhere() },
      { name: 'the first sync starts over', weight: this.#cursor === null ? 0 : 0.5, do: () => this.#startOver() },
    ];
  }

  #pick(acts: readonly Act[]): Act {
    let at = this.#chance.next() * acts.reduce((sum, { weight }) => sum + weight, 0);
    for (const act of acts) {
      at -= act.weight;
      if (at < 0) return act;
    }
    return acts[0] as Act;
  }

  /** Does one thing that is due without waiting. Returns false if nothing is. */
  #answerAll(): boolean {
    const connection = this.#connection;
    if (this.#locks > 0) this.#grant();
    else if (this.#work !== null) this.#finish();
    else if (this.#reads.length > 0) this.#read();
    else if (connection?.isOpened === false) this.#open();
    else if (connection !== null && connection.toDevice.length > 0) this.#deliver();
    else if (connection !== null && connection.toHub.length > 0) this.#answer(null);
    else if (this.#download?.isWaiting === false) this.#chunk();
    else return false;
    return true;
  }

  #perform(effect: Effect): void {
    switch (effect.do) {
      case 'open-socket':
        this.#connection = { isOpened: false, toHub: [], toDevice: [], sent: null };
        return;
      case 'close-socket':
        this.#connection = null;
        return;
      case 'forget-connection':
        this.#acks = [];
        this.#download = null;
        for (const flight of this.#flights) flight.isSent = false;
        return;
      case 'send':
        if (effect.message.type === 'ping' || effect.message.type === 'fetch')
          this.#connection?.toHub.push(effect.message.type);
        return;
      case 'say-hello':
        this.#connection?.toHub.push({ type: 'hello', cursor: this.#cursor });
        return;
      case 'send-pushes':
        return this.#sendPushes();
      case 'work':
        this.#work = { work: effect.work, hubNow: effect.hubNow };
        return;
      case 'start-timer':
      case 'retry-after':
        this.#timers.set(effect.do === 'retry-after' ? 'retry' : effect.timer, this.now + effect.ms);
        return;
      case 'stop-timer':
        this.#timers.delete(effect.timer);
        return;
      case 'request-lock':
        this.#locks += 1;
        return;
      case 'read-disk':
        this.#reads.push(effect.mayConnect);
    }
  }

  #compact(): void {
    this.#snapshotAt = this.#head;
  }

  #jump(): void {
    this.#areStampsWrong = true;
  }

  #damage(): void {
    this.dispatch({ type: 'fetch-needed', keys: ['notes/a'] });
  }

  #failDownload(): void {
    this.#download = null;
    this.dispatch({ type: 'download-failed' });
  }

  #failToRead(): void {
    this.#reads.shift();
    this.dispatch({ type: 'storing-failed', failure: storageFailure });
  }

  #failToStore(): void {
    this.dispatch({ type: 'storing-failed', failure: storageFailure });
  }

  #syncElsewhere(): void {
    this.#cursor = this.#snapshotAt;
  }

  #startOver(): void {
    this.#cursor = null;
    this.dispatch({ type: 'started-over' });
  }

  #edit(): void {
    this.#uncut += 1;
    this.dispatch({ type: 'changes-stored', isAnyStored: true });
  }

  #sendPushes(): void {
    for (;;) {
      if (this.#flights.filter(({ isSent }) => isSent).length >= maxInFlight) return;
      let flight = this.#flights.find(({ isSent }) => !isSent);
      if (flight === undefined) {
        if (this.#uncut === 0) return;
        this.#uncut -= 1;
        this.#pushes += 1;
        flight = { id: this.#pushes, isSent: false };
        this.#flights.push(flight);
      }
      flight.isSent = true;
      this.#connection?.toHub.push({ type: 'push', id: flight.id });
    }
  }

  #append(): number {
    const after = this.#head;
    this.#head += 1;
    this.#sendLog(after);
    return this.#head;
  }

  /** Sends a device that has everything before a commit this commit. */
  #sendLog(after: number): void {
    const connection = this.#connection;
    if (connection === null || connection.sent !== after || after === this.#head) return;
    connection.sent = this.#head;
    connection.toDevice.push({ type: 'changes', body: { after, upto: this.#head, mark: null, entries: [] } });
  }

  #open(): void {
    if (this.#connection !== null) this.#connection.isOpened = true;
    this.dispatch({ type: 'socket-opened' });
  }

  #lose(): void {
    this.#connection = null;
    this.dispatch({ type: 'socket-closed', reason: 'lost' });
  }

  #answer(trouble: 'busy' | 'rate' | null): void {
    const connection = this.#connection;
    const request = connection?.toHub.shift();
    if (connection === null || request === undefined) return;
    if (request === 'ping') connection.toDevice.push({ type: 'ping', body: {} });
    else if (request === 'fetch')
      connection.toDevice.push({ type: 'changes', body: { after: 0, upto: 0, mark: null, entries: [] } });
    else if (request.type === 'hello') this.#welcome(connection, request.cursor);
    else this.#answerPush(connection, request.id, trouble);
  }

  #welcome(connection: Connection, cursor: number | null): void {
    const body = { epoch: 'epoch', time: 0, head: this.#head, highest: null, history: 'same' } as const;
    connection.toDevice.push({ type: 'welcome', body });
    const isSnapshotSent = cursor === null && this.#snapshotAt > 0;
    connection.sent = isSnapshotSent ? null : (cursor ?? 0);
    if (!isSnapshotSent) return this.#sendLog(connection.sent ?? 0);
    const chunks = Array.from({ length: chunksASnapshot }, (_, id) => ({
      id,
      kind: 'heads' as const,
      size: 1,
      sum: 0,
    }));
    connection.toDevice.push({ type: 'snapshot', body: { sequence: this.#snapshotAt, mark: null, chunks } });
  }

  #answerPush(connection: Connection, push: number, trouble: 'busy' | 'rate' | null): void {
    const id = Uint8Array.of(push);
    const code: RefusalCode | null = trouble ?? (this.#areStampsWrong ? 'clock' : null);
    if (code !== null) {
      const wait = code === 'clock' ? null : 1 + this.#chance.below(40);
      connection.toDevice.push({ type: 'refused', body: { id, code, key: null, wait } });
      return;
    }
    const upto = this.#logged.get(push) ?? this.#append();
    this.#logged.set(push, upto);
    connection.toDevice.push({ type: 'ack', body: { ids: [id], upto } });
  }

  #deliver(): void {
    const message = this.#connection?.toDevice.shift();
    if (message !== undefined) this.dispatch({ type: 'received', message });
  }

  #finish(): void {
    if (this.#work === null) return;
    const { work, hubNow } = this.#work;
    this.#work = null;
    const answer = this.#do(work, hubNow) ?? this.#confirm();
    this.dispatch({ type: 'worked', work, ...(answer && { answer }) });
  }

  #fail(): void {
    if (this.#work?.work.kind === 'chunk') this.#download = null;
    this.#work = null;
    this.dispatch({ type: 'work-failed', failure: storageFailure });
  }

  #do(work: Work, hubNow: number | null): Answer | undefined {
    if (work.kind === 'chunk') this.#takeChunk(work.chunk);
    if (work.kind !== 'message') return undefined;
    const { type, body } = work.message;
    switch (type) {
      case 'welcome':
        if (hubNow !== null) this.#areStampsWrong = false;
        if (body.head === 0 && this.#cursor === null) this.#cursor = 0;
        return undefined;
      case 'snapshot':
        this.#listed(body);
        return undefined;
      case 'changes':
        this.#take(body.after, body.upto);
        return undefined;
      case 'ack':
        this.#acks.push({ ids: body.ids.map(([id]) => id as number), upto: body.upto });
        return undefined;
      case 'refused':
        return this.#refused(body.id?.[0] as number, body.code, body.wait ?? 5);
      default:
        return undefined;
    }
  }

  #listed(snapshot: Snapshot): void {
    if (this.#cursor !== null) this.dispatch({ type: 'hello-needed' });
    else if (this.#download?.snapshot.sequence !== snapshot.sequence)
      this.#download = { snapshot, next: 0, isWaiting: false };
  }

  #take(after: number, upto: number): void {
    if (upto === 0 && after === 0) return;
    if (this.#cursor === null ? after > 0 : after > this.#cursor) this.dispatch({ type: 'hello-needed' });
    else this.#cursor = Math.max(this.#cursor ?? 0, upto);
  }

  #refused(id: number, code: RefusalCode, waitSeconds: number): Answer {
    const flight = this.#flights.find((each) => each.id === id);
    if (flight === undefined) return { kind: 'unknown' };
    if (code !== 'clock') {
      flight.isSent = false;
      return { kind: 'later', waitSeconds, busy: code === 'busy' };
    }
    this.#flights = this.#flights.filter((each) => each !== flight);
    this.#uncut += 1;
    return { kind: 'restamp', rows: [id], isRepeated: this.#chance.happens(0.5) };
  }

  #confirm(): Answer | undefined {
    const passed = this.#acks.filter(({ upto }) => upto <= (this.#cursor ?? -1)).flatMap(({ ids }) => ids);
    if (passed.length === 0) return undefined;
    this.#acks = this.#acks.filter(({ upto }) => upto > (this.#cursor ?? -1));
    this.#flights = this.#flights.filter(({ id }) => !passed.includes(id));
    return { kind: 'acknowledged', push: Uint8Array.of(passed[0] as number), rows: passed };
  }

  #chunk(): void {
    if (this.#download === null) return;
    this.#download.isWaiting = true;
    const { snapshot, next } = this.#download;
    this.dispatch({ type: 'chunk-downloaded', chunk: { snapshot, index: next, bytes: new Uint8Array(0) } });
  }

  #takeChunk({ snapshot, index }: DownloadedChunk): void {
    const download = this.#download;
    if (download?.snapshot !== snapshot || download.next !== index) return;
    download.isWaiting = false;
    download.next += 1;
    if (this.#cursor === null && download.next < chunksASnapshot) return;
    this.#download = null;
    this.#cursor ??= snapshot.sequence;
    this.dispatch({ type: 'hello-needed' });
  }

  #read(): void {
    const mayConnect = this.#reads.shift();
    if (mayConnect !== undefined) this.dispatch({ type: 'disk-read', mayConnect });
  }

  #grant(): void {
    this.#locks = 0;
    if (!this.state.tab.isLeader) this.dispatch({ type: 'lock-granted' });
  }

  #fireNextTimer(): boolean {
    const [first] = [...this.#timers].toSorted(([, a], [, b]) => a - b);
    if (first === undefined) return false;
    const [timer, at] = first;
    this.#timers.delete(timer);
    this.now = Math.max(this.now, at);
    this.dispatch(this.#timerEvent(timer));
    return true;
  }

  #timerEvent(timer: Timer): ClientEvent {
    const type = 'timer';
    if (timer === 'watch') return { type, timer, buffered: 0, unansweredSince: null };
    if (timer === 'idle') return { type, timer, pendingCount: this.#uncut + this.#flights.length };
    if (timer === 'promotion') return { type, timer, quietMs: 1_000 };
    return { type, timer };
  }
}

/**
 * Lets anything happen to a client, then lets everybody answer.
 *
 * @throws an Error with the seed, what happened and why the client stands still
 */
export function runClient(seed: number): void {
  const model = new ClientModel(seed);
  const count = 10 + (seed % 60);
  for (let at = 0; at < count; at++) model.happen();
  const stall = model.heal();
  if (stall !== null) throw new Error(`seed ${seed}: ${stall}, after\n${model.happened.join('\n')}`);
}
