import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FileSpool } from './file-spool.ts';

it('the file of an export has its blocks in any order, and no name that could stay behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mensana-spool-'));
  try {
    const spool = await FileSpool.create(folder);
    const blocks = [[1, 2, 3], [], [4]].map((bytes) => new Uint8Array(bytes));
    for (const block of blocks) await spool.append(block);
    expect(await readdir(folder)).toEqual([]);
    for (const at of [2, 0, 1]) expect(await spool.read(at)).toEqual(blocks[at]);
    await expect(spool.read(3)).rejects.toThrow('did not write');
    await spool.close();
  } finally {
    await rm(folder, { recursive: true });
  }
});
