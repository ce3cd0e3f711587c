import { gzipSync } from 'fflate';
import { tarBytes } from '#domain/import/archive/testing/tar-bytes.ts';
import { encoded, zipBytes } from '#domain/import/archive/testing/zip-bytes.ts';
import type { Contents } from './examples/index.ts';

/** Ways in which an export reaches the app. */
export const packings = {
  'as files': (contents) => contents,
  'in a zip': (contents) => [['export.zip', zipOf(contents)]],
  'in a zip, stored': (contents) => [['export.zip', zipOf(contents, 0)]],
  'in a zip of format Zip64': (contents) => [
    ['export.zip', zipBytes(entriesOf(contents, { zip64: true }), { zip64: true })],
  ],
  'in a zip in a zip': (contents) => [['export.zip', zipOf([['Export-Part-1.zip', zipOf(contents)]])]],
  'in a tar': (contents) => [['export.jex', tarOf(contents)]],
  'in a compressed tar': (contents) => [['export.tgz', gzipSync(tarOf(contents))]],
  'each chosen file compressed': (contents) => contents.map(compressedIfChosen),
} as const satisfies Readonly<Record<string, (contents: Contents) => Contents>>;

export type Packing = keyof typeof packings;

/** In a folder, a compressed file is an attachment, which is not unpacked. */
function compressedIfChosen([path, content]: Contents[number]): Contents[number] {
  return path.includes('/') ? [path, content] : [`${path}.gz`, gzipSync(encoded(content))];
}

function zipOf(contents: Contents, method = 8): Uint8Array {
  return zipBytes(entriesOf(contents, { method }));
}

function entriesOf(contents: Contents, options: { readonly method?: number; readonly zip64?: boolean }) {
  return contents.map(([name, content]) => ({ name: bytesOfName(name), content, ...options }));
}

function tarOf(contents: Contents): Uint8Array {
  return tarBytes(contents.map(([name, content]) => ({ name: bytesOfName(name), content })));
}

/** A name with half of a character can be in a folder, but not in an archive. */
function bytesOfName(name: string): Uint8Array {
  return encoded(name.toWellFormed());
}
