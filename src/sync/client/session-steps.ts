import type { SaveFailure } from '../document/status.ts';
import { type HubMessage, isEnding, isPassing } from '../protocol/index.ts';
import { type Pause, refusalFailure, type Work } from './client-state.ts';
import { asked, connect, disconnect, sessionEnded } from './connection-steps.ts';
import type { Draft } from './draft.ts';

const longestClockSampleMs = 10_000;
const storageRetrySeconds = 5;
const downloadRetrySeconds = 5;
/**
 * Promoting locks the store to which the user's edits are appended, until the page has processed the result. It
 * therefore runs in a pause.
 */
const promoteAfterQuietMs = 250;
const promoteWithinMs = 2_000;

/** Says hello, unless one is under way. */
export function sayHello(draft: Draft): void {
  const { open } = draft;
  if (open === null || open.helloAt !== null) return;
  draft.set({ link: { ...open, helloAt: draft.now } });
  asked(draft);
  draft.do({ do: 'say-hello' });
}

/** Sends pending changes, unless the hub has not welcomed this device or asked it to wait. */
export function sendPending(draft: Draft, isRestamped = false): void {
  if (draft.isWelcomed && draft.state.pause === null) draft.do({ do: 'send-pushes', isRestamped });
}

export function enqueue(draft: Draft, work: Work): void {
  draft.set({ inbox: [...draft.state.inbox, work] });
  beginWork(draft);
}

/** Begins the next work of the inbox, if none is running. */
function beginWork(draft: Draft): void {
  while (!draft.state.isWorking) {
    const [work, ...inbox] = draft.state.inbox;
    if (work === undefined) return;
    draft.set({ inbox });
    if (work.kind === 'hello') sayHello(draft);
    else if (work.kind !== 'message' || isWork(draft, work.message)) {
      draft.set({ isWorking: true });
      draft.do({ do: 'work', work, hubNow: hubNow(draft, work) });
    }
  }
}

/** Returns whether there is more to do for a message than to change the state. */
function isWork(draft: Draft, { type, body }: HubMessage): boolean {
  if (type === 'welcome') return draft.open?.helloAt != null; // else a duplicate: its sync has started already
  if (type === 'ping') return false;
  if (type !== 'refused' || body.id !== null) return true;
  const { code, key } = body;
  if (isEnding(code) || code === 'sign-in') sessionEnded(draft, code);
  else if (!isPassing(code)) draft.do({ do: 'set-failure', part: 'sync', failure: refusalFailure(code, key) });
  return false;
}

/** Returns the hub's time, if a welcome tells it and came soon enough after the hello. */
function hubNow(draft: Draft, work: Work): number | null {
  const helloAt = draft.open?.helloAt ?? null;
  if (work.kind !== 'message' || work.message.type !== 'welcome' || helloAt === null) return null;
  const tookMs = draft.now - helloAt;
  return tookMs <= longestClockSampleMs ? work.message.body.time + tookMs / 2 : null;
}

export function worked(draft: Draft, work: Work): void {
  draft.set({ isWorking: false });
  draft.do({ do: 'set-failure', part: 'reading', failure: null });
  if (work.kind === 'message' && work.message.type === 'welcome') welcomed(draft);
  if (work.kind !== 'promote') sendPending(draft, work.kind === 'restamp');
  beginWork(draft);
}

/** The hub has welcomed this device, unless the connection was lost while the welcome was handled. */
function welcomed(draft: Draft): void {
  if (draft.open?.helloAt == null) return;
  draft.set({ link: { kind: 'open', helloAt: null, isWelcomed: true } });
  draft.do({ do: 'set-failure', part: 'sync', failure: null }, { do: 'update-status' });
  promoteSoon(draft);
}

export function workFailed(draft: Draft, failure: SaveFailure): void {
  draft.set({ isWorking: false });
  storageFailed(draft, failure);
  beginWork(draft);
}

/** Starts over after the storage has failed. The hub sends again what was not stored, because the cursor has not moved. */
export function storageFailed(draft: Draft, failure: SaveFailure): void {
  draft.do({ do: 'set-failure', part: 'reading', failure });
  disconnect(draft);
  pause(draft, storageRetrySeconds, 'connect');
}

export function downloadFailed(draft: Draft): void {
  pause(draft, downloadRetrySeconds, 'hello');
}

/** Waits before something is sent again. */
export function pause(draft: Draft, seconds: number, what: Pause): void {
  draft.set({ pause: what });
  draft.do({ do: 'start-timer', timer: 'pause', ms: seconds * 1000 });
}

export function pauseEnded(draft: Draft): void {
  const { pause: what, tab } = draft.state;
  draft.set({ pause: null });
  if (what === 'send') sendPending(draft);
  if (what === 'hello') sayHello(draft);
  if (what === 'connect' && tab.isLeader) connect(draft);
}

/** Asks the hub for the time by another hello, because it refused stamps. Nothing is sent until it is known. */
export function askTime(draft: Draft, seconds: number): void {
  const { open } = draft;
  if (open !== null) draft.set({ link: { ...open, isWelcomed: false } });
  pause(draft, seconds, 'hello');
}

/** Promotes acknowledged changes in the next pause of the user's editing. */
export function promoteSoon(draft: Draft): void {
  if (draft.state.promoteBy !== null) return;
  draft.set({ promoteBy: draft.now + promoteWithinMs });
  draft.do({ do: 'start-timer', timer: 'promotion', ms: promoteAfterQuietMs });
}

export function promoteIfQuiet(draft: Draft, quietMs: number): void {
  const { promoteBy } = draft.state;
  if (quietMs >= promoteAfterQuietMs || promoteBy === null || draft.now >= promoteBy) promote(draft);
  else draft.do({ do: 'start-timer', timer: 'promotion', ms: promoteAfterQuietMs });
}

export function promote(draft: Draft): void {
  draft.set({ promoteBy: null });
  draft.do({ do: 'stop-timer', timer: 'promotion' });
  enqueue(draft, { kind: 'promote' });
}
