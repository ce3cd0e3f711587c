import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '#domain/testing/runs.ts';
import { readInBlocks } from './read-in-blocks.ts';

const bytes = Uint8Array.from({ length: 1_500_000 }, (_, at) => (at * 31) % 251);
const file = new Blob([bytes]);

it('returns the bytes of any part, within a block, across blocks and beyond the end', async () => {
  const source = readInBlocks(file);
  expect(source.size).toBe(bytes.length);
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length), fc.nat(600_000), async (from, length) => {
      expect(Buffer.compare(await source.read(from, from + length), bytes.slice(from, from + length))).toBe(0);
    }),
    { numRuns: runs(100) },
  );
});

it('reads neighbouring parts once, and tries again after a failure', async () => {
  let reads = 0;
  let isGone = true;
  const slice: Blob['slice'] = (from, to) => {
    reads += 1;
    if (isGone) return { arrayBuffer: () => Promise.reject(new Error('gone')) } as Blob;
    return file.slice(from, to);
  };
  const source = readInBlocks({ size: file.size, slice } as Blob);
  await expect(source.read(0, 10)).rejects.toThrow('gone');
  isGone = false;
  reads = 0;
  for (let at = 0; at < 200; at++) await source.read(at * 1000, at * 1000 + 30);
  expect(reads).toBe(1);
});
