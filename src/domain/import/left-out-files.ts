import type { ImportItem, SkippedItem } from './draft/index.ts';
import type { ImportSource } from './draft/source.ts';
import { extensionOf, folderOf, type ImportFile, readOr } from './files/index.ts';
import { isSystemFile } from './note-files/index.ts';

/**
 * Returns the source with a complete report: what arrives and what is named as left out are together all files that it is
 * given. A source is written for the files of its app, but others can be beside them.
 */
export function withLeftOutFiles(source: ImportSource): ImportSource {
  return {
    ...source,
    async *read(files) {
      const open = new Map(files.map((file) => [file.path, file]));
      for await (const item of source.read(files)) {
        for (const path of pathsOf(item)) open.delete(path);
        yield item;
      }
      const { isAside = () => false } = source;
      yield* leftOut(
        [...open.values()].filter(({ path }) => !isSystemFile(path) && !isAside(path)),
        source,
      );
    },
  };
}

/** Yields the paths of the files that an item can be from. Its origin continues after a comma: `a.csv, row 2`. */
function* pathsOf(item: ImportItem): Generator<string> {
  const { origin } = item;
  yield origin;
  for (let at = origin.indexOf(', '); at >= 0; at = origin.indexOf(', ', at + 2)) yield origin.slice(0, at);
  if (item.kind === 'file') yield item.file.path;
  if (item.kind === 'activity' && item.track !== null) yield item.track.path;
}

/** Reports files that no source reads, as far as the user put them there. */
export function unreadItems(files: readonly ImportFile[]): readonly SkippedItem[] {
  return skippedItems(files.filter(({ path }) => !isSystemFile(path))).map(({ item }) => item);
}

/** Reports files. Many of a kind in one folder, such as the photos beside an export, are one line with their number. */
function skippedItems(files: readonly ImportFile[]): readonly LeftOutFile[] {
  const kinds = Map.groupBy(files, ({ path }) => `${folderOf(path)}/*.${extensionOf(path)}`);
  return [...kinds].flatMap(([pattern, some]): readonly LeftOutFile[] => {
    if (some.length <= maxListed) return some.map((file) => ({ item: unread(file.path), first: file }));
    const origin = pattern.replace(/^\//, '').replace(/\.$/, '');
    return [{ item: { ...unread(origin), detail: `× ${some.length}` }, first: some[0] as ImportFile }];
  });
}

interface LeftOutFile {
  readonly item: SkippedItem;
  /** The file, or the first of many. */
  readonly first: ImportFile;
}

function unread(origin: string): SkippedItem {
  return { kind: 'skipped', origin, code: 'import/unsupported' };
}

async function* leftOut(files: readonly ImportFile[], source: ImportSource): AsyncGenerator<SkippedItem> {
  for (const { item, first } of skippedItems(files)) yield { ...item, code: await codeOf(first, source) };
}

const maxListed = 20;

/** A file of the app that gives no item has none. */
async function codeOf(file: ImportFile, source: ImportSource): Promise<SkippedItem['code']> {
  const certainty = await readOr('no', () => source.recognise([file]));
  return certainty === 'no' ? 'import/unsupported' : 'import/empty';
}
