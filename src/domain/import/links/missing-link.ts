import { trainingEmbedOf } from '../../notes/markdown/index.ts';
import type { MissingLink } from '../draft/index.ts';
import { extensionOf, isMediaFile } from '../files/index.ts';
import type { WrittenLink } from './written-link.ts';

/**
 * Returns the part for a link without a target, if it was one to a file or a note of the export: anything that is
 * displayed itself, and any path to a file. A wiki link to a note that nobody has written yet is usual, and so are the
 * addresses of other apps.
 */
export function missingPart(link: WrittenLink): MissingLink | null {
  const { target } = link.candidates.find(({ place }) => link.syntax === 'wiki' && place !== null) ??
    link.candidates[0] ?? { target: '' };
  const name = target.replace(/^(?:\.{0,2}\/)+/, '').trim();
  if (name === '' || notInExport.test(target) || trainingEmbedOf(target) !== null) return null;
  const kind = kindOf(link, name);
  return kind === null ? null : { kind: 'missing-link', target: kind, name, written: link.written };
}

/** A scheme, a place in the same note, a host, a template. */
const notInExport = /^(?:[a-z][a-z\d+.-]+:|#|\/\/)|[\n\0]|\{\{|<%/i;

function kindOf({ syntax, isEmbed }: WrittenLink, name: string): MissingLink['target'] | null {
  const extension = extensionOf(name);
  if (fileExtensions.has(extension) || isMediaFile(name)) return 'file';
  if (noteExtensions.has(extension)) return syntax === 'wiki' && !isEmbed ? null : 'note';
  if (!isEmbed) return null;
  return syntax === 'wiki' ? 'note' : 'file';
}

const noteExtensions: ReadonlySet<string> = new Set('md markdown mdown mkd html htm xhtml'.split(' '));
const fileExtensions: ReadonlySet<string> = new Set(
  (
    '3gp apng avi avif base bmp canvas csv doc docx epub excalidraw flv gif gpx heic heif ico jfif jpe jpeg jpg key mpeg ' +
    'numbers odp ods odt pages pdf png ppt pptx psd rar rtf svg tar tif tiff tsv txt webp wma wmv xls xlsx zip 7z'
  ).split(' '),
);
