import { isDrawing } from './html/is-drawing.ts';

interface Copied {
  readonly html: string;
  readonly types: readonly string[];
}

/** Beyond this the work would hold up the page; the text of it is taken as it is. */
const longestHtml = 4_000_000;

const formatting =
  /mso-list:|<(?:h[1-6]|ul|ol|li|table|blockquote|pre|code|a\s[^>]*href|strong|b|em|i|del|s|strike|mark|img|hr|math|video|audio|iframe|embed|object)\b|font-weight:\s*(?:bold|[6-9]00)|font-style:\s*italic|line-through/i;

/** What a note cannot hold, and what is therefore said to be left out. */
const drawing = /<(svg|canvas)\b([^<>]*)>/gi;

/** An image in its address: it is read apart from the text, and has a limit of its own. */
const image = /<img\b[^<>]*?\ssrc\s*=\s*(?:"data:[^"]*"|'data:[^']*')/gi;

/**
 * Whether what was copied holds formatting or drawings at all. Much plain text comes as HTML too, and taking it for formatted would
 * only put backslashes before its signs; so would code from an editor, whose colours are no formatting.
 */
export function saysMoreThanText({ html, types }: Copied): boolean {
  if (html === '' || types.includes('vscode-editor-data')) return false;
  const text = html.length > longestHtml ? html.replaceAll(image, '<img') : html;
  return text.length <= longestHtml && (formatting.test(text) || holdsDrawing(text));
}

function holdsDrawing(html: string): boolean {
  return [...html.matchAll(drawing)].some(([, name = '', attributes = '']) =>
    isDrawing(name.toLowerCase(), (attribute) => attributeIn(attribute, attributes)),
  );
}

function attributeIn(attribute: string, attributes: string): string | null {
  const [, ...values] =
    new RegExp(`(?:^|\\s)${attribute}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"']+))`, 'i').exec(attributes) ?? [];
  return values.find((value) => value !== undefined) ?? null;
}
