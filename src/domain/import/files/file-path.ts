/** Returns the last name of a path: `b.md` of `a/b.md`. */
export function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Returns the folder of a path without a final slash; empty at the top. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** Returns the file name without its extension: `b` of `a/b.md`. A leading dot starts no extension. */
export function stemOf(path: string): string {
  const name = fileName(path);
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? name : name.slice(0, dot);
}

/** Returns the extension in lower case without its dot; empty without one. */
export function extensionOf(path: string): string {
  const name = fileName(path);
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** Resolves `.` and `..` in a path relative to a folder. Returns null if it leaves the top folder. */
export function resolvePath(folder: string, relative: string): string | null {
  const names = relative.startsWith('/') || folder === '' ? [] : folder.split('/');
  for (const name of relative.split('/')) {
    if (name === '' || name === '.') continue;
    if (name !== '..') names.push(name);
    else if (names.pop() === undefined) return null;
  }
  return names.join('/');
}
