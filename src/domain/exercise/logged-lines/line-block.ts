import { digestOf, hexOf } from '../../digest/index.ts';
import type { RecordKey } from '../../kernel/index.ts';

/** The ids at the end of a line. Two devices that log the same line offline write its id twice. */
const ids = /(?:[ \t]+\^[A-Za-z0-9-]+)+[ \t]*$/;

/** Returns the id at the end of a line, by which a logged set knows the line; null if it has none. */
export function blockOf(line: string): string | null {
  return /\^([A-Za-z0-9-]+)/.exec(ids.exec(line)?.[0] ?? '')?.[1] ?? null;
}

/** Returns the line without the id at its end. */
export function withoutBlock(line: string): string {
  return line.replace(ids, '');
}

/** Returns the line with an id at its end, in place of another one. */
export function withBlock(line: string, block: string): string {
  return `${withoutBlock(line).trimEnd()} ^${block}`;
}

/**
 * Returns the id for a line that is logged. It follows from the note and the words of the line, so that two devices that
 * log the same line offline log it once.
 *
 * @param taken the ids of other lines of the note
 */
export function blockFor(line: string, note: RecordKey, taken: ReadonlySet<string>): string {
  const words = withoutBlock(line).trim();
  for (let attempt = 0; ; attempt += 1) {
    const id = hexOf(digestOf(['mensana line', note, words, attempt])).slice(0, 8);
    if (!taken.has(id)) return id;
  }
}

/** Returns a digest of the words of a line, by which its sets know whether it changed since they agreed with it. */
export function wordsDigest(line: string): string {
  return hexOf(digestOf(['mensana line words', withoutBlock(line).trim()])).slice(0, 8);
}
