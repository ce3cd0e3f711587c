import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AttachmentHash } from '#domain/notes/index.ts';
import type { AttachmentStore, Part } from './attachment-store.ts';

export interface OpenedStore {
  readonly store: AttachmentStore;
  readonly remove: () => Promise<void>;
}

const ann = 'ann';
const content = new TextEncoder().encode('Heels stay planted.');
const hash = hashOf(content);

/** Runs the contract suite that all attachment stores must pass. */
export function describeAttachmentStore(name: string, open: () => Promise<OpenedStore>): void {
  describe(`attachments in ${name}`, () => {
    let opened: OpenedStore;
    let store: AttachmentStore;

    beforeEach(async () => {
      opened = await open();
      store = opened.store;
    });
    afterEach(() => opened.remove());

    const append = (more: Partial<Part> = {}) =>
      store.append({
        uid: ann,
        hash,
        offset: 0,
        bytes: content.length,
        content: chunks(content),
        quotaBytes: 10_000,
        maxFiles: 1_000,
        ...more,
      });

    const read = async (uid: string, range = { from: 0, to: content.length }) => {
      const stream = await store.read(uid, hash, range);
      return stream === null ? null : await new Response(stream).text();
    };

    it('is empty for every user at first', async () => {
      expect(await store.standing(ann, hash)).toBeNull();
      expect(await store.list(ann)).toEqual([]);
      expect(await store.people()).toEqual([]);
      expect(await store.usedBytes(ann)).toBe(0);
      expect(await read(ann)).toBeNull();
    });

    it('keeps a file by its digest, for its owner only', async () => {
      expect(await append()).toEqual({ ok: true, value: { bytes: 19, arrived: 19, isWhole: true } });
      expect(await store.standing(ann, hash)).toEqual({ bytes: 19, arrived: 19, isWhole: true });
      expect(await read(ann)).toBe('Heels stay planted.');
      expect(await read(ann, { from: 6, to: 10 })).toBe('stay');
      expect(await store.list(ann)).toEqual([{ hash, bytes: 19, storedAt: expect.any(Number) }]);
      expect(await store.people()).toEqual([ann]);
      expect(await store.standing('bob', hash)).toBeNull();
      expect(await read('bob')).toBeNull();
    });

    it('keeps an empty file', async () => {
      const none = new Uint8Array(0);
      const emptyHash = hashOf(none);
      const stored = await append({ hash: emptyHash, bytes: 0, content: chunks(none) });
      expect(stored).toEqual({ ok: true, value: { bytes: 0, arrived: 0, isWhole: true } });
      expect(await store.list(ann)).toHaveLength(1);
      const stream = await store.read(ann, emptyHash, { from: 0, to: 0 });
      expect(stream && (await new Response(stream).text())).toBe('');
    });

    it('resumes an interrupted upload, and lists the file only after the last byte', async () => {
      expect(await append({ content: cutAfter(content.subarray(0, 7)) })).toEqual({
        ok: true,
        value: { bytes: 19, arrived: 7, isWhole: false },
      });
      expect(await store.standing(ann, hash)).toEqual({ bytes: 19, arrived: 7, isWhole: false });
      expect(await read(ann)).toBeNull();
      expect(await store.list(ann)).toEqual([]);
      const rest = await append({ offset: 7, bytes: null, content: chunks(content.subarray(7)) });
      expect(rest).toEqual({ ok: true, value: { bytes: 19, arrived: 19, isWhole: true } });
      expect(await read(ann)).toBe('Heels stay planted.');
    });

    it('verifies a file on the part that completes it, and asks for all of it if an earlier part may be damaged', async () => {
      expect((await append({ bytes: 20 })).ok).toBe(true);
      const end = await append({ offset: 19, bytes: null, content: chunks(new Uint8Array([33])) });
      expect(end).toEqual({ ok: false, error: { code: 'attachment/offset-wrong', arrived: 0 } });
      expect(await store.standing(ann, hash)).toBeNull();
      expect(await store.usedBytes(ann)).toBe(0);
      expect((await append()).ok).toBe(true);
    });

    it('accepts a part only at the offset where the last one ended', async () => {
      const wrong = (arrived: number) => ({ ok: false, error: { code: 'attachment/offset-wrong', arrived } });
      expect(await append({ offset: 5, bytes: null })).toEqual(wrong(0));
      await append({ content: chunks(content.subarray(0, 7)) });
      expect(await append()).toEqual(wrong(7));
      expect(await append({ offset: 6, bytes: null })).toEqual(wrong(7));
      expect(await append({ offset: 8, bytes: null })).toEqual(wrong(7));
      expect(await store.standing(ann, hash)).toEqual({ bytes: 19, arrived: 7, isWhole: false });
    });

    it.each([
      ['other content', new TextEncoder().encode('heels stay planted.'), 19],
      ['more content than declared', new Uint8Array([...content, 33]), 19],
      ['less content than the digest covers', content.subarray(0, 18), 18],
    ])('stores nothing of %s', async (_, sent, bytes) => {
      expect(await append({ content: chunks(sent), bytes })).toEqual({
        ok: false,
        error: { code: 'attachment/content-wrong' },
      });
      expect(await store.standing(ann, hash)).toBeNull();
      expect(await store.usedBytes(ann)).toBe(0);
      expect((await append()).ok).toBe(true);
    });

    it('stores nothing of large content that is sent at once and has another digest', async () => {
      const large = { bytes: 3_000_000, content: whole(new Uint8Array(3_000_000)), quotaBytes: 10_000_000 };
      expect(await append(large)).toEqual({ ok: false, error: { code: 'attachment/content-wrong' } });
      expect(await store.standing(ann, hash)).toBeNull();
      expect(await store.usedBytes(ann)).toBe(0);
    });

    it('starts over if an earlier upload declared the wrong size', async () => {
      await append({ bytes: 50, content: chunks(content) });
      expect(await store.standing(ann, hash)).toEqual({ bytes: 50, arrived: 19, isWhole: false });
      expect(await append()).toEqual({ ok: true, value: { bytes: 19, arrived: 19, isWhole: true } });
    });

    it('accepts one part of a file at a time, and accepts a complete file again without change', async () => {
      const both = await Promise.all([append(), append()]);
      expect(both.map((each) => each.ok || each.error.code).toSorted()).toEqual(['attachment/busy', true]);
      expect(await append()).toEqual({ ok: true, value: { bytes: 19, arrived: 19, isWhole: true } });
      expect(await store.list(ann)).toHaveLength(1);
    });

    it('enforces each user’s quota, including unfinished uploads', async () => {
      const more = new TextEncoder().encode('Another one.');
      const second = { hash: hashOf(more), bytes: more.length, content: chunks(more), quotaBytes: 30 };
      await append({ content: chunks(content.subarray(0, 1)), quotaBytes: 30 });
      const refused = { code: 'attachment/quota-exceeded', usedBytes: 19, maxBytes: 30 };
      expect(await append(second)).toEqual({ ok: false, error: refused });
      expect((await append({ ...second, uid: 'bob', content: chunks(more) })).ok).toBe(true);
      await store.cancel(ann, hash);
      expect((await append({ ...second, content: chunks(more) })).ok).toBe(true);
    });

    it('enforces the maximum number of files of each user, including unfinished uploads', async () => {
      const more = new TextEncoder().encode('Another one.');
      const second = { hash: hashOf(more), bytes: more.length, content: chunks(more), maxFiles: 1 };
      await append({ content: chunks(content.subarray(0, 1)), maxFiles: 1 });
      const refused = { code: 'attachment/too-many-files', maxFiles: 1 };
      expect(await append(second)).toEqual({ ok: false, error: refused });
      expect((await append({ ...second, uid: 'bob', content: chunks(more) })).ok).toBe(true);
      await store.cancel(ann, hash);
      expect((await append({ ...second, content: chunks(more) })).ok).toBe(true);
    });

    it('lists more files than it looks at together', async () => {
      const files = Array.from({ length: 230 }, (_, at) => new TextEncoder().encode(`file ${at}`));
      for (const file of files) await append({ hash: hashOf(file), bytes: file.length, content: chunks(file) });
      const listed = (await store.list(ann)).map((file) => file.hash);
      expect(new Set(listed)).toEqual(new Set(files.map(hashOf)));
      expect(await store.usedBytes(ann)).toBe(files.reduce((sum, { length }) => sum + length, 0));
    });

    it('gives the remaining space to one of two concurrent uploads', async () => {
      const more = new TextEncoder().encode('Another one here.');
      const second = { hash: hashOf(more), bytes: more.length, content: chunks(more) };
      const both = await Promise.all([append({ quotaBytes: 30 }), append({ ...second, quotaBytes: 30 })]);
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    });

    it('removes a file, all files of a user, and stalled uploads', async () => {
      await append();
      await append({ uid: 'bob', content: chunks(content.subarray(0, 3)) });
      await store.delete(ann, hash);
      expect(await store.standing(ann, hash)).toBeNull();
      await store.cancelIdleSince(Date.now() - 60_000);
      expect(await store.standing('bob', hash)).not.toBeNull();
      await store.cancelIdleSince(Date.now() + 60_000);
      expect(await store.standing('bob', hash)).toBeNull();
      await append();
      await store.deleteAll(ann);
      expect(await store.people()).not.toContain(ann);
      expect(await store.list(ann)).toEqual([]);
    });
  });
}

export function hashOf(bytes: Uint8Array): AttachmentHash {
  return createHash('sha256').update(bytes).digest('hex') as AttachmentHash;
}

async function* chunks(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 4) yield bytes.subarray(at, at + 4);
}

async function* whole(bytes: Uint8Array) {
  yield bytes;
}

async function* cutAfter(bytes: Uint8Array) {
  yield* chunks(bytes);
  throw new Error('the network is gone');
}
