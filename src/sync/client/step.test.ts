import { describe, expect, it } from 'vitest';
import type { Answer } from '../document/push-window.ts';
import type { HubMessage } from '../protocol/index.ts';
import { nodePlatform } from '../testing/node-platform.ts';
import { VirtualTime } from '../testing/virtual-time.ts';
import { type ClientEvent, type ClientState, type Effect, initialState, type Timer } from './client-state.ts';
import type { SessionEnd } from './socket.ts';
import { step } from './step.ts';

const welcome = { epoch: 'epoch 1', time: 1_000_000, head: 3, highest: null, history: 'same' } as const;

const restamp = { kind: 'restamp', rows: [1], isRepeated: false } as const;

describe('a connection', () => {
  it('opens at once when it is requested, and only once', () => {
    const client = start();
    client.dispatch({ type: 'reconnect-requested' }, { type: 'reconnect-requested' });
    expect(client.attempts).toHaveLength(1);
    expect(client.state.link.kind).toBe('connecting');
    client.dispatch({ type: 'socket-opened' });
    expect(client.state.link).toEqual({ kind: 'open', helloAt: 0, isWelcomed: false });
  });

  it('SY15g retries at once, then after 1 s, with delays that grow by half up to a minute', async () => {
    const client = start();
    client.dispatch({ type: 'reconnect-requested' });
    const waits: number[] = [];
    for (let attempt = 0; attempt < 14; attempt++) {
      const failedAt = client.time.now();
      client.lose();
      for (const count = client.attempts.length; client.attempts.length === count; ) await client.time.pass(1);
      waits.push(client.attempts.at(-1)!.at - failedAt);
    }
    const expected = [0, ...Array.from({ length: 13 }, (_, at) => Math.min(60_000, 1_000 * 1.5 ** at))];
    for (const [at, wait] of waits.entries()) expect(wait).toBeCloseTo(expected[at] as number, -1);
    expect(waits.slice(-2)).toEqual([60_000, 60_000]);
  });

  it('SY15i starts its delays over after ten seconds with an open socket, and not before', async () => {
    const retriesAtOnceAfter = async (ms: number) => {
      const client = start();
      client.dispatch({ type: 'reconnect-requested' });
      for (let at = 0; at < 4; at++) {
        client.lose();
        await client.time.pass(10_000);
      }
      client.dispatch({ type: 'socket-opened' });
      await client.time.pass(ms);
      const count = client.attempts.length;
      client.lose();
      await client.time.pass(1);
      return client.attempts.length > count;
    };
    expect(await retriesAtOnceAfter(10_000)).toBe(true);
    expect(await retriesAtOnceAfter(9_900)).toBe(false);
  });

  it('SY15z reconnects at once to another server each time that one which has welcomed it stops', () => {
    const client = welcomed();
    for (let stopped = 1; stopped <= 3; stopped++) {
      client.dispatch({ type: 'socket-closed', reason: 'restarted' });
      client.dispatch({ type: 'timer', timer: 'retry' }, { type: 'socket-opened' });
      expect(client.done('retry-after').map(({ ms }) => ms)).toEqual(Array(stopped).fill(0));
      client.dispatch({ type: 'received', message: { type: 'welcome', body: welcome } });
      client.finish();
    }
  });

  it('SY15z waits as long as ever for a server that stops before it has welcomed the device', () => {
    const client = open();
    for (let stopped = 1; stopped <= 3; stopped++) {
      client.dispatch({ type: 'socket-closed', reason: 'restarted' });
      client.dispatch({ type: 'timer', timer: 'retry' }, { type: 'socket-opened' });
    }
    expect(client.done('retry-after').map(({ ms }) => ms)).toEqual([0, 1_000, 1_500]);
  });

  it('SY15d is offline from the first failed attempt until a frame is received', async () => {
    const client = start();
    client.dispatch({ type: 'reconnect-requested' });
    expect(client.state.isOffline).toBe(false);
    client.lose();
    expect(client.state.isOffline).toBe(true);
    await client.time.pass(0);
    client.dispatch({ type: 'socket-opened' });
    expect(client.state.isOffline).toBe(true);
    client.dispatch(ping);
    expect(client.state.isOffline).toBe(false);
  });

  it('SY15v is blocked after three attempts in a row that failed while the server answered, until a frame is received', async () => {
    const client = start();
    const shownAfter = async (reason: 'lost' | 'blocked') => {
      client.dispatch({ type: 'socket-closed', reason });
      for (const count = client.attempts.length; client.attempts.length === count; ) await client.time.pass(1);
      return client.state.shownLink;
    };
    client.dispatch({ type: 'reconnect-requested' });
    expect(await shownAfter('blocked')).toBe('offline');
    expect(await shownAfter('blocked')).toBe('offline');
    expect(await shownAfter('lost')).toBe('offline');
    expect(await shownAfter('blocked')).toBe('offline');
    expect(await shownAfter('blocked')).toBe('offline');
    expect(await shownAfter('blocked')).toBe('blocked');
    client.dispatch({ type: 'socket-opened' });
    expect(await shownAfter('blocked')).toBe('blocked');
    expect(await shownAfter('lost')).toBe('offline');
    for (let attempt = 0; attempt < 3; attempt++) await shownAfter('blocked');
    client.dispatch({ type: 'socket-opened' }, ping);
    expect(client.state.shownLink).toBe('online');
  });

  it('SY15b, SY15c is offline after ten seconds without an answer, but keeps the socket open', async () => {
    const client = open();
    client.unansweredSince = client.time.now();
    await client.time.pass(9_000);
    expect(client.state.isOffline).toBe(false);
    await client.time.pass(2_000);
    expect(client.state.isOffline).toBe(true);
    expect([client.state.link.kind, client.attempts[0]?.isClosed]).toEqual(['open', false]);
    client.dispatch(ping);
    expect(client.state.isOffline).toBe(false);
  });

  it('SY15b is not offline while no answer is due', async () => {
    const client = open();
    await client.time.pass(20_000);
    expect(client.state.isOffline).toBe(false);
  });

  it('SY15a is not offline while the send buffer shrinks, and is ten seconds later without an answer', async () => {
    const client = open();
    client.buffered = 100_000;
    client.unansweredSince = client.time.now();
    for (let second = 0; second < 30; second++) {
      await client.time.pass(1_000);
      client.buffered -= 1_000;
    }
    await client.time.pass(9_000);
    expect(client.state.isOffline).toBe(false);
    await client.time.pass(2_000);
    expect(client.state.isOffline).toBe(true);
  });

  it('SY15a is not offline while chunks arrive, and is ten seconds after the last of them', async () => {
    const client = open();
    client.unansweredSince = client.time.now();
    for (let second = 0; second < 30; second++) {
      await client.time.pass(1_000);
      client.dispatch({ type: 'chunk-downloaded', chunk: null as never });
    }
    await client.time.pass(9_000);
    expect(client.state.isOffline).toBe(false);
    await client.time.pass(2_000);
    expect(client.state.isOffline).toBe(true);
  });

  it('SY15a, SY15b is offline ten seconds after the last frame of a hub that owes another answer', async () => {
    const client = open();
    client.unansweredSince = client.time.now();
    await client.time.pass(5_000);
    client.dispatch(ping);
    await client.time.pass(9_000);
    expect(client.state.isOffline).toBe(false);
    await client.time.pass(2_000);
    expect(client.state.isOffline).toBe(true);
  });

  it('SY15e, SY15f pings once after 25 s of silence, and gives up the socket after 60 s', async () => {
    const client = open();
    const pings = () => client.done('send').filter(({ message }) => message.type === 'ping').length;
    await client.time.pass(24_000);
    expect(pings()).toBe(0);
    await client.time.pass(20_000);
    expect(pings()).toBe(1);
    await client.time.pass(15_000);
    expect(client.attempts[0]?.isClosed).toBe(false);
    await client.time.pass(2_000);
    expect(client.attempts[0]?.isClosed).toBe(true);
    expect(client.state.isOffline).toBe(true);
    expect(client.attempts.length).toBeGreaterThan(1);
  });

  it('SY15j reconnects at once when the browser reports online, however long the delay', async () => {
    const client = start();
    client.dispatch({ type: 'reconnect-requested' });
    for (let at = 0; at < 8; at++) {
      client.lose();
      await client.time.pass(100_000);
    }
    client.lose();
    const count = client.attempts.length;
    client.dispatch({ type: 'reconnect-requested' });
    expect(client.attempts).toHaveLength(count + 1);
  });

  it('SY15k opens at once for a new pending change, but does not shorten the delay after a failed attempt', async () => {
    const client = start();
    const stored: ClientEvent = { type: 'changes-stored', isAnyStored: true };
    client.dispatch(stored);
    expect(client.attempts).toHaveLength(1);
    client.lose();
    await client.time.pass(0);
    client.lose();
    client.dispatch(stored);
    await client.time.pass(998);
    client.dispatch(stored);
    expect(client.attempts).toHaveLength(2);
    await client.time.pass(3);
    expect(client.attempts).toHaveLength(3);
  });

  it('SY17f closes the socket of a hidden page without pending changes, after a minute', async () => {
    const client = open();
    client.dispatch({ type: 'visibility-changed', isVisible: false });
    const listen = async () => {
      await client.time.pass(30_000);
      client.dispatch(ping);
      await client.time.pass(31_000);
    };
    client.pendingCount = 1;
    await listen();
    expect(client.state.link.kind).toBe('open');
    client.pendingCount = 0;
    await listen();
    expect(client.state.link.kind).toBe('closed');
    const { length } = client.attempts;
    await client.time.pass(600_000);
    expect(client.attempts).toHaveLength(length);
    expect(client.state.shownLink).toBe('idle');
  });

  it.each<SessionEnd>(['session-revoked', 'account-deleted'])(
    'SY33c reports %s and does not reconnect by itself',
    async (reason) => {
      const client = open();
      client.dispatch({ type: 'socket-closed', reason });
      await client.time.pass(600_000);
      expect(client.done('end').map((effect) => effect.reason)).toEqual([reason]);
      expect(client.attempts).toHaveLength(1);
    },
  );

  it('SY33c waits for a sign-in, also while the user edits, until a person or another tab acts', async () => {
    const client = open();
    client.dispatch({ type: 'socket-closed', reason: 'sign-in' }, { type: 'changes-stored', isAnyStored: true });
    await client.time.pass(600_000);
    expect(client.attempts).toHaveLength(1);
    expect(client.state.shownLink).toBe('sign-in');
    client.dispatch({ type: 'tab-message', message: { kind: 'wake' } });
    expect(client.attempts).toHaveLength(2);
    expect(client.state.shownLink).toBe('connecting');
  });
});

