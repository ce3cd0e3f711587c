import type { ImportItem } from '../draft/index.ts';
import type { ImportSource } from '../draft/source.ts';
import { decodeText, fileName, headOf, ImportError, type ImportFile, someFile } from '../files/index.ts';
import { dividedFolder, folderItems } from '../folder-notes/index.ts';
import { readFrontMatter } from '../front-matter/index.ts';
import type { LinkTarget, Resolve } from '../links/index.ts';
import {
  draftNote,
  editedOrFile,
  folderFiles,
  isSystemFile,
  readNoteFile,
  skipped,
  withTitleOfFirstLine,
} from '../note-files/index.ts';
import { BackupTags, namesInTags } from './backup-tags.ts';
import { readBearText } from './bear-text.ts';
import { type Bundle, bundleOf, headingOnLine, readBundles } from './bundle.ts';

/** Reads text bundles, which Bear exports (`.bear2bk`) and other apps too. */
export const bear: ImportSource = {
  app: 'bear',
  name: 'Bear',

  isAside: (path) => bundleOf(path) !== null || backupFiles.has(fileName(path)),

  async recognise(files) {
    const infos = files.filter(({ path }) => bundleOf(path) !== null && fileName(path) === 'info.json');
    if (await someFile(infos.slice(0, infosToRecognise), isOfBear)) return 'certain';
    return infos.length > 0 ? 'likely' : 'no';
  },

  async *read(files) {
    const bundles = await readBundles(files);
    const resolveTitle = titleResolver(bundles);
    const tags = new BackupTags(await namesInTags(files));
    for (const bundle of bundles) {
      for await (const item of itemsOf(bundle, resolveTitle)) {
        tags.take(item);
        yield item;
      }
    }
    yield* tags.unused();
    yield* filesOutside(files);
  },
};

const infosToRecognise = 10;

/** What a backup says about itself as a whole. */
const backupFiles: ReadonlySet<string> = new Set(['backup.json', 'tags.json']);

async function isOfBear(info: ImportFile): Promise<boolean> {
  return decodeText(await headOf(info, 4000)).includes('net.shinyfrog.bear');
}

async function* itemsOf(bundle: Bundle, resolveTitle: Resolve): AsyncGenerator<ImportItem> {
  const { id, path, text, others } = bundle;
  if (bundle.isLocked) yield { ...skipped(path, new ImportError('import/locked')), detail: bundle.title };
  if (bundle.damagedInfo !== null && text !== null)
    yield skipped(bundle.damagedInfo, new ImportError('import/damaged'));
  if (text !== null) {
    const item = await noteOf(bundle, text, resolveTitle);
    if (!bundle.isLocked || !hasNoText(item)) yield item;
  } else if (!bundle.isLocked) yield skipped(path, new ImportError('import/missing-file'));
  for (const other of others) {
    yield {
      kind: 'file',
      sourceId: `${id}/${other.path}`,
      origin: other.file.path,
      name: fileName(other.path),
      mime: null,
      file: other.file,
    };
  }
}

/** The title of a locked note stays in its text. */
function hasNoText(item: ImportItem): boolean {
  return item.kind !== 'note' || item.text.every((part) => typeof part === 'string' && part.trim() === '');
}

async function noteOf(bundle: Bundle, file: ImportFile, resolveTitle: Resolve): Promise<ImportItem> {
  const read = await readNoteFile(file);
  if ('kind' in read) return read;
  const { text: whole, lineEnd, bom } = read;
  const { title, text } = withTitleOfFirstLine(whole, headingOnLine);
  const resolveFile = fileResolver(bundle);
  const { parts, tags } = readBearText(
    text,
    (candidate, link) => resolveFile(candidate, link) ?? resolveTitle(candidate, link),
  );
  const lifted = readFrontMatter(text);
  const { id, createdAt, editedAt, fileEditedAt, isPinned, isArchived, isTrashed } = bundle;
  return draftNote({
    sourceId: id,
    origin: file.path,
    title: title || lifted.title || bundle.title,
    text: parts,
    marks: { lineEnd, bom },
    tags: [...new Set([...lifted.tags, ...tags])],
    aliases: lifted.aliases,
    createdAt: createdAt ?? lifted.createdAt,
    ...editedOrFile(editedAt ?? lifted.editedAt, fileEditedAt),
    ...(lifted.dateOrder !== undefined && { dateOrder: lifted.dateOrder }),
    isPinned,
    isArchived,
    isTrashed,
  });
}

/** An attachment is written with its folder, or as its name alone. */
function fileResolver({ id, others }: Bundle): Resolve {
  const targets = new Map<string, LinkTarget>();
  for (const { path } of others) {
    const target: LinkTarget = { kind: 'file', to: `${id}/${path}`, name: fileName(path) };
    targets.set(path.normalize('NFC'), target);
    targets.set(path.normalize('NFC').replace(/^assets\//, ''), target);
  }
  return ({ target }) => targets.get(target.normalize('NFC').replace(/^\.\//, '')) ?? null;
}

/** `[[Title]]`, `[[Title/Heading]]` and the address of a note. A title that several notes have stays a title. */
function titleResolver(bundles: readonly Bundle[]): Resolve {
  const ids = new Set(bundles.map(({ id }) => id));
  const titlesById = new Map(bundles.map(({ id, title }) => [id, title]));
  const idsByTitle = new Map<string, string[]>();
  for (const { id, title } of bundles) {
    const same = idsByTitle.get(title.toLowerCase());
    if (same === undefined) idsByTitle.set(title.toLowerCase(), [id]);
    else same.push(id);
  }
  const titled = (title: string, place?: string): LinkTarget | null => {
    const found = idsByTitle.get(title.trim().toLowerCase());
    const [id] = found ?? [];
    if (found === undefined || id === undefined) return null;
    const name = titlesById.get(id) ?? title;
    const to = found.length === 1 ? { sourceId: id } : { title: name };
    const written = title.trim();
    const shown = place === undefined ? written : `${written} > ${place}`;
    return { kind: 'note', to, names: [name], shown, ...(place === undefined ? {} : { place }) };
  };
  return ({ target }, { syntax }) => {
    if (syntax === 'wiki') {
      const slash = target.indexOf('/');
      return titled(target) ?? (slash < 0 ? null : titled(target.slice(0, slash), target.slice(slash + 1).trim()));
    }
    const id = /^bear:\/\/x-callback-url\/open-note\?(?:[^&]*&)*id=([\w-]+)/i.exec(target)?.[1];
    if (id === undefined) return null;
    if (!ids.has(id)) return { kind: 'missing' };
    return { kind: 'note', to: { sourceId: id }, names: [titlesById.get(id) ?? ''] };
  };
}

/** Yields what is beside the bundles: notes and other files that are no part of a backup. */
function filesOutside(files: readonly ImportFile[]): AsyncGenerator<ImportItem> {
  const outside = files.filter(
    ({ path }) => bundleOf(path) === null && !isSystemFile(path) && !backupFiles.has(fileName(path)),
  );
  return folderItems(dividedFolder(folderFiles(outside)));
}
