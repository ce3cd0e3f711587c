import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDeletionLedger } from './deletion-ledger.ts';

it('a ledger with an incomplete last line is read up to it and can be appended to', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'mensana-ledger-'));
  const file = join(directory, 'deletions.jsonl');
  await writeFile(file, '{"kind":"account","uid":"a","at":1,"sessions":[]}\n{"kind":"acc');
  const ledger = openDeletionLedger(file);
  await Promise.all([
    ledger.append({ kind: 'record', uid: 'b', at: 2, record: 'notes/1' }),
    ledger.append({ kind: 'account', uid: 'c', at: 3, sessions: ['h'] }),
  ]);
  expect((await ledger.read()).map((each) => each.uid)).toEqual(['a', 'b', 'c']);
  expect(await readFile(file, 'utf8')).toMatch(/\n$/);
  await rm(directory, { recursive: true });
});
