import type { ImportItem, NoteDraft, SkippedItem } from '../draft/index.ts';
import type { Certainty, ImportSource } from '../draft/source.ts';
import { folderOf, ImportError, type ImportFile, textOf } from '../files/index.ts';
import { draftNote } from '../note-files/index.ts';
import { type Database, databaseOf } from './database.ts';
import { ExportFiles, isGenerated, type PageFile } from './export-files.ts';
import { exportName } from './export-name.ts';
import { htmlPage } from './html-page.ts';
import { markdownPage } from './markdown-page.ts';
import type { PageContent } from './page-content.ts';
import { type ExportContext, PageLinks } from './page-links.ts';
import { headText, PageTitles, titleInHtml, titleInMarkdown } from './page-titles.ts';
import { itemsOfDatabase } from './table-note.ts';

/**
 * Reads Notion's exports as Markdown and CSV or as HTML. Pages inside of a page are in a notebook with its title. A
 * database becomes a note with its table, and its rows are pages with properties.
 */
export const notion: ImportSource = {
  app: 'notion',
  name: 'Notion',

  isAside: (path) => isGenerated(path) || exportName(path).id !== null,

  async recognise(files) {
    const named = files.filter(({ path }) => isNamed(path)).slice(0, 10);
    if (named.length === 0) return 'no';
    const certainties = new Set<Certainty>();
    for (const file of named) certainties.add(await certaintyOf(file));
    return certainties.has('certain') ? 'certain' : 'likely';
  },

  async *read(files) {
    const exported = new ExportFiles(files);
    const titles = await PageTitles.of(exported);
    const context: ExportContext = { files: exported, titles, drafted: new Set() };
    const databases = new Map<string, Database>();
    const reports: SkippedItem[] = [];
    const pages = titles.pagesByOwner(exported.pages.values());
    for (const file of exported.databases.values()) {
      try {
        databases.set(file.id, await databaseOf(file, pages.get(file.id) ?? [], titles));
      } catch (error) {
        reports.push(skipped(file.file, error));
      }
    }
    for (const page of exported.pages.values()) yield* itemsOfPage(page, databases, context);
    for (const page of exported.otherPages()) yield* itemsOfPage(page, databases, context);
    for (const database of databases.values()) {
      if (!exported.pages.get(database.file.id)?.isHtml) yield* itemsOfDatabase(database, titles);
    }
    yield* reports;
    for (const { path } of exported.repeated) {
      yield { kind: 'skipped', origin: path, code: 'import/unsupported', detail: exportName(path).id ?? path };
    }
    for (const { path } of exported.unused()) yield { kind: 'skipped', origin: path, code: 'import/unsupported' };
  },
};

function isNamed(path: string): boolean {
  const { id, title, extension } = exportName(path);
  return id !== null && title !== '' && ['md', 'html', 'csv'].includes(extension);
}

/** Pages begin with the title that their file name repeats; other apps add ids to names too. */
async function certaintyOf(file: ImportFile): Promise<Certainty> {
  const { title, extension } = exportName(file.path);
  if (extension === 'csv') return 'likely';
  const head = await headText(file);
  const inside = lettersOf(extension === 'md' ? titleInMarkdown(head) : titleInHtml(head));
  return inside !== '' && inside.startsWith(lettersOf(title)) ? 'certain' : 'likely';
}

/** Names leave out characters that file systems do not allow. */
function lettersOf(title: string): string {
  return title.normalize('NFC').replaceAll(/[^\p{L}\p{N}]/gu, '');
}

async function* itemsOfPage(
  page: PageFile,
  databases: ReadonlyMap<string, Database>,
  context: ExportContext,
): AsyncGenerator<ImportItem> {
  const links = new PageLinks(context, page.path);
  try {
    const content = await contentOf(page, databases, links, context);
    yield* links.drafts;
    yield noteOf(page, content, context.titles);
    if (content.leftOut !== '') {
      yield { kind: 'skipped', origin: page.file.path, code: 'import/unsupported', detail: content.leftOut };
    }
  } catch (error) {
    yield skipped(page.file, error);
  }
}

async function contentOf(
  { file, id, path, isHtml }: PageFile,
  databases: ReadonlyMap<string, Database>,
  links: PageLinks,
  { titles }: ExportContext,
): Promise<PageContent> {
  const text = await textOf(file, maxPageBytes);
  if (isHtml) return htmlPage(text, links);
  const owner = titles.ownerOf(folderOf(path));
  const database = (owner === null ? null : databases.get(owner)) ?? null;
  return markdownPage(text, { id, database, isUnknown: owner === null, links });
}

/** Far above what a note can hold. */
const maxPageBytes = 16 * 1024 * 1024;

function noteOf({ file, id, path, title }: PageFile, content: PageContent, titles: PageTitles): NoteDraft {
  return draftNote({
    sourceId: id,
    origin: file.path,
    title: content.title || (titles.titleOf(id) ?? title),
    text: content.text,
    marks: content.marks,
    notebook: titles.notebookOf(path),
    tags: content.tags,
    createdAt: content.createdAt,
    editedAt: content.editedAt,
    properties: content.properties,
  });
}

function skipped({ path }: ImportFile, error: unknown): SkippedItem {
  if (!(error instanceof ImportError)) throw error;
  return { kind: 'skipped', origin: path, code: error.code };
}