describe('a session', () => {
  it('SY15l says hello on a new connection only when the messages of the last one are handled', () => {
    const client = open();
    client.dispatch({ type: 'received', message: { type: 'welcome', body: welcome } });
    client.finish();
    const changes: HubMessage = { type: 'changes', body: { after: 3, upto: 4, mark: null, entries: [] } };
    client.dispatch({ type: 'received', message: changes });
    client.lose();
    client.dispatch({ type: 'reconnect-requested' }, { type: 'socket-opened' });
    expect(client.done('say-hello')).toHaveLength(1);
    client.finish();
    expect(client.done('say-hello')).toHaveLength(2);
  });

  it.each([
    [9_000, 1_004_500],
    [10_001, null],
  ])('SY7m takes the time of a welcome that came after %i ms as %s', async (ms, hubNow) => {
    const client = start();
    client.dispatch({ type: 'reconnect-requested' }, { type: 'socket-opened' });
    await client.time.pass(ms);
    client.dispatch({ type: 'received', message: { type: 'welcome', body: welcome } });
    expect(client.done('work').map((effect) => effect.hubNow)).toEqual([hubNow]);
  });

  it('handles one message at a time, in order, and sends what is pending after each', () => {
    const client = open();
    const ack = (upto: number): HubMessage => ({ type: 'ack', body: { ids: [], upto } });
    client.dispatch(
      { type: 'received', message: { type: 'welcome', body: welcome } },
      { type: 'received', message: ack(4) },
      { type: 'received', message: ack(5) },
    );
    const begun = () =>
      client.done('work').map(({ work }) => (work.kind === 'message' ? work.message.type : work.kind));
    expect([begun(), client.done('send-pushes').length]).toEqual([['welcome'], 0]);
    client.finish();
    expect([begun(), client.done('send-pushes').length]).toEqual([['welcome', 'ack'], 1]);
    client.finish();
    expect([begun(), client.done('send-pushes').length]).toEqual([['welcome', 'ack', 'ack'], 2]);
  });

  it('takes no welcome of a connection that was lost while the welcome was handled', () => {
    const client = open();
    client.dispatch({ type: 'received', message: { type: 'welcome', body: welcome } });
    client.lose();
    client.dispatch({ type: 'reconnect-requested' }, { type: 'socket-opened' });
    client.finish();
    expect(client.state.link).toMatchObject({ kind: 'open', isWelcomed: false });
    expect(client.done('send-pushes')).toEqual([]);
  });

  it('SY18b sends nothing until the time that the hub asked for has passed', async () => {
    const client = welcomed();
    client.answer({ kind: 'later', waitSeconds: 5, busy: true });
    expect(client.state.shownLink).toBe('busy');
    const before = client.done('send-pushes').length;
    client.dispatch({ type: 'changes-stored', isAnyStored: true }, { type: 'backfilled' });
    await client.time.pass(4_900);
    expect(client.done('send-pushes')).toHaveLength(before);
    await client.time.pass(200);
    expect(client.done('send-pushes')).toHaveLength(before + 1);
  });

  it('SY7i asks for the time before it sends again, when the hub refuses stamps', async () => {
    const client = welcomed();
    client.answer({ kind: 'restamp', rows: [1], isRepeated: false });
    client.dispatch({ type: 'changes-stored', isAnyStored: true });
    expect(client.state.link).toMatchObject({ isWelcomed: false });
    await client.time.pass(1);
    expect(client.done('say-hello')).toHaveLength(2);
  });

  it('SY15u says hello again after the welcome, if it had to while one was unanswered', () => {
    const client = open();
    client.dispatch({ type: 'hello-needed' }, { type: 'hello-needed' });
    expect(client.done('say-hello')).toHaveLength(1);
    client.dispatch({ type: 'received', message: { type: 'welcome', body: welcome } });
    client.finish();
    expect(client.done('say-hello')).toHaveLength(2);
    client.dispatch({ type: 'received', message: { type: 'welcome', body: welcome } });
    client.finish();
    expect(client.done('say-hello')).toHaveLength(2);
    expect(client.state.deadlines.hello).toBeNull();
  });

  it.each<HubMessage>([
    { type: 'changes', body: { after: 0, upto: 3, mark: null, entries: [] } },
    { type: 'snapshot', body: { sequence: 3, mark: null, chunks: [] } },
  ])('SY15w says hello again after a welcome that arrives after $type', (message) => {
    const client = open();
    client.dispatch({ type: 'received', message });
    client.finish();
    client.dispatch({ type: 'received', message: { type: 'welcome', body: { ...welcome, history: 'other' } } });
    client.finish();
    expect(client.done('say-hello')).toHaveLength(2);
    client.dispatch({ type: 'received', message }, { type: 'received', message: { type: 'welcome', body: welcome } });
    for (let at = 0; at < 2; at++) client.finish();
    expect(client.done('say-hello')).toHaveLength(2);
  });

  it.each([
    ['a download fails', (client: TestClient) => client.dispatch({ type: 'download-failed' }), 5_000],
    [
      'a restamped push is refused again',
      (client: TestClient) => client.answer({ ...restamp, isRepeated: true }),
      2_000,
    ],
  ])('SY18n says hello after %s, while the hub is busy for longer', async (_, fail, ms) => {
    const client = welcomed();
    client.quietMs = 1_000;
    fail(client);
    client.answer({ kind: 'later', waitSeconds: 30, busy: true });
    await client.time.pass(ms - 100);
    client.finish(); // the promotion
    expect(client.done('say-hello')).toHaveLength(1);
    await client.time.pass(200);
    expect(client.done('say-hello')).toHaveLength(2);
    client.dispatch({ type: 'received', message: { type: 'welcome', body: welcome } });
    client.finish();
    const before = client.done('send-pushes').length;
    await client.time.pass(30_000 - ms - 300);
    expect(client.done('send-pushes')).toHaveLength(before);
    await client.time.pass(300);
    expect(client.done('send-pushes')).toHaveLength(before + 1);
  });

  it('SY18n keeps the longer of two waits that the hub asked for, and the earlier of two hellos', async () => {
    const client = welcomed();
    client.answer({ kind: 'later', waitSeconds: 30, busy: true });
    client.answer({ kind: 'later', waitSeconds: 5, busy: false });
    expect(client.state.deadlines.push).toBe(30_000);
    client.dispatch({ type: 'download-failed' });
    client.answer(restamp);
    expect(client.state.deadlines.hello).toBe(0);
    await client.time.pass(1);
    expect(client.done('say-hello')).toHaveLength(2);
  });

  it('SY18n connects again after the storage has failed, with a refusal still to be handled', async () => {
    const client = welcomed();
    client.dispatch({ type: 'received', message: { type: 'ack', body: { ids: [], upto: 4 } } });
    client.dispatch({ type: 'received', message: { type: 'ack', body: { ids: [], upto: 5 } } });
    client.dispatch({ type: 'work-failed', failure: { code: 'storage/unavailable' } });
    const work = client.done('work').at(-1)!.work;
    client.dispatch({ type: 'worked', work, answer: { kind: 'later', waitSeconds: 30, busy: true } });
    await client.time.pass(5_001);
    expect(client.done('read-disk')).toEqual([{ do: 'read-disk', mayConnect: true }]);
  });

  it('SY15q reads the disk again after it could not be read, until it can be, and then connects', async () => {
    const client = start();
    for (let times = 1; times <= 3; times++) {
      client.dispatch({ type: 'storing-failed', failure: { code: 'storage/unavailable' } });
      await client.time.pass(5_001);
      expect(client.done('read-disk')).toHaveLength(times);
    }
    expect(client.attempts).toHaveLength(0);
    client.dispatch({ type: 'disk-read', mayConnect: true });
    expect(client.attempts).toHaveLength(1);
  });

  it('SY15t requests damaged records with the next welcome, each once', () => {
    const client = start();
    client.dispatch(
      { type: 'fetch-needed', keys: ['notes/a'] },
      { type: 'fetch-needed', keys: ['notes/a', 'notes/b'] },
    );
    client.dispatch({ type: 'reconnect-requested' }, { type: 'socket-opened' });
    expect(client.done('send')).toEqual([]);
    client.dispatch({ type: 'received', message: { type: 'welcome', body: welcome } });
    client.finish();
    expect(client.done('send').map(({ message }) => message)).toEqual([
      { type: 'fetch', body: { keys: ['notes/a', 'notes/b'] } },
    ]);
    expect(client.state.unfetched).toEqual([]);
  });

  it('SY1e promotes in a pause of 250 ms, and after two seconds at the latest', async () => {
    const client = welcomed();
    const promotions = () => client.done('work').filter(({ work }) => work.kind === 'promote').length;
    client.quietMs = 1_000;
    await client.time.pass(300);
    expect(promotions()).toBe(1);
    client.finish();
    client.quietMs = 0;
    client.answer({ kind: 'acknowledged', push: new Uint8Array(16), rows: [1] });
    await client.time.pass(1_900);
    expect(promotions()).toBe(1);
    await client.time.pass(400);
    expect(promotions()).toBe(2);
  });

  it('connects again after the storage has failed, and reports it until work succeeds', async () => {
    const client = welcomed();
    client.dispatch({ type: 'received', message: { type: 'ack', body: { ids: [], upto: 4 } } });
    client.dispatch({ type: 'work-failed', failure: { code: 'storage/full' } });
    expect(client.state.link.kind).toBe('closed');
    expect(client.done('set-failure').at(-1)).toMatchObject({ part: 'reading', failure: { code: 'storage/full' } });
    await client.time.pass(5_001);
    expect(client.done('read-disk')).toEqual([{ do: 'read-disk', mayConnect: true }]);
    client.dispatch({ type: 'disk-read', mayConnect: true });
    expect(client.attempts).toHaveLength(2);
    client.dispatch({ type: 'socket-opened' }, { type: 'received', message: { type: 'welcome', body: welcome } });
    client.finish();
    expect(
      client
        .done('set-failure')
        .filter(({ part }) => part === 'reading')
        .at(-1)?.failure,
    ).toBeNull();
  });

  it('does nothing any more after a stop', async () => {
    const client = welcomed();
    client.dispatch({ type: 'stopped' });
    expect(client.attempts[0]?.isClosed).toBe(true);
    const { length } = client.effects;
    client.dispatch({ type: 'reconnect-requested' }, { type: 'lock-granted' }, ping);
    await client.time.pass(600_000);
    expect(client.effects).toHaveLength(length);
  });
});

