import { isTag } from 'domhandler';
import { readFileText } from '../../notes/index.ts';
import type { TextPart } from '../draft/index.ts';
import { markdownOfHtml, nodesIn, parseHtml } from '../html/index.ts';

/**
 * Returns a text of Keep as Markdown: the plain text as it is, unless only the HTML of newer exports shows its headings,
 * bold or italic words. Both contain the same words.
 *
 * Throws `import/too-large` if the HTML has more elements than any note.
 */
export function formattedText(plain: string, html: string): readonly TextPart[] {
  const isFormatted = plain === '' ? html !== '' : hasFormatting(html);
  if (!isFormatted) return plain === '' ? [] : [readFileText(plain).text];
  const root = parseHtml(html);
  for (const node of nodesIn(root)) {
    // Each line is a paragraph without a distance to the next one.
    if (isTag(node) && node.name === 'p') node.name = 'div';
  }
  return markdownOfHtml(root).text;
}

/** Underlined words do not count, because Markdown has no syntax for them. */
function hasFormatting(html: string): boolean {
  return (
    /<(?:h[1-6]|b|strong|i|em|s|del|strike)[\s>]/i.test(html) ||
    /font-weight:\s*(?:bold|[6-9]00)|font-style:\s*italic|line-through/i.test(html)
  );
}
