import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BucketUnavailable } from '../object-store/bucket-unavailable.ts';
import { openTestBucket, type TestBucket } from '../object-store/testing-bucket.ts';
import { describeAttachmentStore, hashOf } from './attachment-store.contract.ts';
import type { Part } from './attachment-store.ts';
import { BucketAttachmentStore } from './bucket-store.ts';

const folders = { files: 'attachments', parts: 'parts', now: () => performance.now() };

describeAttachmentStore('a bucket', async () => {
  const bucket = await openTestBucket();
  return { store: new BucketAttachmentStore({ bucket: bucket.open(), ...folders }), remove: bucket.remove };
});

describe('attachments in a bucket of several servers', () => {
  const mebibyte = 1024 * 1024;
  const file = new Uint8Array(3 * mebibyte + 5).map((_, at) => (at * 7919) % 251);
  const hash = hashOf(file);
  let bucket: TestBucket;
  let one: BucketAttachmentStore;
  let other: BucketAttachmentStore;

  beforeEach(async () => {
    bucket = await openTestBucket();
    one = new BucketAttachmentStore({ bucket: bucket.open(), ...folders });
    other = new BucketAttachmentStore({ bucket: bucket.open(), ...folders });
  });
  afterEach(() => bucket.remove());

  const append = (store: BucketAttachmentStore, from: number, to: number, more: Partial<Part> = {}) =>
    store.append({
      uid: 'ann',
      hash,
      offset: from,
      bytes: file.length,
      content: inChunks(file.subarray(from, to)),
      quotaBytes: 10 * mebibyte,
      maxFiles: 10,
      ...more,
    });
  const whole = { ok: true, value: { bytes: file.length, arrived: file.length, isWhole: true } };
  const arrived = (bytes: number) => ({ ok: true, value: { bytes: file.length, arrived: bytes, isWhole: false } });

  async function contentAt(store: BucketAttachmentStore): Promise<Buffer | null> {
    const content = await store.read('ann', hash, { from: 0, to: file.length });
    return content && Buffer.from(await new Response(content).arrayBuffer());
  }

  async function keysIn(prefix: string): Promise<readonly string[]> {
    const keys: string[] = [];
    for await (const page of bucket.open().list(prefix)) keys.push(...page.map(({ key }) => key));
    return keys;
  }

  it('an upload that one server has begun continues at another, and leaves only the file', async () => {
    expect(await append(one, 0, 1_500_000)).toEqual(arrived(1_500_000));
    expect(await append(other, 1_500_000, 1_600_000)).toEqual(arrived(1_600_000));
    expect(await append(one, 1_600_000, file.length)).toEqual(whole);
    expect(await contentAt(other)).toEqual(Buffer.from(file));
    expect(await keysIn('')).toEqual([`attachments/${Buffer.from('ann').toString('hex')}/${hash}`]);
  });

  it('two servers that complete the same upload at once end with one right file', async () => {
    await append(one, 0, 3 * mebibyte);
    const both = await Promise.all([append(one, 3 * mebibyte, file.length), append(other, 3 * mebibyte, file.length)]);
    expect(both).toEqual([whole, whole]);
    expect(await contentAt(one)).toEqual(Buffer.from(file));
    expect(await one.list('ann')).toHaveLength(1);
    expect(await one.usedBytes('ann')).toBe(file.length);
    expect(await keysIn('parts/')).toEqual([]);
  });

  it('two servers that receive the same part at once lose nothing that counts', async () => {
    await append(one, 0, mebibyte);
    await Promise.all([append(one, mebibyte, 2 * mebibyte), append(other, mebibyte, mebibyte + 70_000)]);
    const standing = await one.standing('ann', hash);
    expect([2 * mebibyte, mebibyte + 70_000]).toContain(standing?.arrived);
    expect(await append(one, standing?.arrived ?? 0, file.length)).toEqual(whole);
    expect(await contentAt(other)).toEqual(Buffer.from(file));
  });

  it('few bytes at a time do not become many objects', async () => {
    for (let at = 0; at < 300; at += 10) expect(await append(one, at, at + 10)).toEqual(arrived(at + 10));
    expect(await keysIn('parts/')).toHaveLength(1);
    expect(await append(one, 300, file.length)).toEqual(whole);
    expect(await contentAt(one)).toEqual(Buffer.from(file));
  });

  it('a store that fails in the middle of a part keeps what it had, and the file arrives later', async () => {
    await append(one, 0, mebibyte);
    bucket.fault = ({ method }) => (method === 'PUT' ? { status: 500 } : null);
    await expect(append(one, mebibyte, file.length)).rejects.toThrow(BucketUnavailable);
    bucket.fault = () => null;
    expect(await one.standing('ann', hash)).toEqual(arrived(mebibyte).value);
    expect(await contentAt(one)).toBeNull();
    expect(await append(one, mebibyte, file.length)).toEqual(whole);
    expect(await contentAt(one)).toEqual(Buffer.from(file));
  });

  it('a piece that cannot be read because of a proxy, or is damaged in the store, does not make the file wrong', async () => {
    await append(one, 0, 2 * mebibyte);
    let isAway = true;
    bucket.fault = ({ method, path }) => {
      if (!isAway || method !== 'GET' || !/\/parts\/.*\/\d+$/.test(path)) return null;
      isAway = false;
      return { page: 200 };
    };
    expect(await append(one, 2 * mebibyte, file.length)).toEqual(whole);
    expect(isAway).toBe(false);
    await one.delete('ann', hash);

    await append(one, 0, 2 * mebibyte);
    const [piece = ''] = await keysIn('parts/');
    await bucket.open().put(piece, new Uint8Array(mebibyte));
    const startOver = { ok: false, error: { code: 'attachment/offset-wrong', arrived: 0 } };
    expect(await append(one, 2 * mebibyte, file.length)).toEqual(startOver);
    expect(await keysIn('')).toEqual([]);
    expect(await append(one, 0, file.length)).toEqual(whole);
  });

  it('the page of a proxy is neither a stored nor a missing file', async () => {
    for (const page of [200, 404]) {
      bucket.fault = () => ({ page });
      const asked = [one.standing('ann', hash), contentAt(one), one.list('ann'), one.people(), append(one, 0, 5)];
      for (const outcome of await Promise.allSettled(asked))
        expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(BucketUnavailable) });
    }
    bucket.fault = ({ method }) => (method === 'PUT' ? { page: 200 } : null);
    await expect(append(one, 0, file.length)).rejects.toThrow(BucketUnavailable);
    bucket.fault = () => null;
    expect(await one.standing('ann', hash)).toBeNull();
  });

  it('a store that is away is no reason to call a file missing', async () => {
    await append(one, 0, file.length);
    await bucket.stop();
    const asked = [one.standing('ann', hash), contentAt(one), one.list('ann'), one.people(), append(one, 0, 5)];
    for (const outcome of await Promise.allSettled(asked))
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(BucketUnavailable) });
    await bucket.start();
    expect(await contentAt(one)).toEqual(Buffer.from(file));
  });

  it('a user’s files count at each server, also those of the others', async () => {
    await append(one, 0, file.length);
    const more = new Uint8Array(8 * mebibyte);
    const second = { hash: hashOf(more), bytes: more.length, content: inChunks(more) };
    const refused = { code: 'attachment/quota-exceeded', usedBytes: file.length, maxBytes: 10 * mebibyte };
    expect(await append(other, 0, 0, second)).toEqual({ ok: false, error: refused });
  });

  it('a user’s uploads do not take the memory of all', async () => {
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();
    const begin = (at: number) => {
      const small = new Uint8Array(10).fill(at);
      return one.append({
        ...{ uid: 'ann', hash: hashOf(small), offset: 0, bytes: 10, quotaBytes: 10_000, maxFiles: 100 },
        content: (async function* () {
          await opened;
          yield small;
        })(),
      });
    };
    const begun = Array.from({ length: 9 }, (_, at) => begin(at));
    expect(await begun[8]).toEqual({ ok: false, error: { code: 'attachment/busy' } });
    open();
    expect((await Promise.all(begun.slice(0, 8))).every(({ ok }) => ok)).toBe(true);
  });

  it('of more than 200 incomplete uploads, those that received nothing for the longest time are discarded', async () => {
    const begin = (at: number) => {
      const small = new TextEncoder().encode(`file ${String(at).padStart(3, '0')}`);
      const limits = { quotaBytes: 10_000, maxFiles: 1_000 };
      const content = inChunks(small.subarray(0, 1));
      return one.append({ uid: 'ann', hash: hashOf(small), offset: 0, bytes: small.length, content, ...limits });
    };
    for (let at = 0; at < 203; at++) expect(await begin(at)).toMatchObject({ ok: true });
    expect(await keysIn('parts/')).toHaveLength(200);
    expect(await one.usedBytes('ann')).toBe(200 * 8);
  });

  it('foreign objects are left alone and belong to no user', async () => {
    const foreign = bucket.open();
    for (const key of ['attachments/readme.txt', 'attachments/lost/x', 'parts/x/y'])
      await foreign.put(key, new Uint8Array(1));
    expect(await one.people()).toEqual([]);
    await one.cancelIdleSince(Number.POSITIVE_INFINITY);
    expect(await keysIn('')).toHaveLength(3);
  });
});

async function* inChunks(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 64 * 1024) yield bytes.subarray(at, at + 64 * 1024);
}
