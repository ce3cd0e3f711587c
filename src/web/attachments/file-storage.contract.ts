import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AttachmentHash } from '#domain/notes/index.ts';
import type { FileRow, FileStorage } from './file-storage.ts';

export interface OpenedFileStorage {
  readonly storage: FileStorage;
  readonly remove: () => Promise<void>;
}

export function fileRow(letter: string, more: Partial<FileRow> = {}): FileRow {
  return {
    hash: letter.repeat(64) as AttachmentHash,
    bytes: 5,
    mime: 'image/png',
    name: `${letter}.png`,
    upload: 'waiting',
    refusal: null,
    isKept: false,
    usedAt: 0,
    ...more,
  };
}

export function describeFileStorage(name: string, open: () => Promise<OpenedFileStorage>): void {
  describe(`files ${name}`, () => {
    let opened: OpenedFileStorage;
    let storage: FileStorage;

    beforeEach(async () => {
      opened = await open();
      storage = opened.storage;
    });
    afterEach(() => opened.remove());

    it('are stored with their content, byte for byte', async () => {
      const a = fileRow('a');
      await storage.put(a, new Blob([new Uint8Array([0, 255, 128])]));
      expect(await storage.rows()).toEqual([a]);
      const content = await storage.content(a.hash);
      expect(new Uint8Array((await content?.arrayBuffer()) ?? [])).toEqual(new Uint8Array([0, 255, 128]));
      expect(await storage.content(fileRow('b').hash)).toBeNull();
    });

    it('can be changed in their metadata only, and only if they exist', async () => {
      const [a, b] = [fileRow('a'), fileRow('b')];
      await storage.put(a, new Blob(['content']));
      const done = await storage.change(a.hash, (row) => ({ ...row, upload: 'done' }));
      expect(done).toEqual({ ...a, upload: 'done' });
      expect(await storage.change(b.hash, (row) => ({ ...row, upload: 'done' }))).toBeNull();
      expect(await storage.rows()).toEqual([{ ...a, upload: 'done' }]);
      expect(await (await storage.content(a.hash))?.text()).toBe('content');
    });

    it('are stored if they are new, and changed in their metadata if they exist', async () => {
      const a = fileRow('a');
      const edit = (row: FileRow): FileRow => ({ ...row, upload: 'held' });
      expect(await storage.upsert(a, new Blob(['content']), edit)).toEqual(a);
      expect(await storage.upsert({ ...a, name: 'b.png' }, new Blob(['another']), edit)).toEqual({
        ...a,
        upload: 'held',
      });
      expect(await storage.rows()).toEqual([{ ...a, upload: 'held' }]);
      expect(await (await storage.content(a.hash))?.text()).toBe('content');
    });

    it('are removed by a change to nothing', async () => {
      const a = fileRow('a');
      await storage.put(a, new Blob(['content']));
      expect(await storage.change(a.hash, () => null)).toBeNull();
      expect(await storage.rows()).toEqual([]);
      expect(await storage.content(a.hash)).toBeNull();
    });

    it('are removed with metadata and content', async () => {
      const [a, b] = [fileRow('a'), fileRow('b')];
      await storage.put(a, new Blob(['a']));
      await storage.put(b, new Blob(['b']));
      await storage.remove(a.hash);
      expect(await storage.rows()).toEqual([b]);
      expect(await storage.content(a.hash)).toBeNull();
    });
  });
}
