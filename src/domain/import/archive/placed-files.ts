import type { ImportFile } from '../files/index.ts';
import { numberedPath } from './entry-path.ts';
import type { FoundFile } from './found-file.ts';

/** Gives each file a path of its own. */
export class PlacedFiles {
  readonly #filesByPath = new Map<string, FoundFile>();
  /** Only for paths that several files have. */
  readonly #sameByPath = new Map<string, SamePath>();

  /**
   * Returns the file with this path, or with a number if another file has it; null for a copy of a file that is already
   * there under this path. Only the CRC-32 that archives state is compared, and not the content.
   */
  add(found: FoundFile, path: string): ImportFile | null {
    const first = this.#filesByPath.get(path);
    const free = first === undefined ? path : this.#numbered(found, path, first);
    if (free === null) return null;
    this.#filesByPath.set(free, found);
    return free === found.file.path ? found.file : withPath(found.file, free);
  }

  #numbered(found: FoundFile, path: string, first: FoundFile): string | null {
    const same = this.#sameByPath.get(path) ?? { contents: new Set([contentOf(first)]), count: 1 };
    this.#sameByPath.set(path, same);
    const content = contentOf(found);
    if (content !== null && same.contents.has(content)) return null;
    same.contents.add(content);
    for (;;) {
      same.count++;
      const free = numberedPath(path, same.count);
      if (!this.#filesByPath.has(free)) return free;
    }
  }
}

/** The files with one path. */
interface SamePath {
  readonly contents: Set<string | null>;
  /** The last number that was given, so that many copies do not search from the beginning. */
  count: number;
}

/** Identifies the content; null if the archive does not tell. */
function contentOf({ file, crc }: FoundFile): string | null {
  return crc === null ? null : `${file.size} ${crc}`;
}

/** Copies member by member, because a file can be an instance of a class. */
function withPath(file: ImportFile, path: string): ImportFile {
  return { path, size: file.size, modifiedAt: file.modifiedAt, chunks: () => file.chunks(), source: file.source };
}
