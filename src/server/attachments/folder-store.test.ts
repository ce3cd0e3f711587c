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
