import type { Draft } from './client-state.ts';
import type { CloseReason, Loss } from './socket.ts';

const idleAfterMs = 60_000;
const offlineAfterMs = 10_000;
const givenUpAfterMs = 60_000;
const pingAfterMs = 25_000;
const healthyAfterMs = 10_000;
const watchEveryMs = 1_000;
const retries = { firstMs: 1_000, maxMs: 60_000, growth: 1.5 };

/** Opens the socket at once, because the user is active or the browser reports being online. */
export function connect(draft: Draft): void {
  const { link, socket } = draft.state;
  if (link.kind === 'connecting' || link.kind === 'open') return;
  socket.retryMs = 0;
  openSocket(draft);
}

/** Closes the socket, because nothing is pending and the page is hidden, or because it is not this tab's to keep. */
export function disconnect(draft: Draft): void {
  leave(draft);
  if (draft.state.link.kind !== 'signed-out') draft.state.link = { kind: 'closed' };
}

/** Disconnects soon, if the page is still hidden then. */
export function disconnectWhenIdle(draft: Draft): void {
  draft.effects.push({ do: 'start-timer', timer: 'idle', ms: idleAfterMs });
}

/** Disconnects a hidden page, unless changes are pending. */
export function disconnectIfIdle(draft: Draft, pendingCount: number): void {
  if (draft.state.isVisible) return;
  if (pendingCount > 0) disconnectWhenIdle(draft);
  else disconnect(draft);
}

export function socketOpened(draft: Draft): void {
  draft.state.link = { kind: 'open', helloAt: null, isWelcomed: false };
  draft.effects.push({ do: 'start-timer', timer: 'healthy', ms: healthyAfterMs });
}

/** Notes when the hub was asked something, unless it already owes an answer. */
export function asked({ state, now }: Draft): void {
  state.socket.askedAt ??= now;
}

export function socketLost(draft: Draft, loss: Loss): void {
  leave(draft);
  const { state } = draft;
  // there may be other servers, and a server spreads the ends of its sockets
  if (loss === 'restarted' && state.link.kind === 'open' && state.link.isWelcomed) state.socket.retryMs = 0;
  const { retryMs, blockedCount } = state.socket;
  state.socket.blockedCount = loss === 'blocked' ? blockedCount + 1 : 0;
  state.socket.retryMs = retryMs === 0 ? retries.firstMs : Math.min(retries.maxMs, retryMs * retries.growth);
  state.isOffline = true;
  state.link = { kind: 'waiting' };
  draft.effects.push({ do: 'retry-after', ms: retryMs });
}

/** Disconnects after the hub ended the session. The page does not retry until the user acts. */
export function sessionEnded(draft: Draft, reason: Exclude<CloseReason, Loss>): void {
  disconnect(draft);
  if (reason === 'sign-in') draft.state.link = { kind: 'signed-out' };
  else draft.effects.push({ do: 'end', reason });
}

/**
 * Checks the connection every second. A request that is unanswered for ten seconds means that the hub is offline.
 * Silence triggers a ping, and a minute of silence closes the socket.
 */
export function watch(draft: Draft, buffered: number, unansweredSince: number | null): void {
  const { state, now } = draft;
  const { socket } = state;
  // A draining buffer is a sign of life, because the hub accepts sent data; it is not an answer.
  if (buffered < socket.buffered) socket.heardAt = now;
  socket.buffered = buffered;
  const silentMs = now - socket.heardAt;
  if (silentMs >= givenUpAfterMs) return socketLost(draft, 'lost');
  const since = socket.askedAt ?? unansweredSince;
  if (since !== null && now - Math.max(since, socket.heardAt) >= offlineAfterMs) state.isOffline = true;
  const pings = silentMs >= pingAfterMs && state.link.kind === 'open';
  if (pings && !socket.hasPinged) {
    asked(draft);
    draft.effects.push({ do: 'send', message: { type: 'ping', body: {} } });
  }
  socket.hasPinged = pings;
  draft.effects.push({ do: 'start-timer', timer: 'watch', ms: watchEveryMs });
}

/** Opens the socket, and keeps the delay after a failed attempt. */
export function openSocket(draft: Draft): void {
  stopTimers(draft);
  const { socket, deadlines } = draft.state;
  deadlines.connect = null;
  draft.effects.push({ do: 'stop-timer', timer: 'connect' });
  socket.heardAt = draft.now;
  socket.askedAt = draft.now;
  socket.hasPinged = false;
  draft.state.link = { kind: 'connecting' };
  draft.effects.push({ do: 'open-socket' }, { do: 'start-timer', timer: 'watch', ms: watchEveryMs });
}

/** Leaves the socket, if there is one, so that its later events are ignored. */
function leave(draft: Draft): void {
  stopTimers(draft);
  const { socket, link } = draft.state;
  socket.askedAt = null;
  if (link.kind === 'connecting' || link.kind === 'open')
    draft.effects.push({ do: 'close-socket' }, { do: 'forget-connection' });
}

function stopTimers(draft: Draft): void {
  for (const timer of ['retry', 'healthy', 'watch'] as const) draft.effects.push({ do: 'stop-timer', timer });
}
