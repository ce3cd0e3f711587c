import { foldCase } from '../../kernel/index.ts';
import type { NotebookBranch } from '../../notes/index.ts';
import { importedId } from './imported-id.ts';

/** A notebook that an import creates. */
export interface NewNotebook {
  readonly id: string;
  readonly name: string;
  /** The id of the notebook that contains it; null at the top. */
  readonly parent: string | null;
}

export interface NotebooksOfImport {
  readonly app: string;
  /** The notebooks of the document, as a tree. */
  readonly existing: readonly NotebookBranch[];
  /** The id of the notebook that receives everything; null for the top. */
  readonly root: string | null;
  /** Returns whether an id is permanently deleted, so that it cannot be used again. */
  readonly isDeleted: (id: string) => boolean;
}

/**
 * Finds the notebooks of imported notes by the names on their paths, ignoring case. Notebooks that do not exist are
 * created, each once, under an id that every device derives from the path.
 */
export class NotebookPaths {
  readonly #app: string;
  readonly #root: string | null;
  readonly #isDeleted: (id: string) => boolean;
  readonly #existing: ReadonlySet<string>;
  readonly #idsByPath = new Map<string, string>();
  readonly #created = new Map<string, NewNotebook>();

  constructor({ app, existing, root, isDeleted }: NotebooksOfImport) {
    this.#app = app;
    this.#root = root;
    this.#isDeleted = isDeleted;
    this.#existing = idsIn(existing);
    const below = root === null ? existing : (branchOf(existing, root)?.children ?? []);
    const open = below.map((branch) => ({ branch, parent: '' }));
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const path = pathBelow(next.parent, next.branch.notebook.name ?? '');
      if (!this.#idsByPath.has(path)) this.#idsByPath.set(path, next.branch.id);
      open.push(...next.branch.children.map((branch) => ({ branch, parent: path })));
    }
  }

  /** The notebooks to create, each after the one that contains it. */
  get created(): readonly NewNotebook[] {
    return [...this.#created.values()];
  }

  /** Returns the id of the notebook at a path of names, outermost first; the root for an empty path. */
  idOf(names: readonly string[]): string | null {
    let parent = this.#root;
    let path = '';
    for (const written of names) {
      const name = written.trim();
      if (name === '') continue;
      path = pathBelow(path, name);
      parent = this.#idsByPath.get(path) ?? this.#create(path, name, parent);
    }
    return parent;
  }

  #create(path: string, name: string, parent: string | null): string {
    let attempt = 0;
    let id: string;
    do id = importedId(this.#app, `notebook ${this.#root ?? ''}${path}`, attempt++);
    while (this.#isDeleted(id));
    this.#idsByPath.set(path, id);
    // a notebook of an earlier import that was renamed or moved since is still the same
    if (this.#existing.has(id)) return id;
    this.#created.set(id, { id, name, parent });
    return id;
  }
}

/** Names can contain `/`, so the path is separated by a character that no name contains. */
function pathBelow(parent: string, name: string): string {
  return `${parent}\n${foldCase(name.trim().replaceAll(/\s+/g, ' '))}`;
}

function idsIn(branches: readonly NotebookBranch[]): ReadonlySet<string> {
  const ids = new Set<string>();
  const open = [...branches];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    ids.add(next.id);
    open.push(...next.children);
  }
  return ids;
}

function branchOf(branches: readonly NotebookBranch[], id: string): NotebookBranch | null {
  const open = [...branches];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.id === id) return next;
    open.push(...next.children);
  }
  return null;
}
