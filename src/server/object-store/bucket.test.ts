import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Bucket } from './bucket.ts';
import { BucketHealth } from './bucket-health.ts';
import { type Fault, isSignedRight, openTestBucket, type TestBucket } from './testing-bucket.ts';

let store: TestBucket;
let bucket: Bucket;

beforeEach(async () => {
  store = await openTestBucket();
  bucket = store.open();
});
afterEach(() => store.remove());

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function read(key: string, range: { readonly from: number; readonly to: number }, from = bucket) {
  const content = await from.read(key, range);
  return content && (await new Response(content).text());
}

async function keysIn(prefix: string): Promise<readonly string[]> {
  const keys: string[] = [];
  for await (const page of bucket.list(prefix)) keys.push(...page.map(({ key }) => key));
  return keys;
}

/** Returns a fault for the first requests of a method. */
function first(count: number, method: string, fault: Fault) {
  let left = count;
  store.fault = (request) => (request.method === method && left-- > 0 ? fault : null);
}

describe('the signature that tests check', () => {
  const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
  const nothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

  // the examples of AWS, from the page about the authorization header
  it.each([
    [
      'GET',
      '/test.txt',
      { range: 'bytes=0-9' },
      nothing,
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    ['GET', '/?lifecycle', {}, nothing, 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
    ['GET', '/?max-keys=2&prefix=J', {}, nothing, '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'],
    [
      'PUT',
      '/test%24file.text',
      { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ],
  ])('is that of AWS for %s %s', (method, url, more, digest, signature) => {
    const given: Record<string, string> = {
      host: 'examplebucket.s3.amazonaws.com',
      'x-amz-content-sha256': digest,
      'x-amz-date': '20130524T000000Z',
      ...more,
    };
    const signed = Object.keys(given).toSorted().join(';');
    const credential = 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request';
    const authorization = `AWS4-HMAC-SHA256 Credential=${credential},SignedHeaders=${signed},Signature=${signature}`;
    expect(isSignedRight({ method, url, headers: { ...given, authorization } }, secret)).toBe(true);
    expect(isSignedRight({ method, url: `${url}x`, headers: { ...given, authorization } }, secret)).toBe(false);
  });
});

describe('a bucket', () => {
  it('stores objects, gives parts of them, and removes them', async () => {
    expect(await bucket.size('a/b')).toBeNull();
    expect(await read('a/b', { from: 0, to: 4 })).toBeNull();
    await bucket.put('a/b', bytesOf('Heels stay planted.'));
    expect(await bucket.size('a/b')).toBe(19);
    expect(await read('a/b', { from: 0, to: 19 })).toBe('Heels stay planted.');
    expect(await read('a/b', { from: 6, to: 10 })).toBe('stay');
    expect(await read('a/b', { from: 3, to: 3 })).toBe('');
    await bucket.put('a/b', bytesOf('Heels up'));
    expect(await read('a/b', { from: 0, to: 8 })).toBe('Heels up');
    await bucket.delete('a/b');
    await bucket.delete('a/b');
    expect(await bucket.size('a/b')).toBeNull();
  });

  it('stores objects that are empty, and those of many megabytes', async () => {
    await bucket.put('empty', new Uint8Array(0));
    expect(await bucket.size('empty')).toBe(0);
    const large = new Uint8Array(9_000_001).map((_, at) => (at * 7919) % 251);
    await bucket.put('large', large);
    const content = await bucket.read('large', { from: 1, to: large.length });
    expect(Buffer.from(await new Response(content).arrayBuffer()).equals(large.subarray(1))).toBe(true);
  });

  it('lists more objects than one answer has, only those of its folder', async () => {
    const keys = Array.from({ length: 1_050 }, (_, at) => `many/${String(at).padStart(4, '0')}`);
    for (let at = 0; at < keys.length; at += 50)
      await Promise.all(keys.slice(at, at + 50).map((key) => bucket.put(key, bytesOf(key))));
    await bucket.put('other/1', bytesOf('1'));
    expect(await keysIn('many/')).toEqual(keys);
    expect(await keysIn('')).toEqual([...keys, 'other/1']);
    expect(await bucket.foldersIn('')).toEqual(['many', 'other']);
    expect(await keysIn('nothing/')).toEqual([]);
    const other = new Bucket({ config: { ...store.config, folder: 'another-folder/' } });
    expect(await other.foldersIn('')).toEqual([]);
    expect(store.requests.filter(({ path }) => path.includes('continuation-token'))).not.toEqual([]);
  });

  it.each([
    ['is busy', { status: 503, code: 'SlowDown' }],
    ['fails', { status: 500 }],
    ['gets too many requests', { status: 429 }],
    ['closes the connection', 'reset'],
  ] as const)('repeats a request if the store %s, and gives up after three', async (_, fault) => {
    first(2, 'PUT', fault);
    await bucket.put('a', bytesOf('a'));
    expect(await read('a', { from: 0, to: 1 })).toBe('a');
    first(3, 'HEAD', fault);
    await expect(bucket.size('a')).rejects.toThrow('the object store failed');
    expect(await bucket.size('a')).toBe(1);
  });

  it('gives up at once if the store refuses, and after one attempt while it keeps failing', async () => {
    store.fault = () => ({ status: 403, code: 'AccessDenied' });
    await expect(bucket.put('a', bytesOf('a'))).rejects.toMatchObject({ code: 'AccessDenied' });
    expect(store.requests).toHaveLength(1);
    store.fault = () => ({ status: 500 });
    await expect(bucket.size('a')).rejects.toMatchObject({ code: 'HTTP_500' });
    await expect(bucket.size('a')).rejects.toMatchObject({ code: 'HTTP_500' });
    expect(store.requests).toHaveLength(1 + 3 + 1);
  });

  it('takes a bucket that does not exist for no answer, never for missing objects', async () => {
    store.fault = () => ({ status: 404, code: 'NoSuchBucket' });
    await expect(bucket.read('a', { from: 0, to: 1 })).rejects.toMatchObject({ code: 'NoSuchBucket' });
    await expect(bucket.foldersIn('')).rejects.toMatchObject({ code: 'NoSuchBucket' });
    await expect(bucket.reach()).rejects.toMatchObject({ code: 'NoSuchBucket' });
  });

  it.each([200, 204, 206, 404])('takes a page with status %s for no answer, whatever was asked', async (page) => {
    await bucket.put('a', bytesOf('a'));
    store.fault = () => ({ page });
    const asked = [
      () => bucket.put('a', bytesOf('b')),
      () => bucket.size('a'),
      () => bucket.read('a', { from: 0, to: 1 }),
      () => keysIn(''),
      () => bucket.foldersIn(''),
      () => bucket.reach(),
    ];
    for (const each of asked) await expect(each()).rejects.toThrow('the object store failed');
    if (page !== 204) await expect(bucket.delete('a')).rejects.toThrow('the object store failed');
  });

  it('repeats a request that the page of a proxy answers', async () => {
    await bucket.put('a', bytesOf('a'));
    for (const method of ['PUT', 'HEAD', 'GET', 'DELETE'])
      for (const page of [200, 404]) {
        first(1, method, { page });
        await bucket.put('b', bytesOf('b'));
        expect(await bucket.size('a')).toBe(1);
        expect(await read('a', { from: 0, to: 1 })).toBe('a');
        await bucket.delete('b');
        expect(await bucket.size('b')).toBeNull();
      }
  });

  it('refuses a store that ignores ranges or returns another one, and leaves no connection to it open', async () => {
    await bucket.put('large', new Uint8Array(12_000_000)); // more than the system buffers
    store.fault = ({ method }) => (method === 'GET' ? 'no range' : null);
    for (let at = 0; at < 5; at++)
      await expect(bucket.read('large', { from: at, to: 200 })).rejects.toMatchObject({ code: 'RANGE_IGNORED' });
    store.fault = ({ method }) => (method === 'GET' ? 'wrong range' : null);
    for (let at = 0; at < 5; at++)
      await expect(bucket.read('large', { from: at, to: 200 })).rejects.toMatchObject({ code: 'RANGE_WRONG' });
    // at once, because such a connection ends when its answer is collected as garbage
    await expect.poll(store.connections, { timeout: 500 }).toBeLessThanOrEqual(1);
  });

  it('sees an object that is stored between the two questions for its size', async () => {
    first(1, 'HEAD', { status: 404 });
    await bucket.put('empty', new Uint8Array(0));
    expect(await bucket.size('empty')).toBe(0);
  });

  it('takes a list that breaks off for no answer', async () => {
    for (let at = 0; at < 10; at++) await bucket.put(`a/${at}`, bytesOf('a'));
    first(1, 'GET', 'short');
    expect(await keysIn('a/')).toHaveLength(10);
    store.fault = () => 'short';
    await expect(keysIn('a/')).rejects.toThrow('the object store failed');
  });

  it('does not wait for a store that does not answer', async () => {
    store.fault = () => 'hang';
    await expect(store.open({ answerMs: 50 }).size('a')).rejects.toMatchObject({ code: 'TIMEOUT' });
  });

  it('waits for a slow connection as long as something goes on', async () => {
    first(1, 'PUT', 'slow');
    const started = performance.now();
    await store.open({ answerMs: 4_000, perMebibyteMs: 0 }).put('large', new Uint8Array(9_000_000));
    expect(performance.now() - started).toBeGreaterThan(4_000);
    expect(store.requests).toHaveLength(1);
  });

  it('refuses keys that are not those of the store', async () => {
    const wrong = new Bucket({ config: { ...store.config, secretAccessKey: 'another one' } });
    await expect(wrong.put('a', bytesOf('a'))).rejects.toMatchObject({ code: 'SignatureDoesNotMatch' });
  });

  it('asks for the rest of a content that is cut off', async () => {
    const large = new Uint8Array(3_000_000).map((_, at) => (at * 7919) % 251);
    await bucket.put('large', large);
    first(2, 'GET', 'cut');
    const content = await bucket.read('large', { from: 0, to: large.length });
    expect(Buffer.from(await new Response(content).arrayBuffer()).equals(large)).toBe(true);
    expect(store.requests.filter(({ method }) => method === 'GET')).toHaveLength(3);
    store.fault = ({ method }) => (method === 'GET' ? { status: 404, code: 'NoSuchKey' } : null);
    const gone = await bucket.read('large', { from: 0, to: large.length });
    expect(gone).toBeNull();
  });

  it('tells whether the store answers, without waiting long', async () => {
    let now = 0;
    const health = new BucketHealth(bucket, () => now);
    expect(await health.ask()).toBe('answers');
    store.fault = () => 'hang';
    expect(await health.ask()).toBe('answers'); // it was asked just before
    now += 10_000;
    expect(await health.ask()).toBe('does not answer');
    store.fault = () => null;
    now += 10_000;
    expect(await health.ask()).toBe('answers');
  });
});
