import type { FileDraft, FileLink, MissingLink, NoteLink } from '../draft/index.ts';
import { extensionOf, fileName, folderOf, type ImportFile, isMediaFile, resolvePath } from '../files/index.ts';
import { escapeMarkdown } from '../text/index.ts';
import type { ExportFiles } from './export-files.ts';
import { exportName, pathKey, percentDecoded, withoutWrappers } from './export-name.ts';
import type { PageTitles } from './page-titles.ts';

export interface AddressedLink {
  readonly address: string;
  /** The text of the link, or the alternative text of the image. */
  readonly label: string;
  readonly isImage: boolean;
  readonly written: string;
  readonly widthPx?: number | null;
}

/** What all pages of an export share. */
export interface ExportContext {
  readonly files: ExportFiles;
  readonly titles: PageTitles;
  /** The files that have a draft already. */
  readonly drafted: Set<ImportFile>;
}

/** Resolves the links of one page or table, and collects the files that they refer to. */
export class PageLinks {
  readonly drafts: FileDraft[] = [];
  readonly #context: ExportContext;
  readonly #folder: string;

  /** @param path of the page, without the folders around the export */
  constructor(context: ExportContext, path: string) {
    this.#context = context;
    this.#folder = folderOf(path);
  }

  /** Returns what a link becomes; null to leave it as it is written. */
  partOf(link: AddressedLink): NoteLink | FileLink | MissingLink | null {
    const id = idInAddress(link.address);
    const path = relativePath(link.address);
    if (id !== null) return this.#noteLink(id, link) ?? (path === null ? null : missingLink('note', path, link.label));
    if (path === null) return null;
    // sounds and videos are blocks, which the export writes as links
    const isImage = link.isImage || isMediaFile(percentDecoded(path));
    return this.fileLink(path, { ...link, isImage }) ?? missingLink('file', path, link.label);
  }

  /** Returns the link to a file of the export; null if it does not have the file. */
  fileLink(path: string, { label, isImage, written, widthPx }: Omit<AddressedLink, 'address'>): FileLink | null {
    const file = this.#find(path);
    if (file === null) return null;
    const sourceId = `file ${pathKey(withoutWrappers(file.path))}`;
    const name = percentDecoded(fileName(file.path));
    if (!this.#context.drafted.has(file)) {
      this.#context.drafted.add(file);
      this.drafts.push({ kind: 'file', sourceId, origin: file.path, name, mime: null, file });
    }
    const isName = label === '' || label === name || pathKey(label) === pathKey(fileName(path));
    return {
      kind: 'file-link',
      to: sourceId,
      ...(!isName && { shown: label }),
      isImage,
      ...(widthPx != null && { widthPx }),
      written,
    };
  }

  #noteLink(id: string, { label, isImage, written, address }: AddressedLink): NoteLink | null {
    const { titles, files } = this.#context;
    const title = titles.titleOf(id);
    if (title === null || isImage) return null;
    const page = files.pages.get(id);
    const isTable = extensionOf(pathOf(address)) === 'csv' && files.databases.has(id);
    // an HTML page shows the table itself, so that the table has no note of its own
    const sourceId = page === undefined || (isTable && !page.isHtml) ? databaseSourceId(id) : id;
    // the text can begin with the icon of the page
    const isTitle = label === '' || label.trim().endsWith(title.trim());
    return { kind: 'note-link', to: { sourceId }, ...(!isTitle && { shown: label }), isEmbed: false, written };
  }

  /** Paths are relative to the page; in tables some are relative to the export. */
  #find(path: string): ImportFile | null {
    const { files } = this.#context;
    for (const each of [percentDecoded(path), path]) {
      const resolved = resolvePath(this.#folder, each);
      const file = resolved === null ? null : files.find(resolved);
      if (file !== null) return file;
    }
    return null;
  }
}

/** Leaves the words of a link to what the export does not have, since its path leads nowhere. */
function missingLink(target: MissingLink['target'], path: string, label: string): MissingLink {
  const decoded = percentDecoded(path);
  const { title, id } = exportName(decoded);
  const named = id === null ? fileName(decoded) : title;
  const words = label.trim() || named;
  return { kind: 'missing-link', target, name: target === 'note' ? words : named, written: escapeMarkdown(words) };
}

/** Tables have ids of their own, because a database can be a page too. */
export function databaseSourceId(id: string): string {
  return `database ${id}`;
}

/** Returns the id in a relative link to a page or table, or in a link to Notion's site. */
function idInAddress(address: string): string | null {
  const path = pathOf(address);
  if (isOnSite(path)) return /(?:^|[/-])([\da-f]{32})$/.exec(path.slice(-40))?.[1] ?? null;
  if (hasScheme(address)) return null;
  const { id, extension } = exportName(percentDecoded(path));
  return ['md', 'html', 'csv'].includes(extension) ? id : null;
}

/** Links to pages outside of the export are absolute. */
function isOnSite(path: string): boolean {
  return /^(?:https:\/\/(?:www\.)?notion\.(?:so|com)|https:\/\/[\w-]{1,100}\.notion\.site)?\/(?!\/)/.test(path);
}

/** Returns the path of an address in the export; null for addresses on the web or in the page itself. */
function relativePath(address: string): string | null {
  const path = pathOf(address);
  return hasScheme(address) || path === '' || address.startsWith('/') ? null : path;
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/s, '');
}

function hasScheme(address: string): boolean {
  return /^[a-z][a-z\d+.-]*:|^\/\//i.test(address);
}
