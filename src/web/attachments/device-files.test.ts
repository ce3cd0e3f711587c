import { describe, expect, it, vi } from 'vitest';
import type { Attachment, AttachmentHash } from '#domain/notes/index.ts';
import { StorageError } from '#sync/document/device-storage.ts';
import { type Added, DeviceFiles } from './device-files.ts';
import type { FilePart, FileServer, ServerAnswer } from './file-server.ts';
import { FileShelf, type ShelfMessage } from './file-shelf.ts';
import type { FileStorage } from './file-storage.ts';
import { MemoryFileStorage } from './memory-file-storage.ts';
import { digestOf } from './read-file.ts';
import { Uploads } from './uploads.ts';

const mebibyte = 1024 * 1024;

/** A server that keeps files in memory and can be unreachable. */
class TestServer implements FileServer {
  readonly whole = new Map<string, Blob>();
  readonly parts = new Map<string, Blob>();
  readonly sent: number[] = [];
  asked = 0;
  isReachable = true;
  /** The number of parts that the server accepts before the connection is lost. */
  partsLeft = Number.POSITIVE_INFINITY;
  refusal: string | null = null;

  async list() {
    this.#reach();
    return { usedBytes: 0, maxBytes: 100 * mebibyte, hashes: new Set(this.whole.keys()) };
  }

  async standing(hash: AttachmentHash): Promise<ServerAnswer> {
    this.#reach();
    this.asked += 1;
    if (this.whole.has(hash)) return { status: 200, arrived: this.whole.get(hash)?.size ?? 0, code: null };
    return { status: 204, arrived: this.parts.get(hash)?.size ?? 0, code: null };
  }

  async sendPart({ hash, content, offset, bytes }: FilePart): Promise<ServerAnswer> {
    if (this.partsLeft-- <= 0) this.isReachable = false;
    this.#reach();
    if (this.refusal !== null) return { status: 507, arrived: null, code: this.refusal };
    const before = this.parts.get(hash) ?? new Blob([]);
    if (before.size !== offset) return { status: 409, arrived: before.size, code: 'attachment/offset-wrong' };
    this.sent.push(content.size);
    const after = new Blob([before, content]);
    if (after.size < bytes) this.parts.set(hash, after);
    else this.whole.set(hash, after);
    return { status: after.size < bytes ? 204 : 200, arrived: after.size, code: null };
  }

  async forget(hash: AttachmentHash): Promise<void> {
    this.parts.delete(hash);
  }

  async content(hash: AttachmentHash): Promise<Blob | null> {
    this.#reach();
    return this.whole.get(hash) ?? null;
  }

  #reach(): void {
    if (!this.isReachable) throw new TypeError('Failed to fetch');
  }
}

interface World {
  readonly server?: TestServer;
  readonly storage?: FileStorage;
  readonly recentBytes?: number;
  readonly records?: Map<string, Attachment>;
}

function openDevice(world: World = {}) {
  const { server = new TestServer(), storage = new MemoryFileStorage(), recentBytes = 100 * mebibyte } = world;
  const records = world.records ?? new Map<string, Attachment>();
  const posted: ShelfMessage[] = [];
  const timers: (() => void)[] = [];
  let now = 0;
  let isAcknowledged = true;
  const shelf = new FileShelf({ storage, recentBytes, now: () => ++now, post: (message) => posted.push(message) });
  const uploads = new Uploads({
    shelf,
    server,
    random: () => 0.5,
    alone: (work) => work(),
    isRecorded: () => isAcknowledged,
    after: (_, work) => {
      timers.push(work);
      return () => timers.splice(timers.indexOf(work), 1);
    },
  });
  const files = new DeviceFiles({
    now: () => Date.now(),
    shelf,
    uploads,
    server,
    chance: async () => {},
    records: { of: (hash) => records.get(hash), write: (hash, record) => records.set(hash, record) },
  });
  const uploadOf = (hash: AttachmentHash) => shelf.rows.get(hash)?.upload;
  const acknowledge = (is: boolean) => {
    isAcknowledged = is;
  };
  return { files, shelf, uploads, server, records, posted, timers, uploadOf, acknowledge };
}

async function added(files: DeviceFiles, content: string | Uint8Array<ArrayBuffer>, name = 'plan.pdf') {
  const result = await files.add([new File([content], name)]);
  if (!result.ok || result.value[0] === undefined) throw new Error('expected the file to be added');
  return result.value[0];
}

