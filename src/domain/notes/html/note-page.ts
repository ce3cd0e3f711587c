import { escapeHtml, printHtml } from './html-tree.ts';
import { notePageStyle, notePageStyleHash } from './note-page-style.ts';
import { noteTree } from './note-tree.ts';

export interface NoteToPrint {
  readonly title: string;
  readonly tags: readonly string[];
  /** The Markdown of the note. */
  readonly text: string;
  /** BCP 47. */
  readonly language: string;
}

/** A note as a page that stands alone: it runs nothing and fetches nothing, whatever the note says. */
export function notePage({ title, tags, text, language }: NoteToPrint): string {
  const heading = `<h1 dir="auto">${escapeHtml(title)}</h1>\n`;
  const named = tags.map((tag) => `<li dir="auto">${escapeHtml(tag)}</li>`).join('');
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src '${notePageStyleHash}'; base-uri 'none'; form-action 'none'">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${notePageStyle}</style>
</head>
<body>
<main>
${heading}${named === '' ? '' : `<ul class="tags">${named}</ul>\n`}${printHtml(noteTree(text))}</main>
</body>
</html>
`;
}
