import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printPath } from '#domain/kernel/index.ts';
import type { Field, Fields, JsonValue, Stamp } from '#sync/record/index.ts';
import { documentAsJson } from './document-json.ts';
import { printRecord } from './print-record.ts';

const stamp = '-'.repeat(19) as Stamp;

it('a document is read only as fast as its JSON is consumed', async () => {
  const keys = Array.from({ length: 10 }, (_, at) => `notes/n${at}`);
  const read: string[] = [];
  const json = documentAsJson(keys, async function* (some) {
    for (const key of some) {
      read.push(key);
      yield Buffer.from(`"${key.slice('notes/'.length)}":{"title":"${'x'.repeat(100_000)}"}`);
    }
  });
  const decoder = new TextDecoder();
  let text = decoder.decode((await json.next()).value as Uint8Array);
  expect(read).toEqual(['notes/n0']);
  for await (const chunk of json) text += decoder.decode(chunk);
  expect(read).toEqual(keys);
  expect(Object.keys(JSON.parse(text).notesData.notes)).toEqual(keys.map((key) => key.slice('notes/'.length)));
});

it('a document has its parts even if they are empty, and no collection without records', async () => {
  const print = async function* (keys: readonly string[]) {
    for (const key of keys) yield Buffer.from(key === 'notes/gone' ? '' : `"${key}":{}`);
  };
  const textOf = async (keys: readonly string[]) => {
    let text = '';
    for await (const chunk of documentAsJson(keys, print)) text += Buffer.from(chunk).toString();
    return JSON.parse(text);
  };
  expect(await textOf([])).toEqual({ notesData: {}, exerciseData: {}, profileData: {} });
  expect(await textOf(['notes/gone', 'unknown/a', 'workouts/w', 'notes/gone'])).toEqual({
    notesData: {},
    exerciseData: { workouts: { 'workouts/w': {} } },
    profileData: {},
  });
});

describe('a record', () => {
  it('nests its leaves by their paths, and leaves those out that are null', () => {
    const leaves = { 'b/c/d': 1, 'b/c': null, 'b/a': { x: [1, 'y'] }, a: '"', 'b/c/e~1f': true };
    expect(JSON.parse(printRecord('workouts', fieldsOf(leaves), null))).toEqual({
      a: '"',
      b: { a: { x: [1, 'y'] }, c: { d: 1, 'e/f': true } },
    });
    expect(printRecord('workouts', fieldsOf({}), null)).toBe('{}');
  });

  it('shows a leaf that occupies part of the path of others, and not the others', () => {
    const leaves = { 'a!': 1, a: 2, 'a/b': 3, 'a/b/c': 4, 'a0/b': 5 };
    expect(JSON.parse(printRecord('workouts', fieldsOf(leaves), null))).toEqual({ 'a!': 1, a: 2, a0: { b: 5 } });
  });

  it('has its text as body, with the line ends of its file, in place of leaves of that name', () => {
    const fields = fieldsOf({ body: 'a leaf', 'body/part': 1, lineEnd: 'crlf', title: 'x' });
    expect(JSON.parse(printRecord('notes', fields, 'one\ntwo'))).toEqual({
      body: 'one\r\ntwo',
      lineEnd: 'crlf',
      title: 'x',
    });
    expect(JSON.parse(printRecord('workouts', fields, 'one'))).toMatchObject({ body: 'a leaf' });
  });

  it('of any leaves whose paths do not cross is read back from its JSON', () => {
    const segment = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 }).filter((each) => each !== '__proto__');
    const depth = fc.constantFrom(1, 2, 3);
    fc.assert(
      fc.property(
        depth.chain((length) => fc.array(fc.array(segment, { minLength: length, maxLength: length }))),
        (paths) => {
          const leaves = Object.fromEntries(paths.map((path, at) => [printPath(path), at]));
          const read = JSON.parse(printRecord('workouts', fieldsOf(leaves), null)) as unknown;
          for (const [at, path] of paths.entries()) {
            const last = paths.findLastIndex((each) => printPath(each) === printPath(path));
            const value = path.reduce((holder: unknown, name) => (holder as Record<string, unknown>)[name], read);
            expect(value).toBe(Math.max(at, last));
          }
        },
      ),
    );
  });
});

function fieldsOf(leaves: Readonly<Record<string, JsonValue>>): Fields {
  return new Map(Object.entries(leaves).map(([path, value]): [string, Field] => [path, { value, stamp }]));
}
