import { expect, it } from 'vitest';
import { type StatusParts, statusOf } from './status.ts';

const calm: StatusParts = { failure: null, pending: 0, link: 'online', durable: true, caughtUp: true };

it.each<readonly [string, Partial<StatusParts>, string]>([
  ['everything is on the hub’s disk', {}, 'saved'],
  ['the page rests with nothing waiting', { link: 'idle', caughtUp: false }, 'saved'],
  ['something waits', { pending: 1 }, 'saving'],
  ['something waits while the page rests', { link: 'idle', pending: 1 }, 'saving'],
  ['the device has not caught up', { caughtUp: false }, 'saving'],
  ['the hub does not answer', { link: 'offline' }, 'offline'],
  ['the hub does not answer and something waits', { link: 'offline', pending: 2 }, 'offline'],
  ['the hub cannot save what waits', { link: 'busy', pending: 2 }, 'server-busy'],
  ['the hub could not save, and nothing waits', { link: 'busy' }, 'saved'],
  ['SY36b the hub cannot save what is in memory only', { durable: false, pending: 1, link: 'busy' }, 'unsaved'],
  ['the session ended', { link: 'sign-in', pending: 2 }, 'needs-sign-in'],
  ['SY36b what waits is in memory only', { durable: false, pending: 1 }, 'unsaved'],
  ['SY36b what waits is in memory only, offline', { durable: false, pending: 1, link: 'offline' }, 'unsaved'],
  ['SY36b nothing waits on a shared computer', { durable: false }, 'saved'],
  [
    'SY18i something failed, whatever else',
    { failure: { code: 'storage/full' }, link: 'offline', pending: 3 },
    'failed',
  ],
  ['SY22e parts of a record are missing', { failure: { code: 'sync/incomplete', key: 'notes/a' } }, 'failed'],
])('where %s', (_, parts, kind) => {
  expect(statusOf({ ...calm, ...parts }).kind).toBe(kind);
});

it('counts the acts that wait, and says why it failed', () => {
  expect(statusOf({ ...calm, pending: 3 })).toEqual({ kind: 'saving', waiting: 3 });
  expect(statusOf({ ...calm, failure: { code: 'storage/unavailable' } })).toEqual({
    kind: 'failed',
    waiting: 0,
    failure: { code: 'storage/unavailable' },
  });
});
