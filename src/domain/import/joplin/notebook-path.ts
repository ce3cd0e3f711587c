export interface Notebook {
  readonly title: string;
  /** Null at the top. */
  readonly parent: string | null;
}

/**
 * Returns the names of a notebook and of those that contain it, outermost first. Ends at a notebook that is not in the
 * export, and at one that contains itself, which synchronising can cause.
 */
export function notebookPath(id: string | null, notebooks: ReadonlyMap<string, Notebook>): readonly string[] {
  const names: string[] = [];
  const seen = new Set<string>();
  let next = id;
  while (next !== null && !seen.has(next) && seen.size < deepest) {
    seen.add(next);
    const notebook = notebooks.get(next);
    if (notebook === undefined) break;
    if (notebook.title !== '') names.unshift(notebook.title);
    next = notebook.parent;
  }
  return names;
}

const deepest = 100;
