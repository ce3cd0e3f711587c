import type { Answer } from '../document/push-window.ts';
import type { SaveFailure, StatusParts } from '../document/status.ts';
import { type HubMessage, isEnding, isPassing, type RefusalCode } from '../protocol/index.ts';
import type {
  ClientEvent,
  ClientState,
  Deadline,
  DocumentEvent,
  Draft,
  Effect,
  SocketEvent,
  Timer,
  Work,
} from './client-state.ts';
import {
  asked,
  connect,
  disconnect,
  disconnectIfIdle,
  disconnectWhenIdle,
  openSocket,
  sessionEnded,
  socketLost,
  socketOpened,
  watch,
} from './connection-steps.ts';
import { helloAfter, pushAfter, setDeadline } from './deadlines.ts';
import { isLoss } from './socket.ts';
import { becameLeader, connectLeader, joinTabs, lostLead, tabMessage, takeFromHidden, tick } from './tab-steps.ts';

/** A server that restarts answers by HTTP a moment before or after it takes sockets. */
const blockedAfter = 3;
const maxClockSampleMs = 10_000;
const storageRetrySeconds = 5;
const downloadRetrySeconds = 5;
/**
 * The wait before the time is requested again for a row that stays ahead of the hub's bound. Such a row builds on
 * something that the hub has not received yet.
 */
const misdatedAgainSeconds = 2;
/**
 * Promoting locks the store to which the user's edits are appended, until the page has processed the result. It
 * therefore runs in a pause.
 */
const promoteAfterQuietMs = 250;
const promoteWithinMs = 2_000;
const timers: readonly Timer[] = ['retry', 'healthy', 'watch', 'tick', 'hello', 'push', 'connect', 'promotion', 'idle'];

export interface Step {
  readonly state: ClientState;
  /** What is to be done now, in order. */
  readonly effects: readonly Effect[];
}

/**
 * Returns the client's state after an event, and what is to be done. It is a pure function: the same state, event and
 * time give the same step. After a stop, nothing happens any more.
 *
 * @param now monotonic milliseconds
 */
export function step(before: ClientState, event: ClientEvent, now: number): Step {
  if (before.isStopped) return { state: before, effects: [] };
  const { socket, tab, deadlines } = before;
  const state = { ...before, socket: { ...socket }, tab: { ...tab }, deadlines: { ...deadlines } };
  const draft: Draft = { state, effects: [], now };
  apply(draft, event);
  state.shownLink = shownLinkOf(state);
  const isShownOtherwise = state.shownLink !== before.shownLink || state.link.kind !== before.link.kind;
  if (isShownOtherwise) draft.effects.push({ do: 'send-heartbeat' }, { do: 'update-status' });
  return draft;
}

function apply(draft: Draft, event: ClientEvent): void {
  const { state } = draft;
  switch (event.type) {
    case 'started':
      state.isVisible = event.isVisible;
      return joinTabs(draft);
    case 'stopped':
      return stop(draft);
    case 'visibility-changed':
      return visibilityChanged(draft, event.isVisible);
    case 'reconnect-requested':
      return connectLeader(draft);
    case 'changes-stored':
      return changesStored(draft, event.isAnyStored);
    case 'retry-requested':
      return enqueue(draft, { kind: 'retry', rows: event.rows });
    case 'started-over':
      return state.tab.isLeader ? enqueue(draft, { kind: 'hello' }) : undefined;
    case 'disk-read':
      return event.mayConnect && state.tab.isLeader ? connect(draft) : undefined;
    case 'lock-granted':
      return becameLeader(draft);
    case 'lock-lost':
      return lostLead(draft);
    case 'tab-message':
      return tabMessage(draft, event.message);
    case 'timer':
      return timerFired(draft, event);
    case 'socket-opened':
    case 'received':
    case 'received-other-version':
    case 'socket-closed':
      return applySocketEvent(draft, event);
    default:
      return applyDocumentEvent(draft, event);
  }
}

