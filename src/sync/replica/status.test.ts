import { expect, it } from 'vitest';
import type { StatusParts } from '../document/status.ts';
import { statusOf } from './replica.ts';

const calm: StatusParts = { failure: null, pending: 0, link: 'online', durable: true, caughtUp: true };

it.each<readonly [string, Partial<StatusParts>, string]>([
  ['everything is on the hub’s disk', {}, 'saved'],
  ['the page is disconnected and nothing is pending', { link: 'idle', caughtUp: false }, 'saved'],
  ['a change is pending', { pending: 1 }, 'saving'],
  ['a change is pending while the page is disconnected', { link: 'idle', pending: 1 }, 'saving'],
  ['the device has not caught up', { caughtUp: false }, 'saving'],
  ['the hub does not answer', { link: 'offline' }, 'offline'],
  ['the hub does not answer and changes are pending', { link: 'offline', pending: 2 }, 'offline'],
  ['the socket is blocked', { link: 'blocked' }, 'live-blocked'],
  ['the socket is blocked and changes are pending', { link: 'blocked', pending: 2 }, 'live-blocked'],
  ['SY36b the pending changes are in memory only, blocked', { durable: false, pending: 1, link: 'blocked' }, 'unsaved'],
  ['the hub cannot save the pending changes', { link: 'busy', pending: 2 }, 'server-busy'],
  ['the hub could not save, but nothing is pending', { link: 'busy' }, 'saved'],
  [
    'SY36b the hub cannot save a change that is in memory only',
    { durable: false, pending: 1, link: 'busy' },
    'unsaved',
  ],
  ['the session ended', { link: 'sign-in', pending: 2 }, 'needs-sign-in'],
  ['SY36b the pending changes are in memory only', { durable: false, pending: 1 }, 'unsaved'],
  ['SY36b the pending changes are in memory only, offline', { durable: false, pending: 1, link: 'offline' }, 'unsaved'],
  ['SY36b nothing is pending on a shared computer', { durable: false }, 'saved'],
  [
    'SY18i there is a failure, whatever else applies',
    { failure: { code: 'storage/full' }, link: 'offline', pending: 3 },
    'failed',
  ],
  ['SY22e updates of a record are missing', { failure: { code: 'sync/incomplete', key: 'notes/a' } }, 'failed'],
])('shows the right status when %s', (_, parts, kind) => {
  expect(statusOf({ ...calm, ...parts }).kind).toBe(kind);
});

it('counts the pending changes and names the failure', () => {
  expect(statusOf({ ...calm, pending: 3 })).toEqual({ kind: 'saving', pending: 3 });
  expect(statusOf({ ...calm, failure: { code: 'storage/unavailable' } })).toEqual({
    kind: 'failed',
    pending: 0,
    failure: { code: 'storage/unavailable' },
  });
});