describe('an added file', () => {
  it('is available at once, has a record, and is uploaded', async () => {
    const { files, server, records, uploadOf } = openDevice();
    const { hash, isImage } = await added(files, 'content');
    expect(isImage).toBe(false);
    expect(records.get(hash)).toEqual({ bytes: 7, mime: 'application/octet-stream', name: 'plan.pdf' });
    await until(() => expect(uploadOf(hash)).toBe('done'));
    expect(await server.whole.get(hash)?.text()).toBe('content');
    expect(server.asked).toBe(0); // a file of one part
  });

  it('is stored once if added several times, under its first name', async () => {
    const { files, server, records, shelf, uploadOf } = openDevice();
    const { hash } = await added(files, 'content', 'first.txt');
    await until(() => expect(uploadOf(hash)).toBe('done'));
    expect((await added(files, 'content', 'second.txt')).hash).toBe(hash);
    expect(shelf.rows.size).toBe(1);
    expect(records.get(hash)?.name).toBe('first.txt');
    expect(server.sent).toEqual([7]);
  });

  it('is refused with all files added with it if it exceeds 25 MiB or the server’s free space', async () => {
    const { files, shelf } = openDevice();
    const large = new File([new Uint8Array(25 * mebibyte + 1)], 'film.mov');
    const both = await files.add([new File(['small'], 'small.txt'), large]);
    expect(both).toMatchObject({ ok: false, error: { code: 'attachment/too-large', name: 'film.mov' } });
    await files.askServer();
    const many = [1, 2, 3, 4, 5].map((part) => new File([new Uint8Array(24 * mebibyte).fill(part)], 'part.zip'));
    expect(await files.add(many)).toMatchObject({ ok: false, error: { code: 'attachment/no-room' } });
    expect(shelf.rows.size).toBe(0);
  });

  it('is accepted without free space if it is stored already, and counts towards the space before it is uploaded', async () => {
    const { files, server, records } = openDevice();
    const part = (content: number) => new File([new Uint8Array(24 * mebibyte).fill(content)], 'part.zip');
    await files.askServer();
    server.isReachable = false;
    expect((await files.add([part(1), part(1), part(2), part(3)])).ok).toBe(true);
    expect((await files.add([part(1), part(2), part(3), part(4)])).ok).toBe(true);
    const error = { code: 'attachment/no-room', bytes: 24 * mebibyte, freeBytes: 4 * mebibyte };
    expect(await files.add([part(1), part(5)])).toEqual({ ok: false, error });
    expect(records.size).toBe(4);
  });

  it('is not stored if another one of the same selection does not fit on the device, but remains if it was there before', async () => {
    const storage = new MemoryFileStorage();
    const { files, shelf, records, server } = openDevice({ storage });
    server.isReachable = false;
    const { hash } = await added(files, 'before');
    const put = storage.put.bind(storage);
    vi.spyOn(storage, 'put').mockImplementation(async (row, content) => {
      if (row.name === 'large.mov') throw new StorageError('storage/full');
      return put(row, content);
    });
    const all = ['before', 'small', 'large'].map((content) => new File([content], `${content}.mov`));
    expect(await files.add(all)).toEqual({ ok: false, error: { code: 'storage/full' } });
    expect((await storage.rows()).map((row) => row.hash)).toEqual([hash]);
    expect([...shelf.rows.keys()]).toEqual([hash]);
    expect([...records.keys()]).toEqual([hash]);
  });

  it('is stored even if no other file can be evicted', async () => {
    const storage = new MemoryFileStorage();
    const { files, uploadOf } = openDevice({ storage, recentBytes: 1 });
    const first = await added(files, 'first');
    await until(() => expect(uploadOf(first.hash)).toBe('done'));
    const second = await added(files, 'second');
    await until(() => expect(uploadOf(second.hash)).toBe('done'));
    vi.spyOn(storage, 'remove').mockRejectedValue(new StorageError('storage/unavailable'));
    expect((await added(files, 'third')).name).toBe('plan.pdf');
  });

  it('is not uploaded before the hub has acknowledged its record', async () => {
    const { files, uploads, server, uploadOf, acknowledge } = openDevice();
    acknowledge(false);
    const { hash } = await added(files, 'content');
    expect(server.sent).toEqual([]);
    acknowledge(true);
    await until(() => {
      uploads.wake();
      expect(uploadOf(hash)).toBe('done');
    });
  });

  it('resumes an interrupted upload after a delay', async () => {
    const { files, server, timers, uploads, uploadOf } = openDevice();
    server.partsLeft = 1;
    const { hash } = await added(files, new Uint8Array(2.5 * mebibyte));
    await until(() => expect(timers).toHaveLength(1));
    expect(server.sent).toEqual([mebibyte]);
    server.isReachable = true;
    server.partsLeft = 10;
    uploads.wake();
    expect(uploadOf(hash)).toBe('waiting');
    timers[0]?.();
    await until(() => expect(uploadOf(hash)).toBe('done'));
    expect(server.sent).toEqual([mebibyte, mebibyte, 0.5 * mebibyte]);
  });

  it('stays on the device with the reason if the server refuses it, and is not retried automatically', async () => {
    const { files, server, shelf, timers, uploads } = openDevice();
    server.refusal = 'attachment/quota-exceeded';
    const { hash } = await added(files, 'content');
    await until(() => expect(shelf.rows.get(hash)?.refusal).toBe('attachment/quota-exceeded'));
    server.refusal = null;
    uploads.wakeNow();
    expect(timers).toEqual([]);
    expect(server.sent).toEqual([]);
    expect((await files.content(hash)).ok).toBe(true);
  });

  it('is not uploaded while it is on hold', async () => {
    const { files, server, shelf, uploads, uploadOf } = openDevice();
    server.isReachable = false;
    const { hash } = await added(files, 'content');
    await shelf.change(hash, (row) => ({ ...row, upload: 'held' }));
    server.isReachable = true;
    uploads.wakeNow();
    await files.askServer();
    expect(uploadOf(hash)).toBe('held');
    expect(server.sent).toEqual([]);
  });

  it('is uploaded again if the server lost it and a record still references it', async () => {
    const { files, server, records, uploadOf } = openDevice();
    const [kept, gone] = [await added(files, 'kept'), await added(files, 'gone')];
    await until(() => expect([uploadOf(kept.hash), uploadOf(gone.hash)]).toEqual(['done', 'done']));
    server.whole.clear();
    server.parts.clear();
    records.delete(gone.hash);
    await files.askServer();
    await until(() => expect([...server.whole.keys()]).toEqual([kept.hash]));
  });
});

