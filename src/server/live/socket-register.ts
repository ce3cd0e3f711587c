import type { WebSocket } from 'ws';
import type { LiveSocket, Peer } from './live-socket.ts';
import { socketLimits } from './socket-limits.ts';

/** All open sockets of this process. One timer does the periodic work for all of them. */
export class SocketRegister {
  readonly #sockets = new Map<WebSocket, LiveSocket>();
  readonly #countByUid = new Map<string, number>();
  readonly #countByAddress = new Map<string, number>();
  #askedAt = 0;
  #whenEmpty: (() => void) | null = null;

  get size(): number {
    return this.#sockets.size;
  }

  get(ws: WebSocket): LiveSocket | undefined {
    return this.#sockets.get(ws);
  }

  hasRoom({ uid, address }: Peer): boolean {
    const ofAddress = address === null ? 0 : (this.#countByAddress.get(address) ?? 0);
    const ofPerson = this.#countByUid.get(uid) ?? 0;
    return ofPerson < socketLimits.connectionsPerPerson && ofAddress < socketLimits.connectionsPerAddress;
  }

  add(ws: WebSocket, live: LiveSocket): void {
    this.#sockets.set(ws, live);
    count(this.#countByUid, live.peer.uid, 1);
    if (live.peer.address !== null) count(this.#countByAddress, live.peer.address, 1);
  }

  remove(ws: WebSocket): LiveSocket | undefined {
    const live = this.#sockets.get(ws);
    if (live === undefined) return undefined;
    this.#sockets.delete(ws);
    count(this.#countByUid, live.peer.uid, -1);
    if (live.peer.address !== null) count(this.#countByAddress, live.peer.address, -1);
    if (this.#sockets.size === 0) this.#whenEmpty?.();
    return live;
  }

  /**
   * Ends sockets that are dead, whose session has expired, that leave messages incomplete, or that accept no sent data.
   */
  sweep(now: number): void {
    const asks = now - this.#askedAt >= socketLimits.askMs || now < this.#askedAt; // the clock was set back
    if (asks) this.#askedAt = now;
    const unfinishedByUid = new Map<string, number>();
    for (const live of this.#sockets.values()) {
      if (live.peer.sessionExpiresAt <= now) live.endSilently();
      else if ((asks && !live.ask()) || live.unfinishedFor(now) >= socketLimits.unfinishedMs) live.terminate();
      else if (live.untakenFor(now) >= socketLimits.untakenMs) live.terminate();
      else if (live.unfinishedBytes > 0) count(unfinishedByUid, live.peer.uid, live.unfinishedBytes);
    }
    for (const live of this.#sockets.values()) {
      const bytes = unfinishedByUid.get(live.peer.uid) ?? 0;
      if (bytes > socketLimits.unfinishedBytesPerPerson && live.unfinishedBytes > 0) live.terminate();
    }
  }

  /** Returns the sessions that have a socket. */
  *sessionIds(): Generator<string> {
    for (const { peer } of this.#sockets.values()) yield peer.sessionId;
  }

  endSilently(sessionIds: ReadonlySet<string>): void {
    for (const live of this.#sockets.values()) if (sessionIds.has(live.peer.sessionId)) live.endSilently();
  }

  /**
   * Closes all sockets, some at a time, so that thousands of devices do not come back to other servers at once. Then
   * terminates those that do not answer.
   */
  async closeAll(pause: (ms: number) => Promise<unknown>): Promise<void> {
    if (this.#sockets.size === 0) return;
    const empty = new Promise<void>((resolve) => {
      this.#whenEmpty = resolve;
    });
    const { leastAtOnce, pauseMs, withinMs } = socketLimits.handover;
    const all = [...this.#sockets.values()];
    const atOnce = Math.max(leastAtOnce, Math.ceil((all.length * pauseMs) / withinMs));
    for (let at = 0; at < all.length; at += atOnce) {
      if (at > 0) await pause(pauseMs);
      for (const live of all.slice(at, at + atOnce)) live.restart();
    }
    const cutOff = setTimeout(() => {
      for (const live of this.#sockets.values()) live.terminate();
    }, socketLimits.goodbyeMs);
    await empty;
    clearTimeout(cutOff);
  }
}

function count(counts: Map<string, number>, key: string, change: number): void {
  const now = (counts.get(key) ?? 0) + change;
  if (now === 0) counts.delete(key);
  else counts.set(key, now);
}
