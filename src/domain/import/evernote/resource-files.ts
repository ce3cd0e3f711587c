import { mediaTypeOf, rasterTypeOf } from '../../notes/index.ts';
import { memoryFile } from '../bytes/index.ts';
import type { FileDraft, FileLink } from '../draft/index.ts';
import { extensionOf } from '../files/index.ts';
import { escapeMarkdown } from '../text/index.ts';
import type { EnexResource } from './enex-note.ts';

export function resourceDraft(resource: EnexResource, enexPath: string, origin: string): FileDraft {
  const name = resourceName(resource);
  // the extension of a name says more than the type of any bytes
  const isVague = resource.mime === '' || resource.mime === 'application/octet-stream';
  return {
    kind: 'file',
    sourceId: resource.hash,
    origin: `${origin}, ${name}`,
    name,
    mime: isVague ? null : resource.mime,
    file: memoryFile(`${enexPath}/${resource.hash}/${name}`, resource.bytes),
  };
}

export function resourceLink(resource: EnexResource, widthPx: number | null, alt: string): FileLink {
  const name = resourceName(resource);
  const isDrawing = resource.mime === 'image/svg+xml' || extensionOf(name) === 'svg';
  const beginning = resource.bytes.subarray(0, 64);
  const isImage = isDrawing || rasterTypeOf(beginning) !== null || mediaTypeOf(beginning) !== null;
  return {
    kind: 'file-link',
    to: resource.hash,
    shown: alt === '' ? name : alt,
    isImage,
    ...(isImage && widthPx !== null && { widthPx }),
    written: escapeMarkdown(alt === '' ? name : alt),
  };
}

/** Names a resource that the file does not contain by its type: `image.png`. */
export function nameOfMedia(type: string): string {
  const [, kind = '', subtype = ''] = /^([a-z]{1,20})\/(?:x-)?([a-z\d]{1,10})/.exec(type) ?? [];
  const extension = subtype === 'jpeg' ? 'jpg' : subtype;
  return extension === '' ? 'file' : `${kind === 'application' ? 'file' : kind}.${extension}`;
}

/** Returns the name of a file without separators of folders. A file without a name is called by its type. */
function resourceName({ fileName, mime, hash }: EnexResource): string {
  const name = fileName
    .slice(-200)
    .replaceAll(/[/\\\p{Cc}]+/gu, '-')
    .trim();
  if (/[^.-]/.test(name)) return name;
  const [, subtype = 'bin'] = /^\w+\/(?:x-)?([a-z\d]{1,10})/.exec(mime) ?? [];
  return `${hash.slice(0, 8)}.${subtype === 'jpeg' ? 'jpg' : subtype}`;
}
