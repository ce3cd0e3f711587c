import type { SkippedItem } from '../../draft/index.ts';
import { bytesOf, ImportError, type ImportFile } from '../../files/index.ts';
import { unpacked } from '../index.ts';
import { defaultLimits, type UnpackingLimits } from '../limits.ts';

/** Unpacks files and collects what comes out. */
export async function unpackedItems(
  files: readonly ImportFile[],
  limits: Partial<UnpackingLimits> = {},
): Promise<{ readonly files: ImportFile[]; readonly skipped: SkippedItem[] }> {
  const all: { files: ImportFile[]; skipped: SkippedItem[] } = { files: [], skipped: [] };
  for await (const item of unpacked(files, { ...defaultLimits, ...limits })) {
    if ('kind' in item) all.skipped.push(item);
    else all.files.push(item);
  }
  return all;
}

/** Unpacks files and reads them; an error code stands for a content that cannot be read. */
export async function unpackedTexts(files: readonly ImportFile[]): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const file of (await unpackedItems(files)).files) texts[file.path] = await textOrCode(file);
  return texts;
}

export async function textOrCode(file: ImportFile): Promise<string> {
  try {
    return new TextDecoder('utf-8').decode(await bytesOf(file, 1e9));
  } catch (error) {
    if (error instanceof ImportError) return error.code;
    throw error;
  }
}
