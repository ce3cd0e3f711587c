import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import {
  Compression,
  PMTiles,
  type RangeResponse,
  ResolvedValueCache,
  readVarint,
  type Source,
  TileType,
} from 'pmtiles';
import { rasterTypeOf } from '#domain/notes/index.ts';
import { limitedBody } from '../http/limited-body.ts';

export interface Tile {
  readonly content: Uint8Array;
  /** The media type, according to its first bytes. */
  readonly type: string;
}

/** Map tiles of the operator. */
export interface TileSource {
  readonly minZoom: number;
  readonly maxZoom: number;
  /** Returns a tile; null if there is none. Rejects if the source does not answer. */
  readonly tile: (z: number, x: number, y: number) => Promise<Tile | null>;
  readonly close: () => Promise<void>;
}

/** A larger picture is no tile. */
const maxTileBytes = 1024 * 1024;
/** A larger part of a file is damaged: a directory, or a tile. */
const maxPartBytes = 16 * 1024 * 1024;
const maxDirectories = 100;
/** An entry of a directory has four numbers, each of at least a byte. */
const minEntryBytes = 4;
const webMaxZoom = 19;
const deadlineMs = 10_000;

/**
 * Opens a PMTiles file with pictures.
 *
 * @throws if it cannot be read, or has other tiles
 */
export async function tilesOfFile(path: string): Promise<TileSource> {
  const file = await open(path, 'r');
  try {
    // what failed is not kept, since the next attempt may succeed
    const directories = new ResolvedValueCache(maxDirectories, true, unpackedDirectory);
    const tiles = new PMTiles(new FileSource(path, file), directories, unpacked);
    const { minZoom, maxZoom, tileType } = await tiles.getHeader();
    if (tileType === TileType.Mvt || tileType === TileType.Unknown) throw new Error('its tiles are no pictures');
    return {
      minZoom,
      maxZoom,
      tile: async (z, x, y) => {
        const found = await tiles.getZxy(z, x, y);
        return found === undefined ? null : tileOf(new Uint8Array(found.data));
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/**
 * Fetches tiles from an address with `{z}`, `{x}` and `{y}`. The server fetches them, so that nobody but the server is
 * known there.
 */
export function tilesOfAddress(template: string): TileSource {
  return {
    minZoom: 0,
    maxZoom: webMaxZoom,
    tile: async (z, x, y) => {
      const address = template.replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`);
      const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(deadlineMs) });
      if (answer.status === 404 || answer.status === 204) return null;
      const body = answer.ok ? await limitedBody(answer.body, maxTileBytes) : null;
      const tile = body?.ok ? tileOf(body.value) : null;
      if (tile === null) throw new Error(`the tiles' address answered ${answer.status} without a picture`);
      return tile;
    },
    close: async () => {},
  };
}

function tileOf(content: Uint8Array): Tile | null {
  const type = content.length > maxTileBytes ? null : rasterTypeOf(content);
  return type === null ? null : { content, type };
}

const unzip = promisify(gunzip);

async function unpacked(data: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> {
  if (compression === Compression.None || compression === Compression.Unknown) return data;
  if (compression !== Compression.Gzip) throw new Error('the compression of the map is unknown');
  return Uint8Array.from(await unzip(data, { maxOutputLength: maxPartBytes })).buffer;
}

/** A damaged directory can state more entries than fit into memory. */
async function unpackedDirectory(data: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> {
  const plain = await unpacked(data, compression);
  const entries = readVarint({ buf: new Uint8Array(plain), pos: 0 });
  if (!(entries * minEntryBytes <= plain.byteLength)) throw new Error('a directory of the map is damaged');
  return plain;
}

class FileSource implements Source {
  readonly #path: string;
  readonly #file: FileHandle;

  constructor(path: string, file: FileHandle) {
    this.#path = path;
    this.#file = file;
  }

  getKey(): string {
    return this.#path;
  }

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    // Node ends the process if a length is no 32-bit number
    if (length > maxPartBytes || !Number.isSafeInteger(offset)) throw new Error('the file of the map is damaged');
    const bytes = new Uint8Array(length);
    const { bytesRead } = await this.#file.read(bytes, 0, length, offset);
    return { data: bytes.buffer.slice(0, bytesRead) };
  }
}
