import { isLocalDay } from '../../kernel/index.ts';
import { md5Of, memoryFile } from '../bytes/index.ts';
import type { FileDraft, FileLink, ImportItem, NoteDraft, SkippedItem, TextPart } from '../draft/index.ts';
import {
  bytesOf,
  extensionOf,
  fileName,
  folderOf,
  type ImportFile,
  longestTextBytes,
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
} from '../html/index.ts';
import { decodeHtml } from './html-text.ts';
import { pageFacts } from './page-facts.ts';

/** Returns the path of a file, which is its id. Archives of macOS contain decomposed names. */
export function idOfFile({ path }: ImportFile): string {
  return path.normalize('NFC');
}

/** Returns the drafts of an HTML file: the files that it refers to, its note, and what could not be read. */
export async function itemsOfPage(
  page: ImportFile,
  filesByPath: ReadonlyMap<string, ImportFile>,
  isJournalEntry: boolean,
): Promise<readonly ImportItem[]> {
  const html = decodeHtml(await bytesOf(page, longestTextBytes));
  const tree = parseHtml(html, { isXml: extensionOf(page.path) === 'xhtml' });
  const references = new PageReferences(page, filesByPath);
  const { text, leftOut } = markdownOfHtml(tree, references.context());
  const facts = pageFacts(tree);
  const path = idOfFile(page);
  const day = isJournalEntry ? fileName(path).slice(0, 10) : null;
  const note: NoteDraft = {
    kind: 'note',
    sourceId: path,
    origin: page.path,
    title: facts.title || stemOf(path),
    text,
    marks: {},
    notebook: isJournalEntry
      ? []
      : folderOf(path)
          .split('/')
          .filter((name) => name !== ''),
    tags: facts.tags,
    aliases: [],
    createdAt: facts.createdAt,
    editedAt: facts.editedAt ?? page.modifiedAt,
    day: isLocalDay(day) ? day : null,
    isPinned: false,
    isArchived: false,
    isTrashed: false,
    isTemplate: false,
    properties: facts.properties,
  };
  const skipped: ImportItem[] = leftOut.size === 0 ? [] : [unsupported(page, leftOutText(leftOut))];
  return [...references.files.values(), note, ...references.skipped, ...skipped];
}

function unsupported({ path }: ImportFile, detail: string): SkippedItem {
  return { kind: 'skipped', origin: path, code: 'import/unsupported', detail };
}

/** Resolves the addresses of a page among the files of the import. */
class PageReferences {
  readonly files = new Map<string, FileDraft>();
  readonly skipped: SkippedItem[] = [];
  readonly #page: ImportFile;
  readonly #filesByPath: ReadonlyMap<string, ImportFile>;

  constructor(page: ImportFile, filesByPath: ReadonlyMap<string, ImportFile>) {
    this.#page = page;
    this.#filesByPath = filesByPath;
  }

  context(): HtmlContext {
    return {
      linkPart: ({ address, shown }) => this.#link(address, shown),
      imagePart: ({ address, alt, widthPx }) => this.#image(address, alt, widthPx),
      embeddedPart: (image) => this.#embedded(image),
    };
  }

  #link(address: string, shown: string): TextPart | null {
    const file = this.#find(address);
    if (file === null) return null;
    const written = linkMarkdown(address, shown);
    if (!isPagePath(file.path)) return this.#linkTo(file, { ...(shown !== '' && { shown }), isImage: false, written });
    if (file === this.#page) return null;
    return {
      kind: 'note-link',
      to: { sourceId: idOfFile(file) },
      ...(shown !== '' && { shown }),
      isEmbed: false,
      written,
    };
  }

  #image(address: string, alt: string, widthPx: number | null): TextPart | null {
    const written = imageMarkdown(address, alt);
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
    if (written !== null && !/^(?:https?:)?\/\//i.test(address)) {
      this.skipped.push({
        kind: 'skipped',
        origin: this.#page.path,
        code: 'import/missing-file',
        detail: address.slice(0, 200),
      });
    }
    return null;
  }

  #linkTo(file: ImportFile, link: Omit<FileLink, 'kind' | 'to'>): FileLink {
    const id = idOfFile(file);
    this.files.set(id, { kind: 'file', sourceId: id, origin: file.path, name: fileName(id), mime: null, file });
    return { kind: 'file-link', to: id, ...link };
  }

  #embedded({ bytes, mime, name, alt, widthPx }: EmbeddedImage): FileLink {
    const hash = md5Of(bytes);
    const file = memoryFile(`${this.#page.path}/${hash}/${name}`, bytes, this.#page.modifiedAt);
    this.files.set(hash, { kind: 'file', sourceId: hash, origin: `${this.#page.path}, ${name}`, name, mime, file });
    const shown = alt === '' ? {} : { shown: alt };
    return { kind: 'file-link', to: hash, ...shown, isImage: true, ...(widthPx !== null && { widthPx }), written: alt };
  }

  /** Finds the file that a relative address leads to, with its name as written or percent-encoded. */
  #find(address: string): ImportFile | null {
    const [path = ''] = address.split(/[?#]/, 1);
    if (path === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path)) return null;
    for (const name of new Set([decoded(path), path])) {
      const resolved = resolvePath(folderOf(this.#page.path), name);
      const file = resolved === null ? undefined : this.#filesByPath.get(resolved.normalize('NFC'));
      if (file !== undefined) return file;
    }
    return null;
  }
}

function isPagePath(path: string): boolean {
  return ['html', 'htm', 'xhtml'].includes(extensionOf(path));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // a percent sign that encodes nothing
  }
}
