import type { AttachmentHash } from '../attachment.ts';
import { type EmbeddedImage, escapeHtml, type HtmlNode, printHtml } from './html-tree.ts';
import { notePageStyle, notePageStyleHash } from './note-page-style.ts';

export interface NoteToPrint {
  readonly title: string;
  readonly tags: readonly string[];
  /** The result of `noteTree` for the note's body. */
  readonly body: readonly HtmlNode[];
  /** A BCP 47 tag. */
  readonly language: string;
}

/**
 * Prints a note as a self-contained page, in pieces. Whatever the note contains, the page executes no code and loads no
 * resource.
 *
 * @param images the attached images to embed
 */
export function notePage<Content = never>(
  { title, tags, body, language }: NoteToPrint,
  images: ReadonlyMap<AttachmentHash, EmbeddedImage<Content>> = new Map(),
): readonly (string | Content)[] {
  const heading = `<h1 dir="auto">${escapeHtml(title)}</h1>\n`;
  const named = tags.map((tag) => `<li dir="auto">${escapeHtml(tag)}</li>`).join('');
  const policy = `default-src 'none'; style-src '${notePageStyleHash}'; base-uri 'none'; form-action 'none'`;
  const start = `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${images.size === 0 ? policy : `${policy}; img-src data:`}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${notePageStyle}</style>
</head>
<body>
<main>
${heading}${named === '' ? '' : `<ul class="tags">${named}</ul>\n`}`;
  return [start, ...printHtml(body, images), '</main>\n</body>\n</html>\n'];
}
