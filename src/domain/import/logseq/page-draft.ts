import { foldCase } from '../../kernel/index.ts';
import type { ImportItem, SkippedItem } from '../draft/index.ts';
import { fileName, folderOf, stemOf } from '../files/index.ts';
import { type LinkTarget, type NoteTarget, PathIndex, type Resolve } from '../links/index.ts';
import { draftNote, editedOrFile, type FolderFile } from '../note-files/index.ts';
import { joinBlocks } from './blocks.ts';
import { convertBlock, withNumbers } from './convert-block.ts';
import { convertLines } from './convert-lines.ts';
import type { Graph } from './graph.ts';
import { type Page, type PageSummary, readPage } from './page.ts';
import { type References, referencesInText } from './references.ts';

/** Finds pages by name, alias and day, blocks by id, and files by path. */
export interface PageIndex {
  readonly pages: ReadonlyMap<string, NoteTarget>;
  readonly blocks: ReadonlyMap<string, NoteTarget>;
  readonly files: PathIndex<LinkTarget>;
}

export function pageIndex(summaries: readonly PageSummary[], graph: Graph): PageIndex {
  const pages = new Map<string, NoteTarget>();
  const blocks = new Map<string, NoteTarget>();
  const files = new PathIndex<LinkTarget>([]);
  const put = (name: string, target: NoteTarget) => {
    if (!pages.has(foldCase(name))) pages.set(foldCase(name), target);
  };
  for (const { sourceId, name, day } of summaries) {
    put(day ?? name, { kind: 'note', to: { sourceId }, names: day === null ? [titleOf(name)] : [day] });
  }
  for (const { sourceId, name, aliases, heads } of summaries) {
    const to = { sourceId };
    // Names come before aliases.
    for (const alias of aliases) put(alias, { kind: 'note', to, names: [titleOf(name)] });
    for (const [id, head] of heads) {
      const shown = head === '' ? {} : { shown: head };
      if (!blocks.has(id)) blocks.set(id, { kind: 'note', to, names: [], place: `^${id}`, ...shown });
    }
  }
  const namesById = new Map(summaries.map(({ sourceId, name }) => [sourceId, name]));
  for (const { path, sourceId } of graph.pages) {
    const name = namesById.get(sourceId) ?? fileName(path);
    files.add(path, { kind: 'note', to: { sourceId }, names: [titleOf(name)] });
  }
  const { texts, pages: htmlPages, others } = graph.otherFiles;
  for (const { path, sourceId } of [...texts, ...htmlPages])
    files.add(path, { kind: 'note', to: { sourceId }, names: [stemOf(path)] });
  for (const { path, sourceId } of others) files.add(path, { kind: 'file', to: sourceId, name: fileName(path) });
  return { pages, blocks, files };
}

/** Reads a page again and converts it. Reports what has no place in a note. */
export async function pageItems(file: FolderFile, graph: Graph, index: PageIndex): Promise<readonly ImportItem[]> {
  const page = await readPage(file, graph);
  if ('kind' in page) return [page];
  const { name, day, marks, properties, lifted } = page;
  const levels = name.split('/').filter((level) => level !== '');
  const converted = page.blocks.map(convertLines);
  const blocks = withNumbers(converted.map(({ block }) => convertBlock(block)));
  const text = properties.frontMatter + page.frontMatter + joinBlocks(blocks);
  const drawers = converted.reduce((sum, each) => sum + each.drawers, 0);
  const note = draftNote({
    sourceId: file.sourceId,
    origin: file.file.path,
    title: day === null ? titleOf(name) : '',
    text: referencesInText(text, referencesFrom(file, graph, index)),
    marks,
    notebook: day === null ? levels.slice(0, -1) : [],
    tags: [...new Set([...properties.tags, ...lifted.tags])],
    aliases: [...new Set([...properties.aliases, ...lifted.aliases])],
    createdAt: properties.createdAt ?? lifted.createdAt,
    ...editedOrFile(properties.editedAt ?? lifted.editedAt, file.file.modifiedAt),
    ...(lifted.dateOrder !== undefined && { dateOrder: lifted.dateOrder }),
    day,
    isPinned: lifted.isPinned,
    isArchived: lifted.isArchived,
  });
  return drawers === 0 ? [note] : [note, leftOut(file, `${drawers} × LOGBOOK`)];
}

function leftOut({ file }: FolderFile, detail: string): SkippedItem {
  return { kind: 'skipped', origin: file.path, code: 'import/unsupported', detail };
}

/** The last level of a name is the title; the others are notebooks. */
function titleOf(name: Page['name']): string {
  return name.split('/').findLast((level) => level !== '') ?? name;
}

function referencesFrom({ path }: FolderFile, { config }: Graph, { pages, blocks, files }: PageIndex): References {
  const folder = folderOf(path);
  const blockAt = (id: string) => blocks.get(id) ?? null;
  const pageAt = (name: string) => pages.get(foldCase(config.dayOfTitle(name) ?? name)) ?? null;
  const resolve: Resolve = ({ target }, { syntax }) => {
    if (syntax === 'wiki') return pageAt(target) ?? files.find(target, folder, 'folder');
    // Links with a text: `[text](((id)))` and `[text]([[Page]])`.
    const [, id, name] = /^\(\(([\da-fA-F-]{36})\)\)$|^\[\[([^[\]]+)\]\]$/.exec(target) ?? [];
    if (id !== undefined) return blockAt(id.toLowerCase());
    return name === undefined ? files.find(target, folder, 'folder') : pageAt(name);
  };
  return { resolve, blockAt, pageAt, dayOfTitle: config.dayOfTitle };
}
