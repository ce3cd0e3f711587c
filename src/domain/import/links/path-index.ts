import { compareText, foldCase } from '../../kernel/index.ts';
import { fileName, folderOf, resolvePath } from '../files/index.ts';

/**
 * Finds files by the paths and names in links, as Obsidian does: an exact path, else the end of a path, ignoring case.
 * Of several files, the one with the same case, else with the shortest path is found.
 */
export class PathIndex<Value> {
  readonly #byPath = new Map<string, Entry<Value>[]>();
  /** By the last name and by the last two, which keeps the lists short if many files share a name. */
  readonly #byEnd = new Map<string, Entry<Value>[]>();
  /** The extensions that links can leave out. */
  readonly #extensions: readonly string[];
  #isSorted = true;

  constructor(extensions: readonly string[]) {
    this.#extensions = extensions;
  }

  add(path: string, value: Value): void {
    const exact = path.normalize('NFC');
    const entry = { exact, key: foldCase(path), value };
    insert(this.#byPath, entry.key, entry);
    insert(this.#byEnd, endOf(entry.key, 1), entry);
    if (entry.key.includes('/')) insert(this.#byEnd, endOf(entry.key, 2), entry);
    this.#isSorted = false;
  }

  /**
   * @param target as written, decoded
   * @param folder of the file that contains the link
   * @param first whether a path counts from the folder or from the top
   */
  find(target: string, folder: string, first: 'folder' | 'top'): Value | null {
    if (target === '' || target.length > maxPathLength) return null;
    this.#sort();
    const fromFolder = resolvePath(folder, target);
    const fromTop = resolvePath('', target);
    const startsAtDot = /^\.\.?\//.test(target);
    const paths = first === 'folder' || startsAtDot ? [fromFolder, fromTop] : [fromTop, fromFolder];
    for (const path of paths) {
      const found = path === null ? null : this.#spelled(path, (key, name) => best(this.#byPath.get(key), name));
      if (found !== null) return found.value;
    }
    return (fromTop === null ? null : this.#spelled(fromTop, (key, name) => this.#byEndOf(key, name)))?.value ?? null;
  }

  /** Tries the extensions first: `Plan v1.2` is a note rather than a file of the kind `2`. */
  #spelled(path: string, find: (key: string, exact: string) => Entry<Value> | null): Entry<Value> | null {
    const exact = path.normalize('NFC');
    const key = foldCase(exact);
    for (const extension of this.#extensions) {
      const found = find(`${key}.${extension}`, `${exact}.${extension}`);
      if (found !== null) return found;
    }
    return find(key, exact);
  }

  #byEndOf(key: string, exact: string): Entry<Value> | null {
    const candidates = this.#byEnd.get(endOf(key, 2));
    if (candidates === undefined || key.split('/').length <= 2) return best(candidates, exact);
    return best(
      candidates.filter((entry) => entry.key.endsWith(`/${key}`)),
      exact,
    );
  }

  #sort(): void {
    if (this.#isSorted) return;
    this.#isSorted = true;
    for (const entries of this.#byEnd.values()) entries.sort(shortestFirst);
  }
}

interface Entry<Value> {
  readonly exact: string;
  readonly key: string;
  readonly value: Value;
}

/** @param entries shortest first */
function best<Value>(entries: readonly Entry<Value>[] | undefined, exact: string): Entry<Value> | null {
  return entries?.find((entry) => entry.exact === exact || entry.exact.endsWith(`/${exact}`)) ?? entries?.[0] ?? null;
}

function shortestFirst<Value>(a: Entry<Value>, b: Entry<Value>): number {
  return depthOf(a.key) - depthOf(b.key) || a.key.length - b.key.length || compareText(a.exact, b.exact);
}

function depthOf(path: string): number {
  return path.split('/').length;
}

/** Returns the last names of a path. */
function endOf(path: string, names: 1 | 2): string {
  const folder = folderOf(path);
  return names === 1 || folder === '' ? fileName(path) : `${fileName(folder)}/${fileName(path)}`;
}

function insert<Value>(map: Map<string, Entry<Value>[]>, key: string, entry: Entry<Value>): void {
  const entries = map.get(key);
  if (entries === undefined) map.set(key, [entry]);
  else entries.push(entry);
}

const maxPathLength = 1000;
