import { expect, it } from 'vitest';
import type { AttachmentHash } from '#domain/notes/index.ts';
import { type FileParts, fileStates } from './file-states.ts';
import { fileRow } from './file-storage.contract.ts';

const hash = 'a'.repeat(64) as AttachmentHash;
const record = { id: hash, value: { name: 'a.png', bytes: 10 } };

const stateOf = (parts: Partial<FileParts> = {}) =>
  fileStates({ records: [record], rows: new Map(), arrived: new Map(), onServer: null, ...parts })[0];

const withRow = (more: Parameters<typeof fileRow>[1]) => new Map([[hash, fileRow('a', more)]]);
const serverWith = (...hashes: string[]) => ({ usedBytes: 0, maxBytes: 100, hashes: new Set(hashes) });

it.each([
  ['waiting', { rows: withRow({ upload: 'waiting' }) }],
  ['sending', { rows: withRow({ upload: 'waiting' }), arrived: new Map([[hash, 5]]) }],
  ['held', { rows: withRow({ upload: 'held' }) }],
  ['refused', { rows: withRow({ upload: 'waiting', refusal: 'attachment/quota-exceeded' }) }],
  ['both', { rows: withRow({ upload: 'done' }) }],
  ['server', { onServer: serverWith(hash) }],
  ['elsewhere', { onServer: serverWith() }],
  ['not-here', {}],
] satisfies readonly (readonly [string, Partial<FileParts>])[])('a file has the state %s', (place, parts) => {
  expect(stateOf(parts)?.place).toBe(place);
});

it('the upload progress is a share of the file’s size', () => {
  expect(stateOf({ rows: withRow({}), arrived: new Map([[hash, 5]]) })?.share).toBe(0.5);
});

it('an emptied record is not a file', () => {
  expect(stateOf({ records: [{ id: hash, value: {} }] })).toBeUndefined();
});

it('files that are not uploaded come first, then the others, each by name', () => {
  const records = ['c', 'b', 'a'].map((letter) => ({
    id: letter.repeat(64),
    value: { name: `${letter}.png`, bytes: 1 },
  }));
  const rows = new Map(
    [fileRow('a', { upload: 'done' }), fileRow('b', { upload: 'done' }), fileRow('c')].map((row) => [row.hash, row]),
  );
  expect(fileStates({ records, rows, arrived: new Map(), onServer: null }).map(({ name }) => name)).toEqual([
    'c.png',
    'a.png',
    'b.png',
  ]);
});
