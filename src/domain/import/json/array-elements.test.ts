import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import { ImportError } from '../files/index.ts';
import { fileOf } from '../testing/files.ts';
import { elementsOf, type JsonElement, parseJsonFile } from './index.ts';

async function read(text: string, chunkBytes = 7): Promise<{ elements: JsonElement[]; code: string | null }> {
  const elements: JsonElement[] = [];
  try {
    for await (const element of elementsOf(fileOf('a.json', text, 0, chunkBytes), 'entries')) elements.push(element);
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    return { elements, code: error.code };
  }
  return { elements, code: null };
}

it('reads the objects of the named array in the outermost object, and of no other', async () => {
  const text =
    '{"meta":{"entries":[{"a":1}]},"other":["entries",[{"b":2}]],"entries":[{"c":"]}\\"é"},[3]],"x":[{"d":4}]}';
  expect(await read(text)).toEqual({
    elements: [
      { number: 1, value: { c: ']}"é' } },
      { number: 2, value: [3] },
    ],
    code: null,
  });
});

it('reads any list of values in chunks of any size', async () => {
  const objects = fc.array(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 })));
  await fc.assert(
    fc.asyncProperty(objects, fc.integer({ min: 1, max: 40 }), async (values, chunkBytes) => {
      const text = JSON.stringify({ first: 'entries', entries: values, last: [] });
      const plain = JSON.parse(JSON.stringify(values)) as unknown[];
      const { elements, code } = await read(text, chunkBytes);
      expect(code).toBeNull();
      expect(elements).toEqual(plain.map((value, at) => ({ number: at + 1, value })));
    }),
    { numRuns: runs(200) },
  );
});

it('reports a broken element and reads those around it', async () => {
  expect(await read('{"entries":[{"a":1},{"b":},{"c":3}]}')).toEqual({
    elements: [
      { number: 1, value: { a: 1 } },
      { number: 2, code: 'import/damaged' },
      { number: 3, value: { c: 3 } },
    ],
    code: null,
  });
});

it('reads the complete elements of a file whose end is missing, and then reports it', async () => {
  expect(await read('{"entries":[{"a":1},{"b":2},{"c"')).toEqual({
    elements: [
      { number: 1, value: { a: 1 } },
      { number: 2, value: { b: 2 } },
    ],
    code: 'import/damaged',
  });
});

it('reports a file without the array, and one whose brackets do not match', async () => {
  expect((await read('{"items":[]}')).code).toBe('import/damaged');
  expect((await read('}}{"entries":[]}')).code).toBe('import/damaged');
  expect((await read('{"entries":[{"a":1}}]')).code).toBe('import/damaged');
});

it('refuses an element that is nested a hundred thousand levels deep, and reads the next', async () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  expect(await read(`{"entries":[${deep},{"a":1}]}`, 1000)).toEqual({
    elements: [
      { number: 1, code: 'import/too-large' },
      { number: 2, value: { a: 1 } },
    ],
    code: null,
  });
});

it('finds the end of a string behind any number of backslashes, wherever a chunk ends', async () => {
  for (let count = 0; count < 6; count++) {
    const value = `x${'\\'.repeat(count)}"]},{`;
    const text = JSON.stringify({ [`${value}entries`]: 1, entries: [{ a: value }, { b: 1 }] });
    for (let chunkBytes = 1; chunkBytes < 12; chunkBytes++) {
      expect(await read(text, chunkBytes)).toEqual({
        elements: [
          { number: 1, value: { a: value } },
          { number: 2, value: { b: 1 } },
        ],
        code: null,
      });
    }
  }
});

it('refuses an element with more values than fit into the memory, and reads the next', async () => {
  const wide = `[${'[],'.repeat(500_000)}[]]`;
  expect(await read(`{"entries":[${wide},{"a":1}]}`, 65_536)).toEqual({
    elements: [
      { number: 1, code: 'import/too-large' },
      { number: 2, value: { a: 1 } },
    ],
    code: null,
  });
});

it('parses a file with or without a byte order mark, and says why it cannot', () => {
  expect(parseJsonFile('\ufeff{"a":[1]}')).toEqual({ a: [1] });
  expect(() => parseJsonFile('{"a":')).toThrow(new ImportError('import/damaged'));
  expect(() => parseJsonFile('['.repeat(1000))).toThrow(new ImportError('import/too-large'));
  expect(() => parseJsonFile(`[${'1,'.repeat(1_000_001)}1]`)).toThrow(new ImportError('import/too-large'));
  expect(parseJsonFile(JSON.stringify('[,'.repeat(1_000_000)))).toHaveLength(2_000_000);
});
