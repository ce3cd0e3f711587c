import type { Draft } from './draft.ts';
import type { CloseReason } from './socket.ts';

const offlineAfterMs = 10_000;
const givenUpAfterMs = 60_000;
const pingAfterMs = 25_000;
const healthyAfterMs = 10_000;
const watchEveryMs = 1_000;
const retries = { firstMs: 1_000, longestMs: 60_000, growth: 1.5 };

/** Opens the socket at once, because the user is active or the browser reports being online. */
export function connect(draft: Draft): void {
  if (draft.state.link.kind === 'connecting' || draft.open !== null) return;
  draft.setSocket({ retryMs: 0 });
  openSocket(draft);
}

/**
 * Opens the socket, but keeps the delay after a failed attempt: a pending change says nothing about the network.
 * Browsers delay a page's new sockets for seconds after many have failed.
 */
export function reconnect(draft: Draft): void {
  if (draft.state.link.kind === 'closed') openSocket(draft);
}

/** Closes the socket, because nothing is pending and the page is hidden, or because it is not this tab's to keep. */
export function disconnect(draft: Draft): void {
  leave(draft);
  if (draft.state.link.kind !== 'signed-out') draft.set({ link: { kind: 'closed' } });
}

/** Tries again after a delay. */
export function retry(draft: Draft): void {
  if (draft.state.link.kind === 'waiting') openSocket(draft);
}

export function socketOpened(draft: Draft): void {
  draft.set({ link: { kind: 'open', helloAt: null, isWelcomed: false } });
  draft.do({ do: 'start-timer', timer: 'healthy', ms: healthyAfterMs });
}

/** An attempt has succeeded for long enough to start the delays over. */
export function becameHealthy(draft: Draft): void {
  draft.setSocket({ retryMs: 0 });
}

export function heard(draft: Draft): void {
  draft.setSocket({ heardAt: draft.now, askedAt: null });
  draft.set({ isOffline: false });
}

/** Notes data received from the hub by another route. No request counts as unanswered for ten more seconds. */
export function heardElsewhere(draft: Draft): void {
  draft.setSocket({ heardAt: draft.now });
}

export function asked(draft: Draft): void {
  draft.setSocket({ askedAt: draft.state.socket.askedAt ?? draft.now });
}

export function socketLost(draft: Draft): void {
  leave(draft);
  const { retryMs } = draft.state.socket;
  draft.setSocket({ retryMs: retryMs === 0 ? retries.firstMs : Math.min(retries.longestMs, retryMs * retries.growth) });
  draft.set({ isOffline: true, link: { kind: 'waiting' } });
  draft.do({ do: 'retry-after', ms: retryMs });
}

/** Disconnects after the hub ended the session. The page does not retry until the user acts. */
export function sessionEnded(draft: Draft, reason: Exclude<CloseReason, 'lost'>): void {
  disconnect(draft);
  if (reason === 'sign-in') draft.set({ link: { kind: 'signed-out' } });
  else draft.do({ do: 'end', reason });
}

/**
 * Checks the connection every second. A request that is unanswered for ten seconds means that the hub is offline.
 * Silence triggers a ping, and a minute of silence closes the socket.
 */
export function watch(draft: Draft, buffered: number, isAnswerDue: boolean): void {
  // A draining buffer is a sign of life, because the hub accepts sent data; it is not an answer.
  if (buffered < draft.state.socket.buffered) heardElsewhere(draft);
  draft.setSocket({ buffered });
  const { heardAt, askedAt, hasPinged } = draft.state.socket;
  const silentMs = draft.now - heardAt;
  if (silentMs >= givenUpAfterMs) return socketLost(draft);
  const isUnanswered = askedAt !== null || isAnswerDue;
  if (isUnanswered && draft.now - Math.max(askedAt ?? 0, heardAt) >= offlineAfterMs) draft.set({ isOffline: true });
  const pings = silentMs >= pingAfterMs && draft.open !== null;
  if (pings && !hasPinged) {
    asked(draft);
    draft.do({ do: 'send', message: { type: 'ping', body: {} } });
  }
  draft.setSocket({ hasPinged: pings });
  draft.do({ do: 'start-timer', timer: 'watch', ms: watchEveryMs });
}

function openSocket(draft: Draft): void {
  stopTimers(draft);
  draft.setSocket({ heardAt: draft.now, askedAt: draft.now, hasPinged: false });
  draft.set({ link: { kind: 'connecting' } });
  draft.do({ do: 'open-socket' }, { do: 'start-timer', timer: 'watch', ms: watchEveryMs });
}

/** Leaves the socket, if there is one, so that its later events are ignored. */
function leave(draft: Draft): void {
  stopTimers(draft);
  draft.setSocket({ askedAt: null });
  const { kind } = draft.state.link;
  if (kind === 'connecting' || kind === 'open') draft.do({ do: 'close-socket' }, { do: 'forget-connection' });
}

function stopTimers(draft: Draft): void {
  for (const timer of ['retry', 'healthy', 'watch'] as const) draft.do({ do: 'stop-timer', timer });
}