function applySocketEvent(draft: Draft, event: SocketEvent): void {
  switch (event.type) {
    case 'socket-opened':
      socketOpened(draft);
      return enqueue(draft, { kind: 'hello' });
    case 'received':
      heard(draft);
      return event.message === null ? undefined : enqueue(draft, { kind: 'message', message: event.message });
    case 'received-other-version':
      heard(draft);
      return setFailure(draft, 'sync', refusalFailure('version', null));
    case 'socket-closed':
      return isLoss(event.reason) ? socketLost(draft, event.reason) : sessionEnded(draft, event.reason);
  }
}

function applyDocumentEvent(draft: Draft, event: DocumentEvent): void {
  switch (event.type) {
    case 'worked':
      return worked(draft, event.work, event.answer);
    case 'work-failed':
      draft.state.isWorking = false;
      storageFailed(draft, event.failure);
      return beginWork(draft);
    case 'storing-failed':
      return storageFailed(draft, event.failure);
    case 'chunk-downloaded':
      draft.state.socket.heardAt = draft.now;
      return enqueue(draft, { kind: 'chunk', chunk: event.chunk });
    case 'download-failed':
      return helloAfter(draft, downloadRetrySeconds);
    case 'hello-needed':
      return sayHello(draft);
    case 'fetch-needed':
      return fetchRecords(draft, event.keys);
    case 'backfilled':
    case 'pushes-left':
      return sendPending(draft);
    case 'restamp-needed':
      return enqueue(draft, { kind: 'restamp' });
  }
}

function timerFired(draft: Draft, event: Extract<ClientEvent, { type: 'timer' }>): void {
  const { state } = draft;
  switch (event.timer) {
    case 'retry':
      return state.link.kind === 'waiting' ? openSocket(draft) : undefined;
    case 'healthy':
      state.socket.retryMs = 0; // the attempt has succeeded for long enough to start the delays over
      return;
    case 'watch':
      return watch(draft, event.buffered, event.unansweredSince);
    case 'tick':
      return tick(draft);
    case 'hello':
    case 'push':
    case 'connect':
      return deadlineReached(draft, event.timer);
    case 'promotion':
      return promoteIfQuiet(draft, event.quietMs);
    case 'idle':
      return disconnectIfIdle(draft, event.pendingCount);
  }
}

function stop(draft: Draft): void {
  for (const timer of timers) draft.effects.push({ do: 'stop-timer', timer });
  disconnect(draft);
  draft.effects.push({ do: 'release-lock' });
  draft.state.isStopped = true;
  draft.state.inbox = [];
}

function visibilityChanged(draft: Draft, isVisible: boolean): void {
  draft.state.isVisible = isVisible;
  draft.effects.push({ do: 'send-heartbeat' });
  takeFromHidden(draft);
  if (isVisible) return connectLeader(draft);
  promote(draft);
  disconnectWhenIdle(draft);
}

/**
 * Sends pending changes that this tab or another one has stored. After a failed attempt to connect, the delay goes on: a
 * pending change says nothing about the network, and browsers delay a page's new sockets for seconds after many have
 * failed.
 */
function changesStored(draft: Draft, isAnyStored: boolean): void {
  const { tab, link } = draft.state;
  if (!tab.isLeader) return;
  if (isAnyStored && link.kind === 'closed') openSocket(draft);
  sendPending(draft);
}

/** Requests records, at the latest when the hub has welcomed this device. */
function fetchRecords(draft: Draft, wanted: readonly string[]): void {
  const keys = [...new Set([...draft.state.unfetched, ...wanted])];
  if (keys.length === 0) return;
  draft.state.unfetched = isWelcomed(draft) ? [] : keys;
  if (!isWelcomed(draft)) return;
  asked(draft);
  draft.effects.push({ do: 'send', message: { type: 'fetch', body: { keys } } });
}

