import type { SkippedItem } from '../draft/index.ts';
import { ImportError } from '../files/index.ts';
import { type ConvertedText, convertHtml } from './html-note.ts';
import { type LinkResolver, linkedParts } from './linked-parts.ts';

/** Returns the text of a note as parts, with the images inside it. Throws `import/too-large` if no note can hold it. */
export function noteBody(
  body: string,
  markup: 'Markdown' | 'HTML',
  note: { readonly sourceId: string; readonly origin: string },
  resolve: LinkResolver,
): ConvertedText {
  if (markup === 'HTML') return convertHtml(body, note, resolve);
  if (body.length > maxMarkdownLength) throw new ImportError('import/too-large');
  const text = mayContainLink(body) ? linkedParts(body, resolve) : [body];
  return { text: body === '' ? [] : text, files: [], leftOut: '' };
}

/** Reports what a note cannot hold. */
export function leftOutItems(origin: string, leftOut: string): readonly SkippedItem[] {
  return leftOut === '' ? [] : [{ kind: 'skipped', origin, code: 'import/unsupported', detail: leftOut }];
}

/** Spares the parsing of texts without any bracket of a link or of HTML. */
function mayContainLink(body: string): boolean {
  return body.includes(']') || body.includes('<');
}

/** UTF-16 code units. A note can hold one megabyte; parsing takes a quarter of a second for each. */
const maxMarkdownLength = 8 * 1024 * 1024;
