import { extensionOf } from './file-path.ts';
import { isMediaFile } from './media-file.ts';

/** Kinds of files, each with an advice of its own if no source reads one. */
export type KindOfFile = 'recording' | 'document' | 'sheet' | 'archive' | 'media' | 'calendar';

/** Returns what a file is by its extension; null if no advice fits. */
export function kindOfFile(path: string): KindOfFile | null {
  return isMediaFile(path) ? 'media' : (kinds.get(extensionOf(path)) ?? null);
}

const extensions: { readonly [K in KindOfFile]: string } = {
  recording: 'gpx tcx fit kml kmz pwx',
  document: 'doc docx odt rtf rtfd pages wpd epub opml org adoc rst textile tex abw one onepkg',
  sheet: 'xls xlsx xlsm ods numbers',
  archive: '7z rar bz2 xz zst lz4 dmg iso',
  media: 'pdf png jpg jpeg gif webp avif heic heif svg bmp tif tiff amr 3gp avi',
  calendar: 'ics ical vcf vcard',
};

const kinds: ReadonlyMap<string, KindOfFile> = new Map(
  Object.entries(extensions).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind as KindOfFile])),
);
