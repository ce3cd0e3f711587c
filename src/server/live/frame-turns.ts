/** A socket whose frames take turns with those of others. */
export interface FrameReceiver {
  readonly handle: (frame: Uint8Array, isBinary: boolean) => void;
  /** Reads nothing more from the network. What was read already may still arrive. */
  readonly pause: () => void;
  readonly resume: () => void;
  readonly terminate: () => void;
}

export interface FrameTurnLimits {
  /** How long the frames of one person may take in a turn of the event loop, in milliseconds. */
  readonly turnMs: number;
  /** How many bytes of frames may wait for the next turn. */
  readonly waitingBytes: number;
  /** After this time in which a person's frames have always waited, the sockets that send them are closed. */
  readonly overloadMs: number;
}

interface FrameTurnPorts {
  readonly limits: FrameTurnLimits;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  /** Runs work in the next turn of the event loop. */
  readonly defer: (work: () => void) => void;
}

interface WaitingFrame {
  readonly receiver: FrameReceiver;
  readonly frame: Uint8Array;
  readonly isBinary: boolean;
}

/** What one person's sockets have asked for in this turn. */
interface Turn {
  readonly receivers: Set<FrameReceiver>;
  /** Sockets that are not read, in the order in which they are read again. */
  readonly paused: Set<FrameReceiver>;
  waiting: WaitingFrame[];
  waitingBytes: number;
  usedMs: number;
  isEndDue: boolean;
  overloadedSince: number | null;
}

/** About how long the parser takes for a frame, in milliseconds. It is not part of the measured time. */
const parsingMs = 0.003;

/**
 * Divides the main thread among persons. The frames of one person may take some milliseconds in a turn of the event loop.
 * Further ones wait for the next turn, and until then none of the person's sockets is read. They are read again one
 * after another.
 */
export class FrameTurns {
  readonly #ports: FrameTurnPorts;
  readonly #turns = new Map<string, Turn>();

  constructor(ports: FrameTurnPorts) {
    this.#ports = ports;
  }

  join(uid: string, receiver: FrameReceiver): void {
    const turn = this.#turns.get(uid) ?? newTurn();
    turn.receivers.add(receiver);
    this.#turns.set(uid, turn);
  }

  leave(uid: string, receiver: FrameReceiver): void {
    const turn = this.#turns.get(uid);
    if (turn === undefined) return;
    turn.receivers.delete(receiver);
    turn.paused.delete(receiver);
    if (turn.receivers.size === 0) this.#turns.delete(uid);
  }

  /** Handles a frame, now or in one of the next turns. Frames of a person stay in order. */
  receive(uid: string, receiver: FrameReceiver, frame: Uint8Array, isBinary: boolean): void {
    const turn = this.#turns.get(uid);
    if (turn === undefined) return;
    const waits = turn.waiting.length > 0 || turn.usedMs >= this.#ports.limits.turnMs;
    if (!waits) return this.#handle(turn, { receiver, frame, isBinary });
    turn.waiting.push({ receiver, frame, isBinary });
    turn.waitingBytes += frame.length;
    this.#overload(turn, receiver);
  }

  /** Counts a frame that the parser handled itself, such as a ping of the WebSocket protocol. */
  count(uid: string, receiver: FrameReceiver): void {
    const turn = this.#turns.get(uid);
    if (turn === undefined) return;
    turn.usedMs += parsingMs;
    this.#endLater(turn);
    if (turn.usedMs >= this.#ports.limits.turnMs) this.#overload(turn, receiver);
  }

  #handle(turn: Turn, { receiver, frame, isBinary }: WaitingFrame): void {
    const begun = this.#ports.now();
    receiver.handle(frame, isBinary);
    turn.usedMs += this.#ports.now() - begun + parsingMs;
    this.#endLater(turn);
  }

  #overload(turn: Turn, receiver: FrameReceiver): void {
    const { limits, now } = this.#ports;
    turn.overloadedSince ??= now();
    const isTooLong = now() - turn.overloadedSince > limits.overloadMs;
    if (isTooLong || turn.waitingBytes > limits.waitingBytes) return this.#drop(turn, receiver);
    if (turn.paused.size === turn.receivers.size) return;
    for (const each of turn.receivers) {
      if (turn.paused.has(each)) continue;
      each.pause();
      turn.paused.add(each);
    }
    this.#endLater(turn);
  }

  /** Closes a socket and forgets its frames. Its device catches up when it reconnects. */
  #drop(turn: Turn, receiver: FrameReceiver): void {
    turn.waiting = turn.waiting.filter((each) => each.receiver !== receiver);
    turn.waitingBytes = turn.waiting.reduce((sum, { frame }) => sum + frame.length, 0);
    receiver.terminate();
  }

  #endLater(turn: Turn): void {
    if (turn.isEndDue) return;
    turn.isEndDue = true;
    this.#ports.defer(() => this.#begin(turn));
  }

  /** Begins the next turn: handles what waits, and then reads one more socket. */
  #begin(turn: Turn): void {
    turn.isEndDue = false;
    turn.usedMs = 0;
    while (turn.waiting.length > 0 && turn.usedMs < this.#ports.limits.turnMs) {
      const next = turn.waiting.shift() as WaitingFrame;
      turn.waitingBytes -= next.frame.length;
      if (turn.receivers.has(next.receiver)) this.#handle(turn, next);
    }
    if (turn.waiting.length > 0) return this.#endLater(turn);
    const [receiver] = turn.paused;
    if (receiver === undefined) {
      turn.overloadedSince = null;
      return;
    }
    turn.paused.delete(receiver);
    receiver.resume();
    this.#endLater(turn);
  }
}

function newTurn(): Turn {
  return {
    receivers: new Set(),
    paused: new Set(),
    waiting: [],
    waitingBytes: 0,
    usedMs: 0,
    isEndDue: false,
    overloadedSince: null,
  };
}
