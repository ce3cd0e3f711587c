import { type Instant, joinedBytes } from '../../kernel/index.ts';

/** Bytes that can be read from any position: a file that the user chose. */
export interface ByteSource {
  readonly size: number;
  /** Reads the bytes from `from` (inclusive) to `to` (exclusive). Fails if the file changed or was removed. */
  readonly read: (from: number, to: number) => Promise<Uint8Array>;
}

/** One file to import: chosen by the user, in a chosen folder, or inside an archive. */
export interface ImportFile {
  /** The path below what the user chose, with `/` between names. Never used as a path on a disk. */
  readonly path: string;
  /** Bytes, once unpacked. An archive can state a wrong size, so reading enforces it. */
  readonly size: number;
  readonly modifiedAt: Instant | null;
  /** Reads the content from the beginning, in chunks. Throws {@link ImportError} if the content is damaged. */
  readonly chunks: () => AsyncIterable<Uint8Array>;
  /** Null inside a compressed archive, which can only be read from the beginning. */
  readonly source: ByteSource | null;
}

/** A problem with a file, an item or a row. The user sees one sentence per code. */
export type ImportErrorCode =
  /** The content does not have the expected format, or its end is missing. */
  | 'import/damaged'
  /** The end is missing or damaged; what comes before it was read. */
  | 'import/cut-short'
  | 'import/encrypted'
  /** An item that the user locked in the app. */
  | 'import/locked'
  /** Larger than a limit of the app. */
  | 'import/too-large'
  /** An archive within another that is too large to be unpacked into memory. */
  | 'import/large-inside'
  /** An archive with more entries than any export has. */
  | 'import/too-many-files'
  /** Unpacks to far more than an honest archive. */
  | 'import/bomb'
  /** A kind of file or item that the app does not read. */
  | 'import/unsupported'
  /** A path that leaves its folder, or contains control characters. */
  | 'import/unsafe-name'
  /** Part of an archive that was split into several files, without the other parts. */
  | 'import/missing-part'
  /** A file that a note refers to and that is not among the chosen files. */
  | 'import/missing-file'
  /** A note that another note refers to and that is not in the export. */
  | 'import/missing-note'
  /** A link by a title that several notes have. */
  | 'import/ambiguous-link'
  /** A tag with characters that no tag can have, or a very long one. */
  | 'import/refused-tag'
  /** A superset of one exercise, which is no superset. */
  | 'import/lone-superset'
  /** A remark of one or two letters in many sets, which says nothing. */
  | 'import/short-remark'
  /** A date or a time that cannot be read, or none. */
  | 'import/no-date'
  /** A number that cannot be read. */
  | 'import/not-a-number'
  /** Nothing to import in it. */
  | 'import/empty'
  /** The same item as one before it. */
  | 'import/repeated'
  /** A measurement of another device of the same day. */
  | 'import/other-device'
  /** Probably wrong, and not confirmed by the user. */
  | 'import/implausible';

/** Thrown while reading a file or an archive; ends the reading of this file, not of the others. */
export class ImportError extends Error {
  readonly code: ImportErrorCode;

  constructor(code: ImportErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

/** The longest text that is read as one piece, in bytes. A longer file is no note and no table of training. */
export const maxTextBytes = 64 * 1024 * 1024;

/**
 * Reads a file completely.
 *
 * @param most bytes; throws `import/too-large` beyond that
 */
export async function bytesOf(file: ImportFile, most: number): Promise<Uint8Array> {
  if (file.size > most) throw new ImportError('import/too-large');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of file.chunks()) {
    size += chunk.length;
    if (size > most) throw new ImportError('import/too-large');
    chunks.push(chunk);
  }
  return joinedBytes(chunks);
}

/** Reads the first bytes of a file, fewer if it is shorter. Throws {@link ImportError} if they are damaged. */
export async function headOf(file: ImportFile, count: number): Promise<Uint8Array> {
  if (file.source !== null) return bytesBetween(file.source, 0, count);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of file.chunks()) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= count) break;
  }
  return joinedBytes(chunks).subarray(0, count);
}

/** Reads the last bytes of a source, fewer if it is shorter. Throws `import/damaged` if it changed or was removed. */
export async function tailOf(source: ByteSource, count: number): Promise<Uint8Array> {
  return bytesBetween(source, Math.max(0, source.size - count), source.size);
}

async function bytesBetween(source: ByteSource, from: number, to: number): Promise<Uint8Array> {
  try {
    return await source.read(from, Math.min(to, source.size));
  } catch (cause) {
    throw cause instanceof ImportError ? cause : new ImportError('import/damaged', { cause });
  }
}

/** Returns what `read` returns, or another value if the file cannot be read. */
export async function readOr<Value>(otherwise: Value, read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ImportError) return otherwise;
    throw error;
  }
}

/**
 * Returns whether any file is of a kind. One that is damaged does not hide the others, and is judged by what is before
 * the damage, because reading it will report it.
 */
export async function someFile(
  files: readonly ImportFile[],
  isOfKind: (file: ImportFile) => Promise<boolean>,
): Promise<boolean> {
  for (const file of files) if (await readOr(false, () => isOfKind(untilDamage(file)))) return true;
  return false;
}

/** Returns a file that ends where it is damaged. */
export function untilDamage(file: ImportFile): ImportFile {
  return {
    ...file,
    async *chunks() {
      try {
        yield* file.chunks();
      } catch (error) {
        if (!(error instanceof ImportError)) throw error;
      }
    },
  };
}
