import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Fault, openTestBucket, type TestBucket } from '../object-store/testing-bucket.ts';
import { checkBucket } from './doctor-bucket.ts';

let store: TestBucket;

beforeEach(async () => {
  store = await openTestBucket();
});
afterEach(() => store.remove());

it('finds a bucket good that does all that the server needs, and leaves nothing in it', async () => {
  expect(await checkBucket(store.config)).toMatchObject({ isGood: true });
  expect(new Set(store.requests.map(({ method }) => method))).toEqual(new Set(['PUT', 'HEAD', 'GET', 'DELETE']));
  expect(await store.open().foldersIn('')).toEqual([]);
});

it.each<[string, string, Fault, RegExp]>([
  ['ignores ranges', 'GET', 'no range', /^Cannot be read: RANGE_IGNORED\. It returns something else than the range/],
  ['returns other ranges', 'GET', 'wrong range', /^Cannot be read: RANGE_WRONG\. It returns something else than/],
  [
    'is hidden by a proxy',
    'PUT',
    { page: 200 },
    /^Cannot be written: NOT_FROM_STORE\. Check S3_URL, and whether a proxy/,
  ],
  ['forgets at once', 'HEAD', { status: 404 }, /^Cannot be read: NOT_FROM_STORE/],
  ['does not remove', 'DELETE', { status: 204 }, /^It still has what was removed/],
])('finds a bucket bad that %s', async (_, method, fault, text) => {
  store.fault = (request) => (request.method === method ? fault : null);
  expect(await checkBucket(store.config)).toMatchObject({ isGood: false, text: expect.stringMatching(text) });
});
