import {
  type ClientEvent,
  type ClientState,
  type DocumentEvent,
  type Effect,
  linkOf,
  refusalFailure,
  type SocketEvent,
  type Timer,
} from './client-state.ts';
import {
  asked,
  becameHealthy,
  connect,
  disconnect,
  heard,
  heardElsewhere,
  reconnect,
  retry,
  sessionEnded,
  socketLost,
  socketOpened,
  watch,
} from './connection-steps.ts';
import { Draft } from './draft.ts';
import {
  askTime,
  downloadFailed,
  enqueue,
  pause,
  pauseEnded,
  promote,
  promoteIfQuiet,
  promoteSoon,
  sayHello,
  sendPending,
  storageFailed,
  worked,
  workFailed,
} from './session-steps.ts';
import { becameLeader, connectLeader, joinTabs, lostLead, tabMessage, takeFromHidden, tick } from './tab-steps.ts';

const idleAfterMs = 60_000;
const timers: readonly Timer[] = ['retry', 'healthy', 'watch', 'tick', 'pause', 'promotion', 'idle'];

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
export function step(state: ClientState, event: ClientEvent, now: number): Step {
  if (state.isStopped) return { state, effects: [] };
  const draft = new Draft(state, now);
  apply(draft, event);
  const isShownOtherwise = linkOf(draft.state) !== linkOf(state) || draft.state.link.kind !== state.link.kind;
  if (isShownOtherwise) draft.do({ do: 'send-heartbeat' }, { do: 'update-status' });
  return { state: draft.state, effects: draft.effects };
}

function apply(draft: Draft, event: ClientEvent): void {
  switch (event.type) {
    case 'started':
      draft.set({ isVisible: event.isVisible });
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
      return draft.state.tab.isLeader ? enqueue(draft, { kind: 'hello' }) : undefined;
    case 'disk-read':
      return event.mayConnect && draft.state.tab.isLeader ? connect(draft) : undefined;
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
    case 'sent':
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
      return draft.do({ do: 'set-failure', part: 'sync', failure: refusalFailure('version', null) });
    case 'socket-closed':
      return event.reason === 'lost' ? socketLost(draft) : sessionEnded(draft, event.reason);
    case 'sent':
      return asked(draft);
  }
}

function applyDocumentEvent(draft: Draft, event: DocumentEvent): void {
  switch (event.type) {
    case 'worked':
      return worked(draft, event.work);
    case 'work-failed':
      return workFailed(draft, event.failure);
    case 'storing-failed':
      return storageFailed(draft, event.failure);
    case 'chunk-downloaded':
      heardElsewhere(draft);
      return enqueue(draft, { kind: 'chunk', chunk: event.chunk, handled: event.handled });
    case 'download-failed':
      return downloadFailed(draft);
    case 'hello-needed':
      return sayHello(draft);
    case 'fetch-needed':
      return fetchRecords(draft, event.keys);
    case 'backfilled':
      return sendPending(draft);
    case 'restamp-needed':
      return enqueue(draft, { kind: 'restamp' });
    case 'answered':
      return draft.set({ isHubBusy: event.isHubBusy });
    case 'acknowledged':
      return promoteSoon(draft);
    case 'wait-requested':
      draft.do({ do: 'send-heartbeat' });
      return pause(draft, event.seconds, 'send');
    case 'time-needed':
      return askTime(draft, event.seconds);
  }
}

function timerFired(draft: Draft, event: Extract<ClientEvent, { type: 'timer' }>): void {
  switch (event.timer) {
    case 'retry':
      return retry(draft);
    case 'healthy':
      return becameHealthy(draft);
    case 'watch':
      return watch(draft, event.buffered, event.isAnswerDue);
    case 'tick':
      return tick(draft);
    case 'pause':
      return pauseEnded(draft);
    case 'promotion':
      return promoteIfQuiet(draft, event.quietMs);
    case 'idle':
      return disconnectIfIdle(draft, event.pendingCount);
  }
}

function stop(draft: Draft): void {
  for (const timer of timers) draft.do({ do: 'stop-timer', timer });
  disconnect(draft);
  draft.do({ do: 'release-lock' });
  draft.set({ isStopped: true, inbox: [] });
}

function visibilityChanged(draft: Draft, isVisible: boolean): void {
  draft.set({ isVisible });
  draft.do({ do: 'send-heartbeat' });
  takeFromHidden(draft);
  if (isVisible) return connectLeader(draft);
  promote(draft);
  draft.do({ do: 'start-timer', timer: 'idle', ms: idleAfterMs });
}

/** Sends pending changes that this tab or another one has stored. */
function changesStored(draft: Draft, isAnyStored: boolean): void {
  if (!draft.state.tab.isLeader) return;
  if (isAnyStored) reconnect(draft);
  sendPending(draft);
}

function disconnectIfIdle(draft: Draft, pendingCount: number): void {
  if (draft.state.isVisible) return;
  if (pendingCount > 0) draft.do({ do: 'start-timer', timer: 'idle', ms: idleAfterMs });
  else disconnect(draft);
}

function fetchRecords(draft: Draft, keys: readonly string[]): void {
  if (!draft.isWelcomed) return;
  asked(draft);
  draft.do({ do: 'send', message: { type: 'fetch', body: { keys: [...keys] } } });
}
