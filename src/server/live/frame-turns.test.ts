import { describe, expect, it } from 'vitest';
import { type FrameReceiver, FrameTurns } from './frame-turns.ts';

describe('the frames of one person', () => {
  it('SY13j are handled at once while they take little time', () => {
    const world = withTurns();
    const socket = world.open('ann');
    world.receive(socket, 1, 1, 1);
    expect([socket.handled, socket.isPaused]).toEqual([3, false]);
  });

  it('SY13j wait for the next turn when they have taken five milliseconds, and stay in order', () => {
    const world = withTurns();
    const [a, b] = [world.open('ann'), world.open('ann')];
    world.receive(a, 3, 3);
    world.receive(b, 1);
    world.receive(a, 1);
    expect([a.handled, b.handled, world.order.length]).toEqual([2, 0, 2]);
    expect([a.isPaused, b.isPaused]).toEqual([true, true]);
    world.turn();
    expect([a.handled, b.handled]).toEqual([3, 1]);
    expect(world.order).toEqual([a, a, b, a]);
  });

  it('SY13j do not delay the frames of others', () => {
    const world = withTurns();
    const [ann, ben] = [world.open('ann'), world.open('ben')];
    world.receive(ann, 6, 1, 1);
    world.receive(ben, 1);
    expect([ann.handled, ben.handled, ben.isPaused]).toEqual([1, 1, false]);
  });

  it('SY13j are read again from one socket after another', () => {
    const world = withTurns();
    const sockets = [world.open('ann'), world.open('ann'), world.open('ann')] as const;
    world.receive(sockets[0], 6, 1);
    const resumed = () => sockets.filter(({ isPaused }) => !isPaused).length;
    const counts = Array.from({ length: 5 }, () => {
      world.turn();
      return resumed();
    });
    expect(counts).toEqual([1, 2, 3, 3, 3]);
    world.receive(sockets[1], 1);
    expect(sockets[1].handled).toBe(1);
  });

  it('SY13k close a socket that never lets them come to an end, and not one that sends much for a while', () => {
    const world = withTurns();
    const [flood, quiet] = [world.open('ann'), world.open('ann')];
    for (let turn = 0; turn < 100; turn++) {
      world.receive(flood, 6, 1);
      for (let at = 0; at < 4; at++) world.turn();
    }
    expect(flood.isClosed).toBe(false);
    world.receive(flood, 6, 6);
    while (world.clock.now < 40_000 && !flood.isClosed) {
      world.receive(flood, 6);
      world.turn();
    }
    expect([flood.isClosed, quiet.isClosed]).toEqual([true, false]);
    expect(world.clock.now).toBeGreaterThan(30_000);
  });

  it('SY13k close a socket if too many bytes wait', () => {
    const world = withTurns();
    const socket = world.open('ann');
    world.receive(socket, 6);
    for (let at = 0; at < 10; at++) world.receive(socket, 1);
    expect(socket.isClosed).toBe(false);
    world.receive(socket, 1);
    expect(socket.isClosed).toBe(true);
    world.turn();
    expect(socket.handled).toBe(1);
  });

  it('SY13j of the WebSocket protocol count too', () => {
    const world = withTurns();
    const socket = world.open('ann');
    for (let at = 0; at < 2_000; at++) world.turns.count('ann', socket);
    expect(socket.isPaused).toBe(true);
    world.turn();
    expect(socket.isPaused).toBe(false);
  });

  it('are forgotten with their socket', () => {
    const world = withTurns();
    const [gone, stays] = [world.open('ann'), world.open('ann')];
    world.receive(gone, 6, 1);
    world.receive(stays, 1);
    world.turns.leave('ann', gone);
    world.turn();
    expect([gone.handled, stays.handled, stays.isPaused]).toEqual([1, 1, false]);
  });
});

class TestReceiver implements FrameReceiver {
  handled = 0;
  isPaused = false;
  isClosed = false;
  costs: number[] = [];
  readonly #spend: (ms: number, receiver: TestReceiver) => void;

  constructor(spend: (ms: number, receiver: TestReceiver) => void) {
    this.#spend = spend;
  }

  handle = (frame: Uint8Array) => {
    this.handled += 1;
    this.#spend(frame[0] as number, this);
  };
  pause = () => {
    this.isPaused = true;
  };
  resume = () => {
    this.isPaused = false;
  };
  terminate = () => {
    this.isClosed = true;
  };
}

/** Turns of an event loop that a test takes. The first byte of a frame says how many milliseconds it takes. */
function withTurns() {
  const deferred: (() => void)[] = [];
  const uids = new Map<FrameReceiver, string>();
  const clock = { now: 0 };
  const order: FrameReceiver[] = [];
  const turns = new FrameTurns({
    limits: { turnMs: 5, waitingBytes: 1_000, overloadMs: 30_000 },
    now: () => clock.now,
    defer: (work) => void deferred.push(work),
  });
  return {
    clock,
    order,
    turns,
    open(uid: string) {
      const receiver = new TestReceiver((ms, handled) => {
        clock.now += ms;
        order.push(handled);
      });
      uids.set(receiver, uid);
      turns.join(uid, receiver);
      return receiver;
    },
    receive(receiver: TestReceiver, ...costs: readonly number[]) {
      for (const ms of costs) turns.receive(uids.get(receiver) as string, receiver, new Uint8Array(100).fill(ms), true);
    },
    turn() {
      for (const work of deferred.splice(0)) work();
    },
  };
}
