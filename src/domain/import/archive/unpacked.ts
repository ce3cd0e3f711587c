import type { SkippedItem } from '../draft/index.ts';
import { folderOf, ImportError, type ImportFile } from '../files/index.ts';
import { groupedParts, isChosen, mayBeArchive } from './archive-name.ts';
import { type Archive, ArchiveOpener } from './archive-opener.ts';
import { isSystemFile } from './entry-path.ts';
import { type FoundFile, isSkipped, originIn, skipped, skippedBecause } from './found-file.ts';
import { defaultLimits, maxUnpackedTogether, type UnpackingLimits } from './limits.ts';
import { PlacedFiles } from './placed-files.ts';

/**
 * Replaces archives by the files in them, also of archives within archives. Reports what cannot be unpacked, and goes on
 * with the rest. Files are listed here and unpacked when they are read.
 *
 * An archive is recognised by its content, and a broken one by its name. A document whose format is a zip, such as
 * `.docx`, stays a file. Inside a folder or another archive, only files that are named as archives are looked at.
 *
 * Paths:
 * - The entries of a single archive keep their paths, without the name of the archive.
 * - The parts of one export (`takeout-…-001.zip` and `-002.zip`, `Export-…-Part-1.zip`) count as a single archive.
 * - The entries of each of several archives are in a folder with the full name of the archive: `keep.zip/Keep/a.json`.
 * - An archive within a folder or another archive is a mere wrapper if no files are beside it, or in another part of the
 *   same export. Otherwise it can be an attachment of a note: then it stays as a file, and its entries are in a folder of
 *   its name.
 * - The content of a chosen gzip file, or of one in an export of Strava, replaces it: `1.fit` for `1.fit.gz`. Others stay.
 * - Of two files with the same path and content, one is left out. If their content differs, or an archive does not tell,
 *   the second has a number: `a (2).md`.
 *
 * Folders, and files that systems add (`.DS_Store`, `__MACOSX`, `._…`), are left out.
 */
export async function* unpacked(
  files: readonly ImportFile[],
  limits: UnpackingLimits = defaultLimits,
): AsyncGenerator<ImportFile | SkippedItem> {
  const found = files.map((file) => ({ file, crc: null }));
  const unpacking = new Unpacking(limits);
  const top = { folder: '', origin: '', depth: 0, budget: null, isNextToFiles: false };
  for await (const items of unpacking.level(found, top)) yield* items;
}

type Items = readonly (ImportFile | SkippedItem)[];

/** The files that the user chose, or those in one archive. */
interface Level {
  /** The folder in which they are placed; empty for the top. */
  readonly folder: string;
  /** The archive, as the user would look for it; empty for the chosen files. */
  readonly origin: string;
  /** The number of archives around them. */
  readonly depth: number;
  /** Null for the chosen files, which exist already. */
  readonly budget: Budget | null;
  /** Whether another part of the same export contains, or may contain, files that are no archives. */
  readonly isNextToFiles: boolean;
}

/** The entries of an archive that are unpacked. */
interface Listing {
  readonly found: readonly FoundFile[];
  readonly origin: string;
  readonly budget: Budget;
}

/** The bytes to which the entries of a chosen archive can still unpack. */
interface Budget {
  left: number;
}

/** Yields many items at once, because each step of nested generators takes time. */
class Unpacking {
  readonly #limits: UnpackingLimits;
  readonly #opener: ArchiveOpener;
  readonly #placed = new PlacedFiles();

  constructor(limits: UnpackingLimits) {
    this.#limits = limits;
    this.#opener = new ArchiveOpener(limits);
  }

