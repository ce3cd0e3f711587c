import { describe, expect, it } from 'vitest';
import { nodePlatform } from '../testing/node-platform.ts';
import { VirtualTime } from '../testing/virtual-time.ts';
import { type CloseReason, HubConnector, type SocketEvents } from './hub-connector.ts';

const frame = Uint8Array.of(1);

describe('a connection', () => {
  it('opens at once when it is requested, and only once', async () => {
    const { link, attempts } = start();
    link.connect();
    link.connect();
    expect(attempts).toHaveLength(1);
    expect(link.state).toBe('connecting');
    attempts[0]?.events.opened();
    expect(link.state).toBe('open');
  });

  it('SY15g retries at once, then after 1 s, with delays that grow by half up to a minute', async () => {
    const { link, attempts, time } = start({ random: 0.5 });
    link.connect();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 14; attempt++) {
      const failedAt = time.now();
      attempts.at(-1)?.events.closed('lost');
      for (const count = attempts.length; attempts.length === count; ) await time.pass(1);
      waits.push(attempts.at(-1)!.at - failedAt);
    }
    const expected = [0, ...Array.from({ length: 13 }, (_, at) => Math.min(60_000, 1_000 * 1.5 ** at))];
    for (const [at, wait] of waits.entries()) expect(wait).toBeCloseTo(expected[at] as number, -1);
    expect(waits.slice(-2)).toEqual([60_000, 60_000]);
  });

  it.each([
    [0, 500],
    [0.999, 1_499],
  ])('SY15h varies its delays by half either way: at chance %f a second is %i ms', async (random, wait) => {
    const { link, attempts, time } = start({ random });
    link.connect();
    attempts[0]?.events.closed('lost');
    await time.pass(0);
    attempts[1]?.events.closed('lost');
    await time.pass(wait - 1);
    expect(attempts).toHaveLength(2);
    await time.pass(2);
    expect(attempts).toHaveLength(3);
  });

  it('SY15i starts its delays over after ten seconds with an open socket, and not before', async () => {
    const afterHealthy = async (ms: number) => {
      const { link, attempts, time } = start({ random: 0.5 });
      link.connect();
      for (let at = 0; at < 4; at++) {
        attempts.at(-1)?.events.closed('lost');
        await time.pass(10_000);
      }
      const last = attempts.at(-1)!;
      last.events.opened();
      await time.pass(ms);
      last.events.closed('lost');
      const count = attempts.length;
      await time.pass(1);
      return attempts.length > count;
    };
    expect(await afterHealthy(10_000)).toBe(true);
    expect(await afterHealthy(9_900)).toBe(false);
  });

  it('SY15d is offline from the first failed attempt until a frame is received', async () => {
    const { link, attempts, time } = start();
    link.connect();
    expect(link.offline).toBe(false);
    attempts[0]?.events.closed('lost');
    expect(link.offline).toBe(true);
    await time.pass(0);
    attempts[1]?.events.opened();
    expect(link.offline).toBe(true);
    attempts[1]?.events.received(frame);
    expect(link.offline).toBe(false);
  });

  it('SY15b, SY15c is offline after ten seconds without an answer, but keeps the socket open', async () => {
    const { link, attempts, time } = await open();
    link.ask(frame);
    await time.pass(9_000);
    expect(link.offline).toBe(false);
    await time.pass(2_000);
    expect(link.offline).toBe(true);
    expect([link.state, attempts[0]?.closed]).toEqual(['open', false]);
    attempts[0]?.events.received(frame);
    expect(link.offline).toBe(false);
  });

  it('SY15b is not offline while no answer is due', async () => {
    const { link, time } = await open();
    await time.pass(20_000);
    expect(link.offline).toBe(false);
  });

  it('SY15a is not offline while the send buffer shrinks, and is ten seconds later without an answer', async () => {
    const { link, attempts, time } = await open();
    attempts[0]!.buffered = 100_000;
    link.ask(frame);
    for (let second = 0; second < 30; second++) {
      await time.pass(1_000);
      attempts[0]!.buffered -= 1_000;
    }
    await time.pass(9_000);
    expect(link.offline).toBe(false);
    await time.pass(2_000);
    expect(link.offline).toBe(true);
  });

  it('SY15a is not offline while chunks arrive, and is ten seconds after the last of them', async () => {
    const { link, time } = await open();
    link.ask(frame);
    for (let second = 0; second < 30; second++) {
      await time.pass(1_000);
      link.noteActivity();
    }
    await time.pass(9_000);
    expect(link.offline).toBe(false);
    await time.pass(2_000);
    expect(link.offline).toBe(true);
  });

  it('SY15a, SY15b is offline ten seconds after the last frame of a hub that owes another answer', async () => {
    const { link, attempts, time, heard } = await open();
    heard.isOwed = true;
    link.ask(frame);
    await time.pass(5_000);
    attempts[0]?.events.received(frame);
    await time.pass(9_000);
    expect(link.offline).toBe(false);
    await time.pass(2_000);
    expect(link.offline).toBe(true);
  });

  it('SY15e, SY15f pings once after 25 s of silence, and gives up the socket after 60 s', async () => {
    const { link, attempts, time, heard } = await open();
    await time.pass(24_000);
    expect(heard.silent).toBe(0);
    await time.pass(20_000);
    expect(heard.silent).toBe(1);
    await time.pass(15_000);
    expect(attempts[0]?.closed).toBe(false);
    await time.pass(2_000);
    expect(attempts[0]?.closed).toBe(true);
    expect(link.offline).toBe(true);
    expect(attempts.length).toBeGreaterThan(1);
  });

  it('SY15f ignores a socket that it gave up', async () => {
    const { attempts, time, heard } = await open();
    await time.pass(61_000);
    const before = heard.frames;
    attempts[0]?.events.received(frame);
    attempts[0]?.events.closed('account-deleted');
    expect(heard).toMatchObject({ frames: before, ended: [] });
  });

  it('SY15j reconnects at once when the browser reports online, however long the delay', async () => {
    const { link, attempts, time } = start();
    link.connect();
    for (let at = 0; at < 8; at++) {
      attempts.at(-1)?.events.closed('lost');
      await time.pass(100_000);
    }
    attempts.at(-1)?.events.closed('lost');
    const count = attempts.length;
    link.connect();
    expect(attempts).toHaveLength(count + 1);
  });

  it('SY15k opens at once for a new pending change, but does not shorten the delay after a failed attempt', async () => {
    const { link, attempts, time } = start({ random: 0.5 });
    link.reconnect();
    expect(attempts).toHaveLength(1);
    for (let failed = 0; failed < 3; failed++) {
      attempts.at(-1)?.events.closed('lost');
      link.reconnect();
      await time.pass(1);
      if (failed > 0) await time.pass(failed === 1 ? 998 : 1_498);
      expect(attempts).toHaveLength(failed === 0 ? 2 : failed + 1);
      link.reconnect();
      await time.pass(2);
      expect(attempts).toHaveLength(failed + 2);
    }
    link.disconnect();
    link.reconnect();
    expect(attempts).toHaveLength(5);
  });

  it('stays closed while it is disconnected', async () => {
    const { link, attempts, time } = await open();
    link.disconnect();
    await time.pass(600_000);
    expect([attempts.length, attempts[0]?.closed, link.state]).toEqual([1, true, 'closed']);
  });

  it.each<Exclude<CloseReason, 'lost'>>(['sign-in', 'session-revoked', 'account-deleted'])(
    'SY33c reports %s and does not reconnect by itself',
    async (reason) => {
      const { attempts, time, heard } = await open();
      attempts[0]?.events.closed(reason);
      await time.pass(600_000);
      expect(heard.ended).toEqual([reason]);
      expect(attempts).toHaveLength(1);
    },
  );
});

