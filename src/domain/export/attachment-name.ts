import { safeFileName } from '../file-names/index.ts';

/** Returns the name of an attachment in the export without and with its extension, which includes the dot. */
export function attachmentName(
  name: string | undefined,
  mime: string | undefined,
): { readonly name: string; readonly extension: string } {
  const written = name ?? '';
  const [, stem = written, ending = ''] = /^(.+)\.([\p{L}\p{N}]{1,16})$/su.exec(written) ?? [];
  const typed = ending === '' ? (extensions.get(mime ?? '') ?? '') : ending;
  const extension = gzipExtensions.get(typed.toLowerCase()) ?? typed;
  return { name: safeFileName(stem, 'attachment', ''), extension: extension === '' ? '' : `.${extension}` };
}

/** For attachments without a name, such as pasted images. */
const extensions: ReadonlyMap<string, string> = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/gif', 'gif'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
  ['image/svg+xml', 'svg'],
  ['application/pdf', 'pdf'],
  ['application/gpx+xml', 'gpx'],
]);

/** An import unpacks files with the usual extensions of gzip, and an attachment has to stay as it is. */
const gzipExtensions: ReadonlyMap<string, string> = new Map([
  ['gz', 'gzip'],
  ['tgz', 'tar.gzip'],
]);
