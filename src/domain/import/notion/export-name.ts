import { extensionOf, fileName, stemOf } from '../files/index.ts';

/** What the name of an exported file says. */
export interface ExportName {
  /** The id of a page or database; null for other files. */
  readonly id: string | null;
  /** Without the id. The export cuts long titles short and leaves out some characters. */
  readonly title: string;
  readonly extension: string;
  /** Whether a table has all columns, not only those of a view. */
  readonly isComplete: boolean;
}

/** Reads `Title 0123456789abcdef0123456789abcdef.md`, or the name of a folder. */
export function exportName(path: string): ExportName {
  const extension = extensionOf(path);
  const isFile = ['md', 'html', 'csv'].includes(extension);
  const stem = isFile ? stemOf(path) : fileName(path);
  const [, title = '', id = null, all] = /^(.*?) ?([0-9a-f]{32})(_all)?$/s.exec(stem) ?? [];
  return { id, title: (id === null ? stem : title).trim(), extension, isComplete: all !== undefined };
}

/** Decodes percent encoding; keeps a text that is not validly encoded. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Returns a path without the folders and archives that only wrap an export, so that the parts of a large one come
 * together: `Export-…-Part-1.zip/Export-…/`.
 */
export function withoutWrappers(path: string): string {
  const names = path.split('/');
  while (names.length > 1 && isWrapper(names[0] ?? '')) names.shift();
  return names.join('/');
}

function isWrapper(name: string): boolean {
  return /^(?:[\da-f-]{32,36}_)?Export(?:Block)?-[\da-f-]{8,36}(?:-Part-\d+)?(?:\.zip)?$/i.test(name);
}

/** Returns the key under which paths are compared: names can be encoded differently in links and in archives. */
export function pathKey(path: string): string {
  return percentDecoded(percentDecoded(path)).normalize('NFC').toLowerCase();
}
