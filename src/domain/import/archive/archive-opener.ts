import type { SkippedItem } from '../draft/index.ts';
import { headOf, ImportError, type ImportFile } from '../files/index.ts';
import { archiveHeadBytes, archiveKind } from './archive-kind.ts';
import { ArchiveMemory } from './archive-memory.ts';
import { kindByName, mayBeArchive } from './archive-name.ts';
import { readExactly } from './forward-reader.ts';
import { type FoundFile, skipped } from './found-file.ts';
import { gunzipped } from './gzip.ts';
import type { UnpackingLimits } from './limits.ts';
import { tarEntries } from './tar-entries.ts';
import { zipEntries } from './zip-entries.ts';

/** An archive of several entries; a compressed tar is a tar here. */
export interface Archive {
  readonly path: string;
  readonly kind: 'zip' | 'tar';
  /** The archive without compression around it. */
  readonly content: ImportFile;
  readonly found: FoundFile;
}

/** Recognises archives and lists their entries, within the limits of one import. */
export class ArchiveOpener {
  readonly #limits: UnpackingLimits;
  readonly #memory: ArchiveMemory;
  #entriesLeft: number;

  constructor(limits: UnpackingLimits) {
    this.#limits = limits;
    this.#memory = new ArchiveMemory(limits);
    this.#entriesLeft = limits.entries;
  }

  /** Recognises an archive by its content, and unpacks gzip. Returns any other file as it is. */
  async opened(found: FoundFile, depth: number): Promise<Archive | FoundFile> {
    const { file } = found;
    let content = file;
    for (let layer = depth; mayBeArchive(content.path, depth); layer++) {
      const kind = archiveKind(await headBytes(content)) ?? kindByName(content.path);
      if (kind === 'zip' || kind === 'tar') return { path: file.path, kind, content, found };
      if (kind === null) break;
      if (layer === this.#limits.nesting) throw new ImportError('import/unsupported', { cause: tooDeep });
      content = await gunzipped(content, this.#limits);
    }
    return content === file ? found : { file: content, crc: null };
  }

  /**
   * Lists the entries of an archive. Throws if it cannot be read at all.
   *
   * @param origin the archive, as the user would look for it
   * @param depth the number of archives around it
   */
  async entries(
    { kind, content, path }: Archive,
    { origin, depth }: { readonly origin: string; readonly depth: number },
  ): Promise<readonly (FoundFile | SkippedItem)[]> {
    if (depth === this.#limits.nesting) return [skipped(origin, 'import/unsupported', tooDeep)];
    const list = kind === 'zip' ? zipEntries : tarEntries;
    try {
      const source = await this.#memory.sourceOf(content);
      const entries = await list(source, origin, { ...this.#limits, entries: this.#entriesLeft });
      this.#entriesLeft = Math.max(0, this.#entriesLeft - entries.length);
      return entries;
    } catch (error) {
      const isCut = error instanceof ImportError && error.code === 'import/damaged' && isNumberedPiece(path);
      throw isCut ? new ImportError('import/missing-part', { cause: error }) : error;
    }
  }
}

const tooDeep = 'too many archives within each other';

/** 7-Zip cuts `x.zip` into `x.zip.001`, `x.zip.002`, … which are no archives by themselves. */
function isNumberedPiece(path: string): boolean {
  return /\.\d{3}$/.test(path);
}

/** Throws `import/damaged` if a chosen file was removed or changed. */
async function headBytes(file: ImportFile): Promise<Uint8Array> {
  const { source } = file;
  if (source === null) return headOf(file, archiveHeadBytes);
  return readExactly(source, 0, Math.min(archiveHeadBytes, source.size));
}