describe('an opened file', () => {
  it('is uploaded again if the server removed it and its record, and only then', async () => {
    const { files, server, records, uploadOf } = openDevice();
    await files.askServer();
    const [kept, gone] = [await added(files, 'kept'), await added(files, 'gone')];
    await until(() => expect([uploadOf(kept.hash), uploadOf(gone.hash)]).toEqual(['done', 'done']));
    server.whole.delete(gone.hash);
    records.delete(gone.hash);
    await files.askServer();
    expect(uploadOf(gone.hash)).toBe('done'); // nothing may refer to it
    const sent = server.sent.length;
    for (const { hash } of [kept, gone]) expect((await files.content(hash)).ok).toBe(true);
    await until(() => expect([...server.whole.keys()]).toEqual([kept.hash, gone.hash]));
    expect(server.sent).toHaveLength(sent + 1);
  });

  it('is downloaded once, verified and stored on the device', async () => {
    const server = new TestServer();
    const first = openDevice({ server });
    const { hash } = await added(first.files, 'content');
    await until(() => expect(first.uploadOf(hash)).toBe('done'));
    const second = openDevice({ server, records: first.records });
    const both = await Promise.all([second.files.content(hash), second.files.content(hash)]);
    for (const each of both) expect(each.ok && (await each.value.text())).toBe('content');
    server.isReachable = false;
    expect((await second.files.content(hash)).ok).toBe(true);
    expect(second.uploadOf(hash)).toBe('done');
  });

  it('is not shown if its digest does not match, on the device or on the server', async () => {
    const storage = new MemoryFileStorage();
    const { files, server, uploadOf } = openDevice({ storage });
    const { hash } = await added(files, 'content');
    await until(() => expect(uploadOf(hash)).toBe('done'));
    const [row] = await storage.rows();
    if (row) await storage.put(row, new Blob(['c0ntent']));
    const mended = await files.content(hash);
    expect(mended.ok && (await mended.value.text())).toBe('content');
    if (row) await storage.put(row, new Blob(['c0ntent']));
    server.whole.set(hash, new Blob(['cOntent']));
    expect(await files.content(hash)).toEqual({ ok: false, error: 'attachment/damaged' });
  });

  it('is reported as missing, and can arrive later', async () => {
    const { files, server } = openDevice();
    const content = new TextEncoder().encode('later');
    const hash = await digestOf(content.buffer);
    expect(await files.content(hash)).toEqual({ ok: false, error: 'attachment/not-on-server' });
    expect(await files.picture(hash)).toEqual({ kind: 'absent' });
    server.isReachable = false;
    expect(await files.content(hash)).toEqual({ ok: false, error: 'attachment/not-here-offline' });
    server.isReachable = true;
    server.whole.set(hash, new Blob([content]));
    await files.arrival(hash, new AbortController().signal);
    expect((await files.content(hash)).ok).toBe(true);
  });

  it('is recognised as an image by its first bytes only', async () => {
    const { files } = openDevice();
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
    const shown = await files.picture((await added(files, png, 'no-picture.txt')).hash);
    expect(shown).toEqual({ kind: 'image', url: expect.stringMatching(/^blob:/) });
    const svg = await added(files, '<svg xmlns="http://www.w3.org/2000/svg"/>', 'picture.png');
    expect(await files.picture(svg.hash)).toEqual({ kind: 'file' });
  });

  it('is recognised as a sound or video by its first bytes only, and in a container for both by its type', async () => {
    const { files } = openDevice();
    const sound = await added(files, 'ID3 a sound', 'no-sound.txt');
    expect(await files.picture(sound.hash)).toEqual({ kind: 'audio', url: expect.stringMatching(/^blob:/) });
    const container = (name: string) => `\0\0\0\x18ftypmp42 ${name}`;
    const video = await added(files, container('video'), 'clip.mp4');
    expect(await files.picture(video.hash)).toEqual({ kind: 'video', url: expect.stringMatching(/^blob:/) });
    const memo = new File([container('memo')], 'memo.m4a', { type: 'audio/mp4' });
    const [kept] = (await files.add([memo]).then((result) => (result.ok ? result.value : []))) as [Added];
    expect(await files.picture(kept.hash)).toMatchObject({ kind: 'audio' });
    expect(await files.pictureContent(kept.hash)).toEqual({ kind: 'file' });
    const page = await added(files, '<!doctype html><script>alert(1)</script>', 'memo.mp3');
    expect(await files.picture(page.hash)).toEqual({ kind: 'file' });
  });

  it('evicts the files opened longest ago, but none that are kept or not yet uploaded', async () => {
    const { files, server, shelf, uploadOf } = openDevice({ recentBytes: 10 });
    const sent = async (content: string) => {
      const { hash } = await added(files, content);
      await until(() => expect(uploadOf(hash)).toBe('done'));
      return hash;
    };
    const [kept, old, recent] = [await sent('kept!'), await sent('old..'), await sent('recent')];
    await shelf.change(kept, (row) => ({ ...row, isKept: true }));
    await files.content(recent);
    server.isReachable = false;
    const { hash: waiting } = await added(files, 'waiting, and longer than ten');
    expect([...shelf.rows.keys()].toSorted()).toEqual([kept, recent, waiting].toSorted());
    expect(shelf.rows.has(old)).toBe(false);
  });
});

describe('files in several tabs', () => {
  it('are read again when another tab changed them, and show its upload progress', async () => {
    const storage = new MemoryFileStorage();
    const [one, two] = [openDevice({ storage }), openDevice({ storage })];
    await two.shelf.opened();
    const { hash } = await added(one.files, 'content');
    await until(() => expect(one.uploadOf(hash)).toBe('done'));
    expect(two.shelf.rows.size).toBe(0);
    for (const message of one.posted) two.shelf.hear(message);
    await until(() => expect(two.uploadOf(hash)).toBe('done'));
    expect(one.posted).toContainEqual({ kind: 'arrived', hash, bytes: 0 });
    expect(two.shelf.arrived.size).toBe(0);
  });
});

/** Waits until a check passes, also while other tests use the processor. */
function until(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, 20_000);
}
