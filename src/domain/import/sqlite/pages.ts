import { type ByteSource, ImportError } from '../files/index.ts';
import { type DatabaseHeader, headerBytes, readHeader } from './database-header.ts';

/** The pages of a database file, numbered from 1. Reads only those that are asked for, and keeps none. */
export class Pages {
  readonly header: DatabaseHeader;
  readonly count: number;
  readonly #source: ByteSource;

  private constructor(source: ByteSource, header: DatabaseHeader) {
    this.#source = source;
    this.header = header;
    this.count = Math.floor(source.size / header.pageBytes);
  }

  static async open(source: ByteSource): Promise<Pages> {
    return new Pages(source, readHeader(await source.read(0, Math.min(headerBytes, source.size))));
  }

  /** The most bytes that a value can have, as all of it is in this file. */
  get mostBytes(): number {
    return this.count * this.header.pageBytes;
  }

  /** Reads the usable bytes of a page. Throws `import/damaged` if the file ends before it. */
  async read(number: number): Promise<Uint8Array> {
    if (number < 1 || number > this.count) throw new ImportError('import/damaged');
    const from = (number - 1) * this.header.pageBytes;
    const bytes = await this.#source.read(from, from + this.header.usableBytes);
    if (bytes.length !== this.header.usableBytes) throw new ImportError('import/damaged');
    return bytes;
  }
}

/**
 * The pages that a table consists of. Each belongs to it once, so a page that is reached again belongs to a cycle, and no
 * table takes more reads than the file has pages.
 */
export class PagesOfTable {
  readonly #pages: Pages;
  readonly #seen = new Set<number>();

  constructor(pages: Pages) {
    this.#pages = pages;
  }

  async read(number: number): Promise<Uint8Array> {
    if (this.#seen.has(number)) throw new ImportError('import/damaged');
    this.#seen.add(number);
    return this.#pages.read(number);
  }
}
