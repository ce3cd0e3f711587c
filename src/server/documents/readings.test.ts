import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { ok } from '#domain/kernel/result.ts';
import { Readings } from './readings.ts';

const mebibyte = 1024 * 1024;
const tooMany = { ok: false, error: { code: 'document/too-many-requests', retryAfterSeconds: 5 } };

it('reads nothing more for a user while clients have not received 32 MiB of answers', async () => {
  const readings = new Readings();
  const read = (uid: string) => readings.inLine(uid, async () => ok('read'));
  const stuck = Array.from({ length: 4 }, () => new EventEmitter());
  for (const outgoing of stuck) {
    expect(await read('ann')).toEqual(ok('read'));
    readings.answered('ann', 8 * mebibyte, outgoing);
  }
  expect(await read('ann')).toEqual(tooMany);
  expect(await read('bob')).toEqual(ok('read'));
  stuck[0]?.emit('close');
  expect(await read('ann')).toEqual(ok('read'));
});

it('does not count an answer whose client has already disconnected', async () => {
  const readings = new Readings();
  readings.answered('ann', 40 * mebibyte, Object.assign(new EventEmitter(), { closed: true }));
  expect(await readings.inLine('ann', async () => ok('read'))).toEqual(ok('read'));
});

it('runs two short reads of a user at a time, and lets up to 50 run or wait', async () => {
  const readings = new Readings();
  const open: (() => void)[] = [];
  const read = () => readings.inLine('ann', () => new Promise((resolve) => open.push(() => resolve(ok('read')))));
  const first = read();
  const waiting = Array.from({ length: 49 }, read);
  expect(await read()).toEqual(tooMany);
  expect(open).toHaveLength(2);
  open[0]?.();
  expect(await first).toEqual(ok('read'));
  const last = read();
  for (let at = 1; at <= 50; at++) {
    await vi.waitFor(() => expect(open.length).toBe(Math.min(51, at + 2)), { interval: 1 });
    open[at]?.();
  }
  expect(await Promise.all([...waiting, last])).toEqual(Array.from({ length: 50 }, () => ok('read')));
});
