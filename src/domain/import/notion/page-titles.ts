import { folderOf, headOf, type ImportFile } from '../files/index.ts';
import { findElement, lineOfText, parseHtml } from '../html/index.ts';
import type { ExportFiles, PageFile } from './export-files.ts';
import { exportName } from './export-name.ts';

/** The full titles of pages and databases, which are only inside of pages, and the notebooks that they make. */
export class PageTitles {
  readonly #byId = new Map<string, string>();
  /** By folder: the id of the page or database whose content it is. Newer exports leave the id out of folder names. */
  readonly #owners = new Map<string, string>();
  /** How many outer folders are no pages. */
  readonly #wrapper: number;

  private constructor(wrapper: number) {
    this.#wrapper = wrapper;
  }

  static async of(files: ExportFiles): Promise<PageTitles> {
    const paths = [...files.pages.values(), ...files.databases.values()].map(({ path }) => path);
    const titles = new PageTitles(wrapperDepth(paths));
    for (const { id, path, title } of files.databases.values()) titles.#add(id, path, title);
    for (const page of files.pages.values()) titles.#add(page.id, page.path, await titleOf(page));
    return titles;
  }

  titleOf(id: string): string | null {
    return this.#byId.get(id) ?? null;
  }

  /** Returns the page or database whose content is in a folder; null if the export does not have it. */
  ownerOf(folder: string): string | null {
    return this.#owners.get(folder) ?? null;
  }

  /** Returns the pages in the folder of each page or database. */
  pagesByOwner(pages: Iterable<PageFile>): ReadonlyMap<string, readonly PageFile[]> {
    const byOwner = new Map<string, PageFile[]>();
    for (const page of pages) {
      const owner = this.ownerOf(folderOf(page.path));
      if (owner === null) continue;
      const inside = byOwner.get(owner);
      if (inside === undefined) byOwner.set(owner, [page]);
      else inside.push(page);
    }
    return byOwner;
  }

  /** Returns the titles of the pages and databases that contain a file, outermost first. */
  notebookOf(path: string): readonly string[] {
    const names = folderOf(path)
      .split('/')
      .filter((name) => name !== '');
    return names
      .map((name, at) => {
        const owner = this.ownerOf(names.slice(0, at + 1).join('/'));
        return ((owner === null ? null : this.titleOf(owner)) ?? exportName(name).title).trim();
      })
      .slice(this.#wrapper)
      .filter((name) => name !== '');
  }

  #add(id: string, path: string, title: string): void {
    this.#byId.set(id, title);
    const folder = folderOf(path);
    const inside = folder === '' ? '' : `${folder}/`;
    const { title: short } = exportName(path);
    for (const name of [`${short} ${id}`, short]) {
      // a database and its rows come before a page with the same name
      if (!this.#owners.has(inside + name)) this.#owners.set(inside + name, id);
    }
  }
}

async function titleOf({ file, title, isHtml }: PageFile): Promise<string> {
  const head = await headText(file);
  return (isHtml ? titleInHtml(head) : titleInMarkdown(head)) || title;
}

/** Reads the beginning of a page, which has the title. A character that is cut in two at its end is left out. */
export async function headText(file: ImportFile): Promise<string> {
  try {
    return new TextDecoder('utf-8').decode(await headOf(file, 8000), { stream: true });
  } catch {
    // reading the page reports what is wrong with it
    return '';
  }
}

export function titleInMarkdown(head: string): string {
  return /^\ufeff?# +([^\r\n]*)/.exec(head)?.[1]?.trim() ?? '';
}

export function titleInHtml(head: string): string {
  const end = head.indexOf('</title>');
  if (end < 0) return '';
  const title = findElement(parseHtml(head.slice(0, end)), ({ name }) => name === 'title');
  return title === null ? '' : lineOfText(title);
}

/** Returns how many outer folders all paths have in common that are no pages. */
function wrapperDepth(paths: readonly string[]): number {
  const [first, ...others] = paths.map((path) => folderOf(path).split('/'));
  if (first === undefined || first[0] === '') return 0;
  let depth = 0;
  while (depth < first.length && exportName(first[depth] ?? '').id === null) {
    if (others.some((names) => names[depth] !== first[depth])) break;
    depth += 1;
  }
  return depth;
}
