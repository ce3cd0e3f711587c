import { expect, test } from 'vitest';
import { type AttachmentHash, attachmentHash } from '#domain/notes/index.ts';
import type { PictureContent, Raster } from '../../attachments/index.ts';
import { gatherImages } from './gather-images.ts';

const hashes = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((digit) => attachmentHash(digit.repeat(64)) as AttachmentHash);
const [first, second, third] = hashes as [AttachmentHash, AttachmentHash, AttachmentHash];
const picture: PictureContent = { kind: 'image', content: new Blob(['x'], { type: 'image/png' }) as Raster };

function gathering(contentOf: (hash: AttachmentHash) => Promise<PictureContent>) {
  const enough = new AbortController();
  const told: number[] = [];
  const prepare = async ({ type }: Raster) => type;
  return { hashes, contentOf, prepare, onProgress: (done: number) => told.push(done), enough, told };
}

test('each image is loaded once, a few at a time, and reported', async () => {
  const asked: AttachmentHash[] = [];
  let under = 0;
  let most = 0;
  const parts = gathering(async (hash) => {
    asked.push(hash);
    most = Math.max(most, ++under);
    await Promise.resolve();
    under -= 1;
    return picture;
  });
  const gathered = await gatherImages({ ...parts, hashes: [...hashes, ...hashes], enough: parts.enough.signal });
  expect(asked).toEqual(hashes);
  expect(most).toBe(3);
  expect(parts.told).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(gathered.get(first)).toEqual({ kind: 'ready', image: 'image/png' });
});

test('missing, unreadable and non-image files are left out, and all others are included', async () => {
  const parts = gathering(async (hash) => {
    if (hash === first) return { kind: 'absent' };
    if (hash === second) return { kind: 'file' };
    if (hash === third) throw new Error('the file was removed');
    return picture;
  });
  const gathered = await gatherImages({ ...parts, enough: parts.enough.signal });
  expect([...gathered.values()].map(({ kind }) => kind).sort()).toEqual([
    ...['absent', 'absent', 'file'],
    ...['ready', 'ready', 'ready', 'ready'],
  ]);
});

test('aborting leaves out the images that have not arrived', async () => {
  const parts = gathering((hash) => (hash === first ? Promise.resolve(picture) : new Promise(() => {})));
  const gathered = gatherImages({ ...parts, enough: parts.enough.signal });
  await Promise.resolve();
  parts.enough.abort();
  const kinds = [...(await gathered)].map(([hash, { kind }]) => [hash === first, kind]);
  expect(kinds).toContainEqual([false, 'absent']);
  expect(kinds).toHaveLength(hashes.length);
});