describe('the tabs of a device', () => {
  const heartbeat = {
    kind: 'holding',
    visible: false,
    offline: false,
    blocked: false,
    signIn: false,
    busy: true,
    caughtUp: true,
    journal: 0,
    row: 0,
  } as const;

  it('SY17b a visible tab takes over from a hidden leader', () => {
    const client = start({ isLeader: false });
    client.dispatch({ type: 'tab-message', message: { ...heartbeat, visible: true } });
    expect(client.done('request-lock')).toEqual([]);
    client.dispatch({ type: 'tab-message', message: heartbeat });
    expect(client.done('request-lock')).toEqual([{ do: 'request-lock', isStolen: true }]);
    expect(client.state.shownLink).toBe('busy');
  });

  it('SY17e connects when it becomes the leader, once it has read what the others stored', () => {
    const client = start({ isLeader: false });
    client.dispatch({ type: 'lock-granted' });
    expect(client.attempts).toHaveLength(0);
    client.dispatch({ type: 'disk-read', mayConnect: true });
    expect(client.attempts).toHaveLength(1);
    client.dispatch({ type: 'lock-lost' });
    expect(client.attempts[0]?.isClosed).toBe(true);
    expect(client.done('request-lock')).toEqual([{ do: 'request-lock', isStolen: false }]);
  });

  it('SY17c, SY17d reads every 5 s what others stored, and takes over from a leader that is silent for 12 s', async () => {
    const leader = start();
    leader.dispatch({ type: 'started', isVisible: true });
    await leader.time.pass(10_500);
    expect(leader.done('read-disk')).toHaveLength(2);
    const other = start({ isLeader: false });
    other.dispatch({ type: 'started', isVisible: true });
    await other.time.pass(9_000);
    other.dispatch({ type: 'tab-message', message: { ...heartbeat, visible: true } });
    const steals = () => other.done('request-lock').filter(({ isStolen }) => isStolen).length;
    await other.time.pass(11_000);
    expect(steals()).toBe(0);
    await other.time.pass(6_000);
    expect(steals()).toBe(1);
  });

  it('SY17c are told by the leader that the connection is blocked', () => {
    const client = start({ isLeader: false });
    client.dispatch({ type: 'tab-message', message: { ...heartbeat, blocked: true } });
    expect(client.state.shownLink).toBe('blocked');
  });

  it('leaves connecting to the leader', () => {
    const client = start({ isLeader: false });
    client.dispatch({ type: 'reconnect-requested' }, { type: 'changes-stored', isAnyStored: true });
    expect(client.attempts).toEqual([]);
    expect(client.done('wake-leader')).toHaveLength(1);
  });
});

