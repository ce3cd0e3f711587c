import type { ImportItem, TextPart } from '../draft/index.ts';
import type { ImportSource } from '../draft/source.ts';
import type { ImportFile } from '../files/index.ts';

/** Creates files from their contents by path. */
export function filesOf(contents: Readonly<Record<string, string | Uint8Array>>, modifiedAt = 0): ImportFile[] {
  return Object.entries(contents).map(([path, content]) => fileOf(path, content, modifiedAt));
}

/** Creates a file that is read in chunks of `chunkBytes`, so that characters and rows are cut in two. */
export function fileOf(path: string, content: string | Uint8Array, modifiedAt = 0, chunkBytes = 1000): ImportFile {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return {
    path,
    size: bytes.length,
    modifiedAt,
    source: { size: bytes.length, read: async (from, to) => bytes.slice(from, to) },
    async *chunks() {
      for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.slice(at, at + chunkBytes);
    },
  };
}

/** Returns a text as it is written, whether or not its links lead anywhere. */
export function writtenText(parts: readonly TextPart[] = []): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.written)).join('');
}

/** Returns the names of the files and notes that a text refers to and the export does not have. */
export function missingIn(parts: readonly TextPart[] = []): readonly string[] {
  return parts.flatMap((part) =>
    typeof part === 'object' && part.kind === 'missing-link' ? [`${part.target} ${part.name}`] : [],
  );
}

/** Reads everything that a source yields. */
export async function itemsOf(source: ImportSource, files: readonly ImportFile[]): Promise<ImportItem[]> {
  const items: ImportItem[] = [];
  for await (const item of source.read(files)) items.push(item);
  return items;
}
