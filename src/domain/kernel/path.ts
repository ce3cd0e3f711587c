import { err, ok, type Result } from './result.ts';

/** The path of a leaf in its record: at least one segment. Any string is a valid segment. */
export type Path = readonly string[];

export type PathError = { readonly code: 'path/bad-escape'; readonly path: string };

/** Prints a path as its segments joined by `/`, with `~` and `/` escaped as in RFC 6901. */
export function printPath(path: Path): string {
  if (path.length === 0) throw new Error('a leaf path must have at least one segment');
  return path.map(escapeSegment).join('/');
}

/**
 * Parses a printed path.
 *
 * @returns the segments, or `path/bad-escape` if a `~` is followed by neither 0 nor 1
 * @see RFC 6901, section 3
 */
export function parsePath(text: string): Result<Path, PathError> {
  if (!isPrintedPath(text)) return err({ code: 'path/bad-escape', path: text });
  const segments = text.split('/');
  return ok(text.includes('~') ? segments.map(unescapeSegment) : segments);
}

/** Returns whether `parsePath` accepts the text. */
export function isPrintedPath(text: string): boolean {
  return !text.includes('~') || !/~(?![01])/.test(text);
}

function escapeSegment(segment: string): string {
  return segment.replaceAll('~', '~0').replaceAll('/', '~1');
}

function unescapeSegment(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~');
}
