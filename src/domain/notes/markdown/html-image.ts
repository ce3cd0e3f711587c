import type { AttachmentHash } from '../attachment.ts';
import { attachmentOfDestination } from '../attachment-link.ts';
import type { ImageSize } from '../image-size.ts';
import { htmlTagAt } from './html-tag.ts';
import type { Span } from './note-outline.ts';

/** `<img src="attachment:…" alt="Knee" width="200">` in a text. */
export interface HtmlImage {
  readonly hash: AttachmentHash;
  /** Where the address is written, without quotes. */
  readonly source: Span;
  readonly words: string;
  /** Null if the image has its own size. */
  readonly size: ImageSize | null;
  readonly end: number;
}

/** Returns the tag of an attached image that starts at a position; null for any other tag, which is text. */
export function htmlImageAt(text: string, at: number): HtmlImage | null {
  const tag = htmlTagAt(text, at);
  if (tag === null || tag.name !== 'img' || tag.isClosing) return null;
  const values = new Map<string, { readonly value: string; readonly from: number }>();
  for (const { 0: whole, 1: name = '', 2: quoted, index } of text.slice(at, tag.end).matchAll(attribute)) {
    const value = quoted === undefined ? '' : quoted.replace(/^(["'])(.*)\1$/s, '$2');
    const from = at + index + whole.length - (quoted ?? '').length + (value === quoted ? 0 : 1);
    if (!values.has(name.toLowerCase())) values.set(name.toLowerCase(), { value, from });
  }
  const source = values.get('src');
  const hash = source === undefined ? null : attachmentOfDestination(source.value);
  if (source === undefined || hash === null) return null;
  const [widthPx, heightPx] = ['width', 'height'].map((name) => pixelsIn(values.get(name)?.value ?? ''));
  return {
    hash,
    source: { from: source.from, to: source.from + source.value.length },
    words: values.get('alt')?.value ?? '',
    size: widthPx === undefined ? null : { widthPx, ...(heightPx !== undefined && { heightPx }) },
    end: tag.end,
  };
}

/** Returns whether a line consists of the tag of an attached image, which therefore starts no block of HTML. */
export function isHtmlImageLine(line: string): boolean {
  const image = htmlImageAt(line, 0);
  return image !== null && line.slice(image.end).trim() === '';
}

function pixelsIn(value: string): number | undefined {
  const pixels = Number(/^\s*(\d{1,5})(?:px)?\s*$/i.exec(value)?.[1] ?? 0);
  return pixels > 0 ? pixels : undefined;
}

const attribute = /\s([a-z_:][\w:.-]*)\s*=\s*("[^"]*"|'[^']*'|[^\s"'=<>`]+)/gi;
