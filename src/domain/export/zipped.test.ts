import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { unpacked } from '../import/archive/index.ts';
import type { ImportFile } from '../import/files/index.ts';
import { fileOf } from '../import/testing/files.ts';
import { type ExportedFile, type ZipLimits, zipped } from './index.ts';
import { contentOf, joined } from './testing/account.ts';

const at = Date.parse('2026-07-01T23:59:58Z');

describe('a zip of an export', () => {
  it('contains the files with their names, contents and times', async () => {
    const contents = {
      'README.txt': 'read me',
      'notes/Übung 💪.md': 'text '.repeat(50_000),
      'attachments/a.png': 'png',
      empty: '',
    };
    const [zip = new Uint8Array(), ...others] = await partsOf(contents);
    expect(others).toEqual([]);
    const files = await unpackedFiles(zip);
    expect(files.map(({ path, modifiedAt }) => [path, modifiedAt])).toEqual(
      Object.keys(contents).map((path) => [path, at]),
    );
    const texts = await Promise.all(files.map(async (file) => textIn(await contentOf({ chunks: file.chunks() }))));
    expect(texts).toEqual(Object.values(contents));
    expect(zip.length).toBeLessThan(10_000);
  });

  it('states the time of UTC, whatever the zone of the device is', async () => {
    const [zip = new Uint8Array()] = await partsOf({ a: 'b' });
    const view = new DataView(zip.buffer);
    const time = view.getUint16(10, true);
    const date = view.getUint16(12, true);
    expect([time >> 11, (time >> 5) & 63, (time & 31) * 2]).toEqual([23, 59, 58]);
    expect([(date >> 9) + 1980, (date >> 5) & 15, date & 31]).toEqual([2026, 7, 1]);
  });

  it.each([
    [null, null],
    [Date.UTC(1970, 0, 1), 0],
    [Date.UTC(1901, 0, 1), null],
    [Date.UTC(2500, 0, 1), null],
  ])('accepts a time that its format does not know: %j', async (modifiedAt, read) => {
    const [zip = new Uint8Array()] = await partsOf({ a: 'b' }, {}, modifiedAt);
    expect((await unpackedFiles(zip)).map((file) => file.modifiedAt)).toEqual([read]);
  });

  it('stores what is compressed already, and compresses the rest', async () => {
    const text = 'aaaaaaaa'.repeat(1000);
    const [zip = new Uint8Array()] = await partsOf({ 'a.JPG': text, 'a.md': text });
    expect(zip.length).toBeGreaterThan(text.length);
    expect(zip.length).toBeLessThan(text.length + 1000);
  });

  it.each<[string, Partial<ZipLimits>, readonly (readonly string[])[]]>([
    ['entries', { entries: 2 }, [['a', 'b'], ['c', 'd'], ['e']]],
    ['bytes', { fullBytes: 1 }, [['a'], ['b'], ['c'], ['d'], ['e']]],
    ['nothing', {}, [['a', 'b', 'c', 'd', 'e']]],
  ])('limited by %s starts another part, and the last file is in the last one', async (_, limits, expected) => {
    const parts = await partsOf({ a: '1', b: '2', c: '3', d: '4', e: '5' }, limits);
    expect(parts.map((part) => Object.keys(unzipSync(part)))).toEqual(expected);
  });

  it('never has as many entries as the number that announces Zip64', async () => {
    const files = async function* (): AsyncGenerator<ExportedFile> {
      for (let at = 0; at < 65_535; at++) yield { path: `${at}.png`, modifiedAt: null, chunks: chunksOf('') };
    };
    const ends: Uint8Array[] = [];
    for await (const { part, bytes } of zipped(files())) ends[part - 1] = bytes;
    expect(ends.map((end) => new DataView(end.buffer, end.byteOffset + end.length - 12).getUint16(0, true))).toEqual([
      65_534, 1,
    ]);
  });

  it('is cancelled by not asking for more, without reading the other files', async () => {
    const asked: string[] = [];
    let isStopped = false;
    const files = async function* (): AsyncGenerator<ExportedFile> {
      try {
        for (const path of ['a', 'b', 'c']) {
          asked.push(path);
          yield { path, modifiedAt: at, chunks: chunksOf('x'.repeat(100)) };
        }
      } finally {
        isStopped = true;
      }
    };
    for await (const _ of zipped(files(), { entries: 1, fullBytes: 1e9 })) break;
    expect([asked, isStopped]).toEqual([['a', 'b'], true]);
  });
});

async function partsOf(
  contents: Readonly<Record<string, string>>,
  limits: Partial<ZipLimits> = {},
  modifiedAt: number | null = at,
): Promise<Uint8Array[]> {
  const files = async function* (): AsyncGenerator<ExportedFile> {
    for (const [path, content] of Object.entries(contents)) yield { path, modifiedAt, chunks: chunksOf(content) };
  };
  const parts: Uint8Array[][] = [];
  for await (const { part, bytes } of zipped(files(), { entries: 1000, fullBytes: 1e9, ...limits })) {
    parts[part - 1] ??= [];
    parts[part - 1]?.push(bytes);
  }
  return parts.map(joined);
}

/** Uses the same array for all chunks, as a caller that reads a file may. */
async function* chunksOf(content: string): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(content);
  const chunk = new Uint8Array(10_000);
  for (let from = 0; from < bytes.length; from += chunk.length) {
    const part = bytes.subarray(from, from + chunk.length);
    chunk.set(part);
    yield chunk.subarray(0, part.length);
  }
}

async function unpackedFiles(zip: Uint8Array): Promise<ImportFile[]> {
  const files: ImportFile[] = [];
  for await (const item of unpacked([fileOf('mensana.zip', zip)])) {
    if ('kind' in item) throw new Error(item.code);
    files.push(item);
  }
  return files;
}

function textIn(bytes: Uint8Array): string {
  return new TextDecoder('utf-8').decode(bytes);
}
