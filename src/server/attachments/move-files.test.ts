import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AttachmentHash } from '#domain/notes/index.ts';
import { openTestBucket, type TestBucket } from '../object-store/testing-bucket.ts';
import { hashOf } from './attachment-store.contract.ts';
import type { AttachmentStore } from './attachment-store.ts';
import { BucketAttachmentStore } from './bucket-store.ts';
import { FolderAttachmentStore } from './folder-store.ts';
import { moveFiles } from './move-files.ts';

let directory: string;
let bucket: TestBucket;
let inFolder: FolderAttachmentStore;
let inBucket: BucketAttachmentStore;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mensana-move-'));
  bucket = await openTestBucket();
  inFolder = new FolderAttachmentStore(directory);
  inBucket = new BucketAttachmentStore({ bucket: bucket.open(), files: 'files', parts: 'parts', now: () => 0 });
});
afterEach(async () => {
  await bucket.remove();
  await rm(directory, { recursive: true, force: true });
});

/** Three users, one of whom has a file of several pieces. */
const files = ['ann', 'ben', 'cy'].flatMap((uid, user) =>
  [3, 70_000, user === 1 ? 2_500_000 : 0].map((bytes, at) => {
    const content = new Uint8Array(bytes).map((_, byte) => (byte * 7919 + user * 10 + at) % 251);
    return { uid, content, hash: hashOf(content) };
  }),
);

async function add(store: AttachmentStore, uid: string, content: Uint8Array, hash: AttachmentHash, part = content) {
  const chunks = (async function* () {
    yield part;
  })();
  const limits = { quotaBytes: 10_000_000, maxFiles: 100 };
  return store.append({ uid, hash, offset: 0, bytes: content.length, content: chunks, ...limits });
}

async function isIn(store: AttachmentStore, { uid, content, hash }: (typeof files)[number]): Promise<boolean> {
  const stream = await store.read(uid, hash, { from: 0, to: content.length });
  return stream !== null && Buffer.from(await new Response(stream).arrayBuffer()).equals(content);
}

const damaged: string[] = [];
const move = (from: AttachmentStore, to: AttachmentStore, moved = () => {}) =>
  moveFiles({ from, to, moved, damaged: async (_, hash) => void damaged.push(hash) });

it('moves all files of all users there and back', async () => {
  for (const { uid, content, hash } of files) await add(inFolder, uid, content, hash);
  let moved = 0;
  expect(await move(inFolder, inBucket, () => moved++)).toBe(0);
  expect(moved).toBe(files.length);
  for (const file of files) expect([await isIn(inFolder, file), await isIn(inBucket, file)]).toEqual([false, true]);
  expect(await move(inBucket, inFolder)).toBe(0);
  for (const file of files) expect([await isIn(inFolder, file), await isIn(inBucket, file)]).toEqual([true, false]);
  expect(await inBucket.people()).toEqual([]);
});

it.each(['to the bucket', 'to the folder'])(
  '%s: has each file in one place at least, wherever it is stopped',
  async (direction) => {
    const [from, to] = direction === 'to the bucket' ? [inFolder, inBucket] : [inBucket, inFolder];
    for (const { uid, content, hash } of files) await add(from, uid, content, hash);
    let isDone = false;
    for (let passed = 2; !isDone; passed += 3) {
      let left = passed;
      bucket.fault = () => (left-- > 0 ? null : { status: 403 });
      isDone = await move(from, to).then(
        () => true,
        () => false,
      );
      bucket.fault = () => null;
      for (const file of files) expect((await isIn(from, file)) || (await isIn(to, file))).toBe(true);
    }
    for (const file of files) expect([await isIn(from, file), await isIn(to, file)]).toEqual([false, true]);
  },
);

it('copies a file again whose copy is damaged, and removes what has not arrived completely', async () => {
  const [file] = files as [(typeof files)[number]];
  await add(inFolder, file.uid, file.content, file.hash);
  const user = Buffer.from(file.uid).toString('hex');
  await bucket.open().put(`files/${user}/${file.hash}`, new Uint8Array([1, 2, 3]));
  const other = new Uint8Array(10);
  await add(inFolder, 'ann', other, hashOf(other), other.subarray(0, 5));
  expect(await move(inFolder, inBucket)).toBe(0);
  expect(await isIn(inBucket, file)).toBe(true);
  expect(await readdir(join(directory, user, 'parts'))).toEqual([]);
});

it('leaves a damaged file where it is, and names it', async () => {
  const [file] = files as [(typeof files)[number]];
  await add(inFolder, file.uid, file.content, file.hash);
  const path = join(directory, Buffer.from(file.uid).toString('hex'), file.hash);
  await writeFile(path, 'another content');
  damaged.length = 0;
  expect(await move(inFolder, inBucket)).toBe(1);
  expect(damaged).toEqual([file.hash]);
  expect(await readFile(path, 'utf8')).toBe('another content');
  expect(await inBucket.standing(file.uid, file.hash)).toBeNull();
});
