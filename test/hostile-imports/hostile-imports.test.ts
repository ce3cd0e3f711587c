import { describe, expect, it } from 'vitest';
import type { ImportItem } from '#domain/import/draft/index.ts';
import { importSources, recognised } from '#domain/import/sources.ts';
import { problemsOf } from '../mutations/item-problems.ts';
import { type HostileText, hostileTexts } from './texts.ts';

const mebibyte = 1024 * 1024;

/** These read on behind an item that is too large, for the items after it. */
const readToTheEnd = new Set(['day-one', 'standard-notes']);

describe('a line of 500 MB', () => {
  const lines = hostileTexts.filter(({ name, app }) => name.startsWith('line of 500 MB') && !readToTheEnd.has(app));

  it.each(lines.map((text) => [text.app, text] as const))(
    'of %s is reported after a small part of it',
    async (_, text) => {
      const { items, bytesRead } = await read(text);
      const codes = items.map((item) => (item.kind === 'skipped' ? item.code : item.kind));
      expect(codes).toContain('import/too-large');
      expect(bytesRead).toBeLessThan(22 * mebibyte);
    },
  );
});

describe('what is nested 100,000 times', () => {
  const nested = hostileTexts.filter(({ name }) => name.startsWith('100,000'));

  it.each(nested.map((text) => [text.name.replace('100,000 ', ''), text] as const))(
    'in %s is read or reported',
    async (_, text) => {
      const { items, bytesRead, size } = await read(text);
      // a source looks at a file for its kind, its title and its text
      expect(bytesRead).toBeLessThanOrEqual(4 * size + mebibyte);
      expect(items.flatMap(problemsOf)).toEqual([]);
      expect(items.length).toBeLessThan(1000);
    },
  );
});

describe('entities of a document type', () => {
  const entities = hostileTexts.filter(({ name }) => / (?:laughs|entities) of /.test(name));

  it.each(entities.map((text) => [text.name, text] as const))('%s are not expanded', async (_, text) => {
    const { items } = await read(text);
    expect(items.flatMap(problemsOf)).toEqual([]);
    const all = JSON.stringify(items);
    expect(all.length).toBeLessThan(10_000);
    expect(all).not.toMatch(/lollol|root:/);
  });
});

async function read({ app, files }: HostileText) {
  const chosen = files();
  await recognised(chosen);
  const source = importSources.find((each) => each.app === app);
  if (source === undefined) throw new Error(`no source ${app}`);
  const items: ImportItem[] = [];
  for await (const item of source.read(chosen)) items.push(item);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    items,
    bytesRead: sum(chosen.map(({ work }) => work.bytes)),
    size: sum(chosen.map(({ size }) => size)),
  };
}