function heard({ state, now }: Draft): void {
  state.socket.heardAt = now;
  state.socket.askedAt = null;
  state.socket.blockedCount = 0;
  state.isOffline = false;
}

/**
 * Says hello. If one is unanswered, another follows its answer, because the cursor may have changed since. Without a
 * connection there is nothing to do, because each begins with a hello.
 */
function sayHello(draft: Draft): void {
  const { link, deadlines } = draft.state;
  if (link.kind !== 'open') return;
  if (link.helloAt !== null) {
    deadlines.hello = draft.now;
    return;
  }
  deadlines.hello = null;
  draft.state.link = { ...link, helloAt: draft.now };
  asked(draft);
  draft.effects.push({ do: 'stop-timer', timer: 'hello' }, { do: 'say-hello' });
}

/** Sends pending changes, unless the hub has not welcomed this device or asked it to wait. */
function sendPending(draft: Draft, isRestamped = false): void {
  if (isWelcomed(draft) && draft.state.deadlines.push === null) draft.effects.push({ do: 'send-pushes', isRestamped });
}

function enqueue(draft: Draft, work: Work): void {
  draft.state.inbox = [...draft.state.inbox, work];
  beginWork(draft);
}

/** Begins the next work of the inbox, if none is running. */
function beginWork(draft: Draft): void {
  const { state } = draft;
  while (!state.isWorking) {
    const [work, ...inbox] = state.inbox;
    if (work === undefined) return;
    state.inbox = inbox;
    if (work.kind === 'hello') sayHello(draft);
    else if (work.kind !== 'message' || isWork(draft, work.message)) {
      state.isWorking = true;
      draft.effects.push({ do: 'work', work, hubNow: hubNow(draft, work) });
    }
  }
}

/** Returns whether there is more to do for a message than to change the state. */
function isWork(draft: Draft, { type, body }: HubMessage): boolean {
  if (type === 'welcome') return helloAtOf(draft) !== null; // else a duplicate: its sync has started already
  if (type === 'ping') return false;
  if (type === 'changes' || type === 'snapshot') helloIfOvertaken(draft);
  if (type !== 'refused' || body.id !== null) return true;
  const { code, key } = body;
  if (isEnding(code) || code === 'sign-in') sessionEnded(draft, code);
  else if (!isPassing(code)) setFailure(draft, 'sync', refusalFailure(code, key));
  return false;
}

/**
 * Says hello again after the welcome if data has overtaken it. The welcome may reveal another lineage, of which the device
 * needs everything, also what came before.
 */
function helloIfOvertaken(draft: Draft): void {
  if (helloAtOf(draft) !== null && !isWelcomed(draft)) draft.state.deadlines.hello = draft.now;
}

/** Returns the hub's time, if a welcome tells it and came soon enough after the hello. */
function hubNow(draft: Draft, work: Work): number | null {
  const helloAt = helloAtOf(draft);
  if (work.kind !== 'message' || work.message.type !== 'welcome' || helloAt === null) return null;
  const tookMs = draft.now - helloAt;
  return tookMs <= maxClockSampleMs ? work.message.body.time + tookMs / 2 : null;
}

function worked(draft: Draft, work: Work, answer: Answer | undefined): void {
  const { state } = draft;
  state.isWorking = false;
  if (state.hasStorageFailed) setFailure(draft, 'reading', null);
  state.hasStorageFailed = false;
  if (work.kind === 'message' && work.message.type === 'welcome') welcomed(draft);
  if (answer !== undefined) answered(draft, answer);
  if (work.kind !== 'promote') sendPending(draft, work.kind === 'restamp');
  beginWork(draft);
}

/** The hub has welcomed this device, unless the connection was lost while the welcome was handled. */
function welcomed(draft: Draft): void {
  if (helloAtOf(draft) === null) return;
  draft.state.link = { kind: 'open', helloAt: null, isWelcomed: true };
  setFailure(draft, 'sync', null);
  draft.effects.push({ do: 'update-status' });
  promoteSoon(draft);
  fetchRecords(draft, []);
  const { hello } = draft.state.deadlines;
  if (hello !== null && hello <= draft.now) sayHello(draft);
}

