import { type ImportFile, textOf } from '../files/index.ts';
import { isObject, listIn, numberIn, objectIn, textIn } from '../json/index.ts';

/** What the manifest of an export states. */
export interface Manifest {
  readonly file: ImportFile;
  readonly exportedAt: string;
  readonly recordCount: number;
  /** The SHA-256 of each file by its path in the export. */
  readonly hashesByPath: ReadonlyMap<string, string>;
}

/** Returns null if it cannot be read. */
export async function readManifest(file: ImportFile): Promise<Manifest | null> {
  const value = parsed(await textOf(file).catch(() => ''));
  if (!isObject(value)) return null;
  const counts = objectIn(value, 'counts');
  const hashesByPath = new Map<string, string>();
  for (const entry of listIn(value, 'files')) {
    if (isObject(entry)) hashesByPath.set(textIn(entry, 'path').normalize('NFC'), textIn(entry, 'sha256'));
  }
  return {
    file,
    exportedAt: textIn(value, 'exportedAt'),
    recordCount: Object.keys(counts).reduce((total, name) => total + (numberIn(counts, name) ?? 0), 0),
    hashesByPath,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
