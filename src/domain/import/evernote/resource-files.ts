import { rasterTypeOf } from '../../notes/index.ts';
import { memoryFile } from '../bytes/index.ts';
import type { FileDraft, FileLink } from '../draft/index.ts';
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
  const isImage = rasterTypeOf(resource.bytes.subarray(0, 64)) !== null;
  return {
    kind: 'file-link',
    to: resource.hash,
    shown: alt === '' ? name : alt,
    isImage,
    ...(isImage && widthPx !== null && { widthPx }),
    written: mediaMarkdown(resource.hash),
  };
}

/** Shows where a resource belongs that the file does not contain. */
export function mediaMarkdown(hash: string): string {
  return `\`<en-media hash="${hash.replaceAll(/[^\da-f]/g, '').slice(0, 32)}"/>\``;
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
