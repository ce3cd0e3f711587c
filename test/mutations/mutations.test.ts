import { describe, expect, it } from 'vitest';
import type { ImportItem } from '#domain/import/draft/index.ts';
import { importSources, recognised } from '#domain/import/sources.ts';
import { fileOf, itemsOf } from '#domain/import/testing/files.ts';
import { testSeed } from '#domain/testing/runs.ts';
import { type Contents, examples } from './examples/index.ts';
import { problemsOf } from './item-problems.ts';
import { mutationOf } from './mutation.ts';
import { type Packing, packings } from './packing.ts';
import { runMutation, unpackedFiles } from './run-mutation.ts';

describe('the examples', () => {
  it('are exports of every source', () => {
    expect(examples.map(({ app }) => app).sort()).toEqual(importSources.map(({ app }) => app).sort());
  });

  it.each(examples.map((example) => [example.app, example] as const))(
    'of %s are recognised and read',
    async (app, example) => {
      const chosen = filesOf([...example.files, example.bystander]);
      const [first] = await recognised(chosen);
      expect(first?.source.app).toBe(app);
      const items = await read(app, example.files);
      expect(items.some(({ kind }) => kind !== 'skipped')).toBe(true);
      expect(items.filter((item) => item.kind === 'skipped' && item.code === 'import/damaged')).toEqual([]);
      expect(items.flatMap(problemsOf)).toEqual([]);
      const [bystander] = await read(app, [example.bystander]);
      expect(bystander?.kind).not.toBe('skipped');
    },
  );

  it.each(Object.keys(packings) as Packing[])('are read %s as without it', async (packing) => {
    for (const { app, files } of examples) {
      const { files: unpacked, skipped } = await unpackedFiles(filesOf(packings[packing](files)));
      expect(skipped).toEqual([]);
      const expected = await itemsOf(sourceOf(app), filesOf(files));
      expect((await itemsOf(sourceOf(app), unpacked)).map(summary).sort()).toEqual(expected.map(summary).sort());
    }
  });
});

/** `npm run mutate` damages ten times as many, within limits of time and memory. */
describe('500 damaged imports', () => {
  // in parts, so that a failure is found early
  const seeds = Array.from({ length: 5 }, (_, part) => testSeed + part * 100);
  it.each(seeds)('from seed %i are read to their end', async (from) => {
    const failures: string[] = [];
    for (let seed = from; seed < from + 100; seed++) {
      try {
        await runMutation(mutationOf(seed));
      } catch (error) {
        failures.push(`seed ${seed}: ${error}`);
      }
    }
    expect(failures).toEqual([]);
  });
});

it('the same seed damages the same import in the same way', async () => {
  for (const seed of [1, 77, 4_000_000_000]) {
    expect(await runMutation(mutationOf(seed))).toEqual(await runMutation(mutationOf(seed)));
    expect(mutationOf(seed).files.map(({ path, size }) => [path, size])).toEqual(
      mutationOf(seed).files.map(({ path, size }) => [path, size]),
    );
  }
});

function sourceOf(app: string) {
  const source = importSources.find((each) => each.app === app);
  if (source === undefined) throw new Error(`no source ${app}`);
  return source;
}

function read(app: string, contents: Contents) {
  return itemsOf(sourceOf(app), filesOf(contents));
}

function filesOf(contents: Contents) {
  return contents.map(([path, content]) => fileOf(path, content));
}

function summary(item: ImportItem): string {
  return item.kind === 'skipped' ? `skipped ${item.code}` : `${item.kind} ${item.sourceId}`;
}