const ping: ClientEvent = { type: 'received', message: { type: 'ping', body: {} } };

interface Attempt {
  readonly at: number;
  isClosed: boolean;
}

/** A client whose effects are recorded, and whose timers run on virtual time. */
class TestClient {
  readonly time = new VirtualTime(0, nodePlatform.settle);
  readonly attempts: Attempt[] = [];
  readonly effects: Effect[] = [];
  readonly #timers = new Map<Timer, () => void>();
  state: ClientState;
  buffered = 0;
  unansweredSince: number | null = null;
  pendingCount = 0;
  quietMs = 0;

  constructor(state: ClientState) {
    this.state = state;
  }

  dispatch(...events: readonly ClientEvent[]): void {
    for (const event of events) {
      const { state, effects } = step(this.state, event, this.time.now());
      this.state = state;
      for (const effect of effects) this.#perform(effect);
    }
  }

  /** Loses the connection. */
  lose(): void {
    this.dispatch({ type: 'socket-closed', reason: 'lost' });
  }

  /** Finishes the work that was begun last. */
  finish(): void {
    this.dispatch({ type: 'worked', work: this.done('work').at(-1)!.work });
  }

  /** Receives an answer of the hub to a push, and finishes handling it. */
  answer(answer: Answer): void {
    this.dispatch({ type: 'received', message: { type: 'ack', body: { ids: [], upto: 4 } } });
    this.dispatch({ type: 'worked', work: this.done('work').at(-1)!.work, answer });
  }

