import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestPostgres } from '../db/testing.ts';
import { type LiveServer, type Person, startLiveServer } from '../live/testing.ts';
import { openTestBucket, type TestBucket } from '../object-store/testing-bucket.ts';
import { hashOf } from './attachment-store.contract.ts';

const picture = new Uint8Array(2_500_000).map((_, at) => (at * 7919) % 251);
const hash = hashOf(picture);

describe('files at two servers on one database and one bucket', () => {
  let bucket: TestBucket;
  let one: LiveServer;
  let other: LiveServer;
  let ann: Person;

  beforeEach(async () => {
    bucket = await openTestBucket();
    one = await startLiveServer({ open: openTestPostgres, environment: bucket.environment });
    other = await startLiveServer({ beside: one, environment: bucket.environment });
    ann = await one.person();
  });
  afterEach(async () => {
    await other.remove();
    await one.remove();
    await bucket.remove();
  });

  const ask = ({ origin }: LiveServer, method: string, path = `attachments/${hash}`) =>
    fetch(`${origin}/api/users/${ann.uid}/${path}`, { method, headers: { cookie: ann.cookie, origin } });

  async function send({ origin }: LiveServer, offset: number, to: number): Promise<string> {
    const answer = await fetch(`${origin}/api/users/${ann.uid}/attachments/${hash}`, {
      method: 'PATCH',
      headers: {
        cookie: ann.cookie,
        origin,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
        'upload-length': String(picture.length),
      },
      body: picture.subarray(offset, to) as Uint8Array<ArrayBuffer>,
    });
    return `${answer.status} ${answer.headers.get('upload-offset')}`;
  }

  it('an upload continues at the other server, and both serve the file', async () => {
    expect(await send(one, 0, 1_200_000)).toBe('204 1200000');
    expect((await ask(other, 'HEAD')).headers.get('upload-offset')).toBe('1200000');
    expect(await send(other, 1_200_000, picture.length)).toBe('200 2500000');
    for (const server of [one, other]) {
      expect((await ask(server, 'HEAD')).status).toBe(200);
      expect(Buffer.from(await (await ask(server, 'GET')).arrayBuffer()).equals(picture)).toBe(true);
    }
    expect(await (await ask(one, 'GET', 'attachments')).json()).toMatchObject({
      usedBytes: picture.length,
      attachments: [{ hash, bytes: picture.length }],
    });
  });

  it('a recording that one server has received is read and acknowledged at the other', async () => {
    const content = new TextEncoder().encode('a run');
    const name = hashOf(content);
    const recording = { name: 'run.fit', relay: 'folder', externalId: 'i1', content } as const;
    expect(await one.inbox.add(ann.uid, recording)).toBe(true);
    expect(await (await ask(other, 'GET', `inbox/${name}`)).text()).toBe('a run');
    expect((await ask(other, 'DELETE', `inbox/${name}`)).status).toBe(204);
    expect(await one.inbox.list(ann.uid)).toEqual([]);
    expect((await ask(one, 'GET', `inbox/${name}`)).status).toBe(404);
    expect(await one.inbox.tidy()).toEqual([]);
  });

  it('files go with the account, whichever server deletes it', async () => {
    await send(one, 0, picture.length);
    const headers = { cookie: ann.cookie, origin: other.origin, 'content-type': 'application/json' };
    const deleted = await fetch(`${other.origin}/api/account/delete`, { method: 'POST', headers, body: '{}' });
    expect(deleted.status).toBe(204);
    const keys = async () => {
      const found: string[] = [];
      for await (const page of bucket.open().list('')) found.push(...page.map(({ key }) => key));
      return found;
    };
    await expect.poll(keys).toEqual([]);
  });

  it('a part that is sent while the bucket is away is refused at each, and accepted later', async () => {
    expect(await send(one, 0, 1_200_000)).toBe('204 1200000');
    await bucket.stop();
    for (const server of [one, other]) {
      expect(await send(server, 1_200_000, picture.length)).toMatch(/^503 /);
      expect((await ask(server, 'GET', 'inbox')).status).toBe(200); // the list is in the database
      expect((await ask(server, 'GET', 'export')).status).toBe(503);
    }
    await bucket.start();
    expect(await send(other, 1_200_000, picture.length)).toBe('200 2500000');
  });
});