  async *level(found: readonly FoundFile[], level: Level): AsyncGenerator<Items> {
    const items: (ImportFile | SkippedItem)[] = [];
    const archives: Archive[] = [];
    let fileCount = 0;
    for (const item of found) {
      if (isSystemFile(item.file.path)) continue;
      const opened = mayBeArchive(item.file.path, level.depth) ? await this.#opened(item, level) : item;
      if (isSkipped(opened)) items.push(opened);
      else if ('kind' in opened) archives.push(opened);
      else {
        fileCount++;
        items.push(...this.#place(opened, level));
      }
    }
    yield items;

    const chosen = archives.filter(({ path }) => isChosen(path, level.depth));
    const others = archives.filter(({ path }) => !isChosen(path, level.depth));
    yield* this.#archives(chosen, level, { areAttachments: false });
    yield* this.#archives(others, level, {
      areAttachments: fileCount > 0 || chosen.length > 0 || level.isNextToFiles,
    });
  }

  async *#archives(
    archives: readonly Archive[],
    level: Level,
    { areAttachments }: { readonly areAttachments: boolean },
  ): AsyncGenerator<Items> {
    const groups = groupedParts(archives);
    const isSingle = groups.length === 1 && !areAttachments;
    for (const group of groups) {
      const folder = joinedPath(level.folder, isSingle ? folderOf(group.path) : group.path);
      const listings: Listing[] = [];
      for (const archive of group.archives) {
        if (areAttachments) yield this.#place(archive.found, level);
        const { listing, skipped } = await this.#listed(archive, level);
        yield skipped;
        if (listing !== null) listings.push(listing);
      }
      const depth = level.depth + 1;
      // nobody knows what is in a part that cannot be read
      const isCut = listings.length < group.archives.length;
      const hasFiles = isCut || listings.some(({ found }) => found.some(isFile(depth)));
      const isNextToFiles = group.archives.length > 1 && hasFiles;
      for (const { found, ...listing } of listings)
        yield* this.level(found, { folder, depth, isNextToFiles, ...listing });
    }
  }

  /** Lists the files in an archive, or says why there are none. */
  async #listed(
    archive: Archive,
    { origin: outer, depth, budget: outerBudget }: Level,
  ): Promise<{ readonly listing: Listing | null; readonly skipped: readonly SkippedItem[] }> {
    const origin = originIn(outer, archive.path);
    const budget = outerBudget ?? { left: maxUnpackedTogether(archive.found.file.size, this.#limits) };
    try {
      if (archive.content.source === null) charge(budget, archive.content.size);
      const entries = await this.#opener.entries(archive, { origin, depth });
      const found = entries.filter((entry): entry is FoundFile => !isSkipped(entry));
      const affordable = affordableFiles(found, budget);
      const reasons = entries.filter(isSkipped);
      if (entries.every(isOfSystem)) reasons.push(skipped(origin, 'import/empty'));
      if (affordable.length < found.length) reasons.push(skipped(origin, 'import/bomb'));
      return { listing: { found: affordable, origin, budget }, skipped: reasons };
    } catch (error) {
      return { listing: null, skipped: [skippedBecause(error, origin)] };
    }
  }

  async #opened(found: FoundFile, { depth, origin, budget }: Level): Promise<Archive | FoundFile | SkippedItem> {
    try {
      const opened = await this.#opener.opened(found, depth);
      if (budget !== null && 'file' in opened && opened !== found) charge(budget, opened.file.size);
      return opened;
    } catch (error) {
      return skippedBecause(error, originIn(origin, found.file.path));
    }
  }

  /** Returns nothing for a copy. */
  #place(found: FoundFile, { folder }: Level): ImportFile[] {
    const placed = this.#placed.add(found, joinedPath(folder, found.file.path));
    return placed === null ? [] : [placed];
  }
}

/** Tells by its name whether an entry is a file and no archive. */
function isFile(depth: number): (entry: FoundFile) => boolean {
  return ({ file: { path } }) => !isSystemFile(path) && !mayBeArchive(path, depth);
}

function isOfSystem(entry: FoundFile | SkippedItem): boolean {
  return !isSkipped(entry) && isSystemFile(entry.file.path);
}

/** Takes files until the budget is used up. */
function affordableFiles(found: readonly FoundFile[], budget: Budget): readonly FoundFile[] {
  const end = found.findIndex(({ file }) => {
    budget.left -= file.size;
    return budget.left < 0;
  });
  return end < 0 ? found : found.slice(0, end);
}

function charge(budget: Budget, bytes: number): void {
  budget.left -= bytes;
  if (budget.left < 0) throw new ImportError('import/bomb');
}

function joinedPath(folder: string, path: string): string {
  return folder === '' ? path : path === '' ? folder : `${folder}/${path}`;
}