  done<D extends Effect['do']>(kind: D): readonly Extract<Effect, { do: D }>[] {
    return this.effects.filter((effect): effect is Extract<Effect, { do: D }> => effect.do === kind);
  }

  #perform(effect: Effect): void {
    this.effects.push(effect);
    if (effect.do === 'open-socket') this.attempts.push({ at: this.time.now(), isClosed: false });
    if (effect.do === 'close-socket') this.attempts.at(-1)!.isClosed = true;
    if (effect.do === 'stop-timer') this.#timers.get(effect.timer)?.();
    if (effect.do === 'start-timer') this.#start(effect.timer, effect.ms);
    if (effect.do === 'retry-after') this.#start('retry', effect.ms);
  }

  #start(timer: Timer, ms: number): void {
    this.#timers.get(timer)?.();
    const cancel = this.time.after(ms, () => this.dispatch(this.#event(timer)));
    this.#timers.set(timer, cancel);
  }

  #event(timer: Timer): ClientEvent {
    const type = 'timer';
    if (timer === 'watch') return { type, timer, buffered: this.buffered, unansweredSince: this.unansweredSince };
    if (timer === 'idle') return { type, timer, pendingCount: this.pendingCount };
    if (timer === 'promotion') return { type, timer, quietMs: this.quietMs };
    return { type, timer };
  }
}

function start({ isLeader = true } = {}): TestClient {
  return new TestClient({ ...initialState, tab: { ...initialState.tab, isLeader } });
}

/** A client with an open socket that has received an answer. */
function open(): TestClient {
  const client = start();
  client.dispatch({ type: 'reconnect-requested' }, { type: 'socket-opened' }, ping);
  return client;
}

function welcomed(): TestClient {
  const client = open();
  client.dispatch({ type: 'received', message: { type: 'welcome', body: welcome } });
  client.finish();
  return client;
}
