import { md5Of, memoryFile } from '../bytes/index.ts';
import type { FileDraft, FileLink, ImportItem, MissingLink, SkippedItem, TextPart } from '../draft/index.ts';
import {
  bytesOf,
  extensionOf,
  folderOf,
  type ImportFile,
  isMediaFile,
  maxTextBytes,
  resolvePath,
  stemOf,
} from '../files/index.ts';
import {
  type EmbeddedImage,
  type HtmlContext,
  imageMarkdown,
  leftOutText,
  linkMarkdown,
  markdownOfHtml,
  parseHtml,
  storedBy,
} from '../html/index.ts';
import { draftNote, editedOrFile, type FolderFile, fileDraft } from '../note-files/index.ts';
import { completeAddresses } from './base-address.ts';
import { isTextPath } from './folder-note.ts';
import { decodeHtml } from './html-text.ts';
import { pageFacts } from './page-facts.ts';

/**
 * Returns the drafts of an HTML file: the files that it refers to, its note, and what could not be read.
 *
 * @param filesByPath the files of the import, by their paths in the folder
 */
export async function itemsOfPage(
  page: FolderFile,
  filesByPath: ReadonlyMap<string, FolderFile>,
): Promise<readonly ImportItem[]> {
  const { file, path, sourceId } = page;
  const html = decodeHtml(await bytesOf(file, maxTextBytes));
  const tree = parseHtml(html, { isXml: extensionOf(path) === 'xhtml' });
  const references = new PageReferences(page, filesByPath);
  completeAddresses(tree, (address) => references.has(address));
  const { text, leftOut } = markdownOfHtml(tree, references.context());
  const facts = pageFacts(tree);
  const note = draftNote({
    sourceId,
    origin: file.path,
    title: facts.title || stemOf(path),
    text,
    notebook: folderOf(path)
      .split('/')
      .filter((name) => name !== ''),
    tags: facts.tags,
    createdAt: facts.createdAt,
    ...editedOrFile(facts.editedAt, file.modifiedAt),
    properties: facts.properties,
  });
  const skipped: ImportItem[] = leftOut.size === 0 ? [] : [unsupported(file, leftOutText(leftOut))];
  return [...references.files.values(), note, ...skipped];
}

function unsupported({ path }: ImportFile, detail: string): SkippedItem {
  return { kind: 'skipped', origin: path, code: 'import/unsupported', detail };
}

/** Resolves the addresses of a page among the files of the import. */
class PageReferences {
  readonly files = new Map<string, FileDraft>();
  readonly #page: FolderFile;
  readonly #filesByPath: ReadonlyMap<string, FolderFile>;

  constructor(page: FolderFile, filesByPath: ReadonlyMap<string, FolderFile>) {
    this.#page = page;
    this.#filesByPath = filesByPath;
  }

  /** Returns whether a relative address leads to a file of the import. */
  has(address: string): boolean {
    return this.#find(address) !== null;
  }

  context(): HtmlContext {
    return {
      linkPart: ({ address, shown }) => this.#link(address, shown),
      imagePart: ({ address, alt, widthPx }) => this.#image(address, alt, widthPx),
      mediaPart: ({ address, shown }) => this.#link(address, shown, true),
      embeddedPart: storedBy((image) => this.#embedded(image)),
    };
  }

  #link(address: string, shown: string, isMedia = false): TextPart | null {
    const file = this.#find(address);
    const written = linkMarkdown(address, shown);
    if (file === null) return missingTarget(address, written);
    if (!isPagePath(file.path) && !isTextPath(file.path))
      return this.#linkTo(file, {
        ...(shown !== '' && { shown }),
        isImage: isMedia && isMediaFile(file.path),
        written,
      });
    if (file === this.#page) return null;
    return {
      kind: 'note-link',
      to: { sourceId: file.sourceId },
      ...(shown !== '' && { shown }),
      isEmbed: false,
      written,
    };
  }

  #image(address: string, alt: string, widthPx: number | null): TextPart | null {
    const written = imageMarkdown(address, alt, widthPx);
    const file = this.#find(address);
    if (file !== null) {
      const shown = alt === '' ? {} : { shown: alt };
      return this.#linkTo(file, {
        ...shown,
        isImage: true,
        ...(widthPx !== null && { widthPx }),
        written: written ?? alt,
      });
    }
    return written === null || isElsewhere(address) ? null : missingFile(address, written);
  }

  #linkTo(file: FolderFile, link: Omit<FileLink, 'kind' | 'to'>): FileLink {
    this.files.set(file.sourceId, fileDraft(file));
    return { kind: 'file-link', to: file.sourceId, ...link };
  }

  #embedded({ bytes, mime, name, alt, widthPx }: EmbeddedImage): FileLink {
    const hash = md5Of(bytes);
    const { path, modifiedAt } = this.#page.file;
    const file = memoryFile(`${path}/${hash}/${name}`, bytes, modifiedAt);
    this.files.set(hash, { kind: 'file', sourceId: hash, origin: `${path}, ${name}`, name, mime, file });
    const shown = alt === '' ? {} : { shown: alt };
    return { kind: 'file-link', to: hash, ...shown, isImage: true, ...(widthPx !== null && { widthPx }), written: alt };
  }

  /** Finds the file that a relative address leads to, with its name as written or percent-encoded. */
  #find(address: string): FolderFile | null {
    const [path = ''] = address.split(/[?#]/, 1);
    if (path === '' || isElsewhere(path)) return null;
    for (const name of new Set([decoded(path), path])) {
      const resolved = resolvePath(folderOf(this.#page.path), name);
      const file = resolved === null ? undefined : this.#filesByPath.get(resolved.normalize('NFC'));
      if (file !== undefined) return file;
    }
    return null;
  }
}

/** A relative address with an extension was one to a file beside the page. */
function missingTarget(address: string, written: string): MissingLink | null {
  const [path = ''] = address.split(/[?#]/, 1);
  if (path === '' || isElsewhere(path) || !/^[a-z\d]{2,5}$/.test(extensionOf(path))) return null;
  return { ...missingFile(address, written), target: isPagePath(path) || isTextPath(path) ? 'note' : 'file' };
}

function missingFile(address: string, written: string): MissingLink {
  const [path = ''] = address.split(/[?#]/, 1);
  const name = decoded(path)
    .replace(/^(?:\.{0,2}\/)+/, '')
    .slice(-200);
  return { kind: 'missing-link', target: 'file', name, written };
}

function isElsewhere(address: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);
}

export function isPagePath(path: string): boolean {
  return ['html', 'htm', 'xhtml'].includes(extensionOf(path));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // a percent sign that encodes nothing
  }
}
