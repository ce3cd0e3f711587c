import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { readBody } from '../record/index.ts';
import { isReadAtOnce, readerWith } from './body-reader.ts';

const atOnceBytes = 16 * 1024;

it('SY21w up to 16 KiB of a body is read at once, in one update or several', () => {
  expect(isReadAtOnce([new Uint8Array(atOnceBytes)])).toBe(true);
  expect(isReadAtOnce([new Uint8Array(atOnceBytes), new Uint8Array(1)])).toBe(false);
});

it('SY21w a body of more than 16 KiB is read by the worker, and a shorter one is not', async () => {
  const byWorker: number[] = [];
  const read = readerWith(async (parts) => {
    byWorker.push(parts.length);
    return readBody(parts);
  });
  const [short, long] = [updateOf('squat'), updateOf('squat '.repeat(4_000))];
  expect((await read([short])).merged.text).toBe('squat');
  expect(byWorker).toEqual([]);
  expect((await read([long])).merged.text).toHaveLength(24_000);
  expect(byWorker).toEqual([1]);
});

function updateOf(text: string): Uint8Array {
  const doc = new Y.Doc();
  doc.getText('body').insert(0, text);
  return Y.encodeStateAsUpdate(doc);
}
