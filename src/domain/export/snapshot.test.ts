import { describe, expect, it } from 'vitest';
import { collectionOf, type RecordKey } from '../kernel/index.ts';
import type { Collection } from '../user-document.ts';
import { type ExportedAccount, type ExportedRecord, exportedFiles } from './index.ts';
import { takeSnapshot } from './snapshot.ts';
import { accountOf, contentOf, exportedTexts, hashOf, memorySpool, testOptions } from './testing/account.ts';

const picture = new TextEncoder().encode('a picture');
const hash = hashOf(picture);

describe('an export of an account that changes meanwhile', () => {
  it('has each record as of one moment in all files, also those that were created meanwhile', async () => {
    const account = changingAccount();
    const texts: Record<string, string> = {};
    for await (const file of exportedFiles(account, testOptions, memorySpool())) {
      texts[file.path] = new TextDecoder('utf-8').decode(await contentOf(file));
    }
    const [header = '', ...lines] = (texts['data.jsonl'] ?? '').trimEnd().split('\n');
    const records = lines.map((line) => JSON.parse(line));
    const notes = records.filter(({ key }) => key.startsWith('notes/'));
    expect(JSON.parse(header)).toMatchObject({ contains: 'everything' });
    expect(notes.length).toBeGreaterThan(0);
    expect(Object.keys(texts).filter((path) => path.startsWith('notes/'))).toEqual(
      notes.map(({ leaves }) => `notes/${leaves.title}.md`),
    );
    for (const { leaves, text } of notes) expect(texts[`notes/${leaves.title}.md`]).toMatch(new RegExp(`\n${text}$`));

    const workouts = records.filter(({ key }) => key.startsWith('workouts/'));
    const rows = (texts['training/workouts.csv'] ?? '').trimEnd().split('\r\n').slice(1);
    expect(rows.map((row) => row.split(',')[3])).toEqual(workouts.map(({ leaves }) => leaves.title));
  });

  it('has or lists as missing each attachment that a record names', async () => {
    const absent = ['b', 'c', 'd'].map((digit) => digit.repeat(64)) as [string, string, string];
    const [linked, track, photo] = absent;
    const records = {
      'notes/1': { leaves: { title: 'A' }, text: `![](attachment:${hash}) [x](attachment:${linked})` },
      'measurements/1': { leaves: { measure: 'bodyWeight', photo } },
      'activities/1': { leaves: { track, source: { hash: 'e'.repeat(64) } } },
      [`attachments/${hash}`]: { leaves: { name: 'knee.png' } },
    };
    const texts = await exportedTexts(accountOf(records, new Map([[hash, picture]])));
    expect(Object.keys(texts)).toContain('attachments/knee.png');
    expect(JSON.parse(texts['manifest.json'] ?? '').missing).toEqual(absent.map((each) => ({ hash: each, name: '' })));
  });

  it('reads attachments last, so that one which was added with a note is in the export', async () => {
    const read: Collection[] = [];
    const { records, attachment } = accountOf({});
    const account: ExportedAccount = {
      attachment,
      records: (collection, selection) => {
        read.push(collection);
        return records(collection, selection);
      },
    };
    await exportedTexts(account);
    expect(read.at(-1)).toBe('attachments');
    expect(read.indexOf('notebooks')).toBeGreaterThan(read.indexOf('notes'));
    expect(new Set(read).size).toBe(read.length);
  });
});

it('a snapshot has the records as they were read, however many blocks they need', async () => {
  const long = 'All work and no play. \u{1f9b5}'.repeat(20_000);
  const records = new Map(
    Array.from({ length: 5 }, (_, at) => [
      `notes/${at}` as RecordKey,
      { leaves: noteLeaves(at), text: `${at}${long}` },
    ]),
  );
  const spool = memorySpool();
  const blocks: number[] = [];
  const account = accountOf(records);
  const snapshot = await takeSnapshot(account, null, {
    ...spool,
    append: async (block) => {
      blocks.push(block.length);
      await spool.append(block);
    },
  });
  expect(blocks).toHaveLength(5);
  expect(Math.max(...blocks)).toBeLessThan(long.length / 4);
  const expected = await allOf(account.records('notes', null));
  expect(await allOf(snapshot.records('notes'))).toEqual(expected);
  expect(await allOf(snapshot.records('notes'))).toEqual(expected);
  expect(await allOf(snapshot.records('workouts'))).toEqual([]);
});

function noteLeaves(at: number): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>([
    ['title', `\ud800 ${at}`],
    ['__proto__', { __proto__: null, a: [1, null] }],
    ['constructor', null],
  ]);
}

/** Each time it is read, its records have other titles and texts, and there is one more. */
function changingAccount(): ExportedAccount {
  let reads = 0;
  return {
    attachment: async () => null,
    async *records(collection) {
      reads += 1;
      for (let id = 0; id < reads; id++) {
        const all: readonly ExportedRecord[] = [
          { key: `notes/${id}` as RecordKey, leaves: titled(`note ${id} ${reads}`), text: `text ${id} ${reads}` },
          { key: `workouts/${id}` as RecordKey, leaves: titled(`workout ${id} ${reads}`), text: null },
        ];
        yield* all.filter(({ key }) => collectionOf(key) === collection);
      }
    },
  };
}

function titled(title: string): ExportedRecord['leaves'] {
  return new Map([['title', { value: title, stamp: '1' }]]);
}

async function allOf(records: AsyncIterable<ExportedRecord>): Promise<ExportedRecord[]> {
  const all: ExportedRecord[] = [];
  for await (const record of records) all.push(record);
  return all;
}
