import { describe, expect, it } from 'vitest';
import type { Attachment, AttachmentHash } from '#domain/notes/index.ts';
import { FileShelf, type ShelfMessage } from './file-shelf.ts';
import { MemoryFileStorage } from './memory-file-storage.ts';
import { PreparedFiles } from './prepared-files.ts';

describe('a file that imports in two tabs prepared', () => {
  it('stays for the one when the other is cancelled', async () => {
    const { storage, openTab, prepare } = device();
    const [one, two] = [openTab(), openTab()];
    const hash = await prepare(one, 'import one');
    await prepare(two, 'import two');
    await two.files.settle('import two');
    expect(await (await storage.content(hash))?.text()).toBe('content');
    one.records.set(hash, {});
    await one.files.settle('import one');
    expect((await storage.rows()).map(({ upload }) => upload)).toEqual(['waiting']);
  });

  it('is removed when both are cancelled', async () => {
    const { storage, openTab, prepare } = device();
    const [one, two] = [openTab(), openTab()];
    await prepare(one, 'import one');
    await prepare(two, 'import two');
    await one.files.settle('import one');
    await two.files.settle('import two');
    expect(await storage.rows()).toEqual([]);
  });

  it('stays when the one is cancelled after the other was applied, before its record arrives', async () => {
    const { storage, openTab, prepare } = device();
    const [one, two] = [openTab(), openTab()];
    const hash = await prepare(one, 'import one');
    await prepare(two, 'import two');
    one.records.set(hash, {});
    await one.files.settle('import one');
    await two.files.settle('import two');
    expect((await storage.rows()).map(({ upload }) => upload)).toEqual(['waiting']);
  });

  it('stays if the tabs know of each other’s files, and one of them only starts', async () => {
    const { storage, openTab, prepare, tellAll } = device();
    const [one, two] = [openTab(), openTab()];
    await two.shelf.opened();
    await prepare(one, 'import one');
    await tellAll();
    await two.files.settle(null);
    await two.files.settle('import two');
    expect(await storage.rows()).toHaveLength(1);
  });

  it('is removed a day after the last import was interrupted', async () => {
    const { storage, openTab, prepare, wait } = device();
    const tab = openTab();
    await prepare(tab, 'import one');
    await wait(23);
    await prepare(tab, 'import two');
    await wait(23);
    await tab.files.settle(null);
    expect(await storage.rows()).toHaveLength(1);
    await wait(2);
    await tab.files.settle(null);
    expect(await storage.rows()).toEqual([]);
  });
});

it('a file that was added to a note is not removed with an import that needs it too', async () => {
  const { storage, openTab, prepare } = device();
  const [one, two] = [openTab(), openTab()];
  await two.shelf.opened();
  const hash = await prepare(one, 'import one');
  await one.shelf.change(hash, (row) => ({ ...row, upload: 'waiting' }));
  await prepare(two, 'import two');
  await two.files.settle('import two');
  expect((await storage.rows()).map(({ upload }) => upload)).toEqual(['waiting']);
});

/** A device without a network, and the tabs that are open on it. Messages between them arrive when told. */
function device() {
  const storage = new MemoryFileStorage();
  const tabs: FileShelf[] = [];
  let now = 0;
  const openTab = () => {
    const records = new Map<AttachmentHash, Attachment>();
    const shelf = new FileShelf({ storage, recentBytes: 1000, now: () => now, post: (_: ShelfMessage) => {} });
    tabs.push(shelf);
    const files = new PreparedFiles({
      shelf,
      now: () => now,
      recordOf: (hash) => records.get(hash),
      isOnServer: () => false,
    });
    return { files, shelf, records };
  };
  return {
    storage,
    openTab,
    wait: async (hours: number) => {
      now += hours * 3_600_000;
    },
    tellAll: async () => {
      for (const shelf of tabs) shelf.hear({ kind: 'changed' });
      await expect.poll(() => tabs.every(({ rows }) => rows.size === 1)).toBe(true);
    },
    prepare: async ({ files }: ReturnType<typeof openTab>, batch: string) => {
      const prepared = await files.prepare(new File(['content'], 'plan.pdf'), batch);
      if (!prepared.ok) throw new Error(prepared.error.code);
      return prepared.value.hash;
    },
  };
}
