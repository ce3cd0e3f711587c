import { fileName } from '../files/index.ts';
import { maxPathLength } from './limits.ts';

/**
 * Returns the path of an archive's entry with `/` between names and without empty names and `.`; null for a path that
 * leaves its folder, is absolute, contains control characters or is too long. Windows programs write `\`.
 */
export function entryPath(name: string): string | null {
  if (name.length > maxPathLength || /\p{Cc}/u.test(name)) return null;
  const path = name.replaceAll('\\', '/');
  if (path.startsWith('/') || /^[a-z]:\//i.test(path)) return null;
  const names = path.split('/').filter((part) => part !== '' && part !== '.');
  return names.includes('..') ? null : names.join('/');
}

/** Files that a system adds to each folder or archive, and that hold nothing of the user. They are left out unreported. */
export function isSystemFile(path: string): boolean {
  const name = fileName(path);
  const isInside = path.startsWith('__MACOSX/') || path.includes('/__MACOSX/');
  return isInside || name.startsWith('._') || systemFiles.has(name.toLowerCase());
}

const systemFiles = new Set(['.ds_store', 'thumbs.db', 'desktop.ini']);

/** Returns a name to be shown: without control characters, and cut if it is long. */
export function shownName(name: string): string {
  const shown = name.slice(0, 300).replaceAll(/\p{Cc}/gu, '\ufffd');
  return name.length > 300 ? `${shown}…` : shown;
}

/** Returns a path with a number before its extension: `a (2).md`. */
export function numberedPath(path: string, number: number): string {
  const dot = path.lastIndexOf('.');
  const hasExtension = dot > path.lastIndexOf('/') + 1;
  return hasExtension ? `${path.slice(0, dot)} (${number})${path.slice(dot)}` : `${path} (${number})`;
}