interface Attempt {
  readonly events: SocketEvents;
  readonly at: number;
  buffered: number;
  closed: boolean;
}

function start({ random = 0.5 } = {}) {
  const time = new VirtualTime(0, nodePlatform.settle);
  const attempts: Attempt[] = [];
  const heard = { frames: 0, silent: 0, isOwed: false, ended: [] as CloseReason[] };
  const link = new HubConnector(
    {
      connect: (events) => {
        const attempt: Attempt = { events, at: time.now(), buffered: 0, closed: false };
        attempts.push(attempt);
        return {
          send() {},
          buffered: () => attempt.buffered,
          close() {
            attempt.closed = true;
          },
        };
      },
      now: () => time.now(),
      monotonic: () => time.now(),
      random: () => random,
      after: (ms, work) => time.after(ms, work),
    },
    {
      opened() {},
      received() {
        heard.frames++;
      },
      stateChanged() {},
      ended: (reason) => heard.ended.push(reason),
      silent() {
        heard.silent++;
      },
      isOwed: () => heard.isOwed,
    },
  );
  return { link, attempts, time, heard };
}

/** Opens a connector that has received an answer. */
async function open() {
  const started = start();
  started.link.connect();
  started.attempts[0]?.events.opened();
  started.attempts[0]?.events.received(frame);
  return started;
}
