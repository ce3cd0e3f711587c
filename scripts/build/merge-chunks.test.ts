import { expect, test } from 'vitest';
import { importCircle, mergeSmallChunks, type SharedChunk } from './merge-chunks.ts';

const chunk = (name: string, bytes: number, entries: string, imports: readonly string[] = []): SharedChunk => ({
  ...{ name, bytes, imports },
  entries: new Set(entries),
});

test('a small chunk is merged with the one whose entries it shares', () => {
  const chunks = [chunk('a', 100, 'xy'), chunk('b', 100, 'yz'), chunk('small', 10, 'yz')];
  expect(mergeSmallChunks(chunks, 50)).toEqual([['a'], ['b', 'small']]);
});

test('what a chunk imports counts, too', () => {
  const chunks = [
    chunk('heavy', 1000, 'zv'),
    chunk('a', 60, 'z', ['heavy']),
    chunk('b', 90, 'w'),
    chunk('small', 10, 'x'),
  ];
  expect(mergeSmallChunks(chunks, 50)).toEqual([['heavy'], ['a'], ['b', 'small']]);
});

test('chunks that are large enough stay apart', () => {
  const chunks = [chunk('a', 50, 'xy'), chunk('b', 50, 'xy', ['a'])];
  expect(mergeSmallChunks(chunks, 50)).toEqual([['a'], ['b']]);
});

test('chunks with one between them, which one imports and which imports the other, are not merged', () => {
  const chunks = [chunk('base', 10, 'xy'), chunk('large', 100, 'yz', ['base']), chunk('top', 100, 'xy', ['large'])];
  expect(mergeSmallChunks(chunks, 50)).toEqual([['large', 'base'], ['top']]);
});

test('whatever is merged, no chunks import each other in a circle', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const chunks = randomChunks(seed);
    const merged = mergeSmallChunks(chunks, 300);
    expect(merged.flat().toSorted()).toEqual(chunks.map(({ name }) => name).toSorted());
    expect(importCircle(asChunks(chunks, merged)), `seed ${seed}`).toBeNull();
  }
});

test('a circle of imports is found', () => {
  const chunks = [
    { name: 'a', imports: ['b'] },
    { name: 'b', imports: ['outside', 'c'] },
    { name: 'c', imports: ['d', 'b'] },
    { name: 'd', imports: [] },
  ];
  expect(importCircle(chunks)).toEqual(['b', 'c']);
  expect(importCircle(chunks.filter(({ name }) => name !== 'c'))).toBeNull();
});

/** Returns chunks of random size that import only earlier ones. */
function randomChunks(seed: number): readonly SharedChunk[] {
  let state = seed;
  const below = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
  return Array.from({ length: 20 }, (_, at) => {
    const imports = Array.from({ length: at === 0 ? 0 : below(4) }, () => `c${below(at)}`);
    return chunk(`c${at}`, 1 + below(200), ['wx', 'wy', 'xyz', 'z'][below(4)] ?? '', imports);
  });
}

function asChunks(chunks: readonly SharedChunk[], merged: readonly (readonly string[])[]) {
  const groupOf = (name: string) => String(merged.findIndex((names) => names.includes(name)));
  return merged.map((names, at) => ({
    name: String(at),
    imports: chunks
      .filter(({ name }) => names.includes(name))
      .flatMap(({ imports }) => imports.map(groupOf))
      .filter((group) => group !== String(at)),
  }));
}