/** The hub has answered a push. */
function answered(draft: Draft, answer: Answer): void {
  const { state } = draft;
  switch (answer.kind) {
    case 'acknowledged':
      state.isHubBusy = false;
      return promoteSoon(draft);
    case 'later':
      state.isHubBusy = answer.busy;
      draft.effects.push({ do: 'send-heartbeat' });
      return pushAfter(draft, answer.waitSeconds);
    case 'restamp':
      // the clock has changed since the welcome; nothing is sent until another hello has told the time
      if (state.link.kind === 'open') state.link = { ...state.link, isWelcomed: false };
      return helloAfter(draft, answer.isRepeated ? misdatedAgainSeconds : 0);
  }
}

/** Starts over after the storage has failed. The hub sends again what was not stored, because the cursor has not moved. */
function storageFailed(draft: Draft, failure: SaveFailure): void {
  draft.state.hasStorageFailed = true;
  setFailure(draft, 'reading', failure);
  disconnect(draft);
  setDeadline(draft, 'connect', storageRetrySeconds, Math.min);
}

function deadlineReached(draft: Draft, deadline: Deadline): void {
  const { deadlines, tab } = draft.state;
  deadlines[deadline] = null;
  if (deadline === 'hello') sayHello(draft);
  if (deadline === 'push') sendPending(draft);
  if (deadline === 'connect' && tab.isLeader) draft.effects.push({ do: 'read-disk', mayConnect: true });
}

/** Promotes acknowledged changes in the next pause of the user's editing. */
function promoteSoon(draft: Draft): void {
  if (draft.state.promoteBy !== null) return;
  draft.state.promoteBy = draft.now + promoteWithinMs;
  draft.effects.push({ do: 'start-timer', timer: 'promotion', ms: promoteAfterQuietMs });
}

function promoteIfQuiet(draft: Draft, quietMs: number): void {
  const { promoteBy } = draft.state;
  if (quietMs >= promoteAfterQuietMs || promoteBy === null || draft.now >= promoteBy) promote(draft);
  else draft.effects.push({ do: 'start-timer', timer: 'promotion', ms: promoteAfterQuietMs });
}

function promote(draft: Draft): void {
  draft.state.promoteBy = null;
  draft.effects.push({ do: 'stop-timer', timer: 'promotion' });
  enqueue(draft, { kind: 'promote' });
}

function setFailure(draft: Draft, part: 'reading' | 'sync', failure: SaveFailure | null): void {
  draft.effects.push({ do: 'set-failure', part, failure });
}

/** Returns the failure to show for a refusal that ends nothing and does not pass. */
function refusalFailure(refusal: RefusalCode, key: string | null): SaveFailure {
  return { code: 'sync/refused', refusal, key };
}

function isWelcomed({ state }: Draft): boolean {
  return state.link.kind === 'open' && state.link.isWelcomed;
}

function helloAtOf({ state }: Draft): number | null {
  return state.link.kind === 'open' ? state.link.helloAt : null;
}

function shownLinkOf({ link, socket, tab, isOffline, isHubBusy, isVisible }: ClientState): StatusParts['link'] {
  const { leader } = tab;
  if (!tab.isLeader && leader !== null) {
    if (leader.signIn) return 'sign-in';
    if (leader.blocked) return 'blocked';
    if (leader.offline) return 'offline';
    return leader.busy ? 'busy' : 'online';
  }
  if (link.kind === 'signed-out') return 'sign-in';
  if (isOffline) return socket.blockedCount >= blockedAfter ? 'blocked' : 'offline';
  if (link.kind === 'open') return isHubBusy ? 'busy' : 'online';
  return link.kind === 'connecting' || isVisible ? 'connecting' : 'idle';
}
