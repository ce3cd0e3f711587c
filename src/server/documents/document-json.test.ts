import { expect, it } from 'vitest';
import type { ReadRecord } from '#sync/hub/document.ts';
import type { StoredRecord } from '#sync/hub/hub-storage.ts';
import type { Field, Stamp } from '#sync/record/index.ts';
import { documentAsJson } from './document-json.ts';

const stamp = '-'.repeat(19) as Stamp;

it('a document is read only as fast as its JSON is consumed', async () => {
  const keys = Array.from({ length: 10 }, (_, at) => `notes/n${at}`);
  const read: string[] = [];
  const json = documentAsJson(keys, async function* (some) {
    for (const key of some) {
      read.push(key);
      yield [recordOf(key, 'x'.repeat(100_000))];
    }
  });
  const first = await json.next();
  expect(read).toEqual(['notes/n0']);
  let text = first.value as string;
  for await (const chunk of json) text += chunk;
  expect(read).toEqual(keys);
  expect(Object.keys(JSON.parse(text).notesData.notes)).toEqual(keys.map((key) => key.slice('notes/'.length)));
});

function recordOf(key: string, title: string): ReadRecord {
  const fields = new Map<string, Field>([['title', { value: title, stamp }]]);
  return { fields, text: null, stored: { key } as StoredRecord };
}
