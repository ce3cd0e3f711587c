import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeAttachmentStore, hashOf } from './attachment-store.contract.ts';
import { FolderAttachmentStore } from './folder-store.ts';

async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'mensana-attachments-'));
  return {
    folder,
    store: new FolderAttachmentStore(join(folder, 'attachments')),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

describeAttachmentStore('a folder', openFolder);

it.each(['../../outside', '/etc', 'a/b', '.', ''.padEnd(60, 'ü')])(
  'files of a user with the id %s stay inside the folder, under generated names',
  async (uid) => {
    const { folder, store, remove } = await openFolder();
    const bytes = new Uint8Array([1, 2, 3]);
    const content = (async function* () {
      yield bytes;
    })();
    await store.append({ uid, hash: hashOf(bytes), offset: 0, bytes: 3, content, quotaBytes: 100, maxFiles: 10 });
    const names = await readdir(folder, { recursive: true });
    expect(names.toSorted()).toEqual(
      ['', '/parts', `/${hashOf(bytes)}`]
        .map((end) => `attachments/${Buffer.from(uid).toString('hex')}${end}`)
        .concat('attachments')
        .toSorted(),
    );
    expect(await store.people()).toEqual([uid]);
    await remove();
  },
);

it('foreign files in the folder are left alone and belong to no user', async () => {
  const { folder, store, remove } = await openFolder();
  await mkdir(join(folder, 'attachments', 'lost+found'), { recursive: true });
  await writeFile(join(folder, 'attachments', 'lost+found', 'x'), 'x');
  expect(await store.people()).toEqual([]);
  await store.cancelIdleSince(Number.POSITIVE_INFINITY);
  expect(await readdir(join(folder, 'attachments', 'lost+found'))).toEqual(['x']);
  await remove();
});

it('of more than 200 incomplete uploads, those that received nothing for the longest time are discarded', async () => {
  const { folder, store, remove } = await openFolder();
  const begin = (at: number) => {
    const hash = hashOf(new TextEncoder().encode(`file ${at}`));
    const content = (async function* () {})();
    return store.append({ uid: 'ann', hash, offset: 0, bytes: 6, content, quotaBytes: 10_000, maxFiles: 1_000 });
  };
  for (let at = 0; at < 203; at++) expect(await begin(at)).toMatchObject({ ok: true });
  const uploads = await readdir(join(folder, 'attachments', Buffer.from('ann').toString('hex'), 'parts'));
  expect(uploads).toHaveLength(200);
  expect(await begin(202)).toMatchObject({ ok: true });
  expect(await store.usedBytes('ann')).toBe(1_200);
  await remove();
});
