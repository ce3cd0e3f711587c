import type { SkippedItem } from '../draft/index.ts';
import { ImportError, type ImportErrorCode, type ImportFile } from '../files/index.ts';
import { shownName } from './entry-path.ts';

/** A file that was found in an archive or was chosen, and is not yet placed among the others. */
export interface FoundFile {
  readonly file: ImportFile;
  /** The CRC-32 that the archive states; null if it states none. */
  readonly crc: number | null;
}

/** Creates the report of an entry that is not read. */
export function skippedEntry(origin: string, name: string, code: ImportErrorCode, detail?: string): SkippedItem {
  return skipped(originIn(origin, name), code, detail);
}

export function skipped(origin: string, code: ImportErrorCode, detail?: string): SkippedItem {
  return { kind: 'skipped', origin, code, ...(detail !== undefined && { detail }) };
}

export function isSkipped(item: object): item is SkippedItem {
  return 'kind' in item && item.kind === 'skipped';
}

/** Creates the report of a failure. Throws again what is not an {@link ImportError}. A cause that is a text is its detail. */
export function skippedBecause(error: unknown, origin: string, detail?: string): SkippedItem {
  if (!(error instanceof ImportError)) throw error;
  return skipped(origin, error.code, detail ?? (typeof error.cause === 'string' ? error.cause : undefined));
}

/** Returns where an entry is, outermost first: `takeout.zip, Keep/a.json`. */
export function originIn(archive: string, name: string): string {
  return archive === '' ? shownName(name) : `${archive}, ${shownName(name)}`;
}
