import { isDrawing } from './html/is-drawing.ts';

interface Copied {
  readonly html: string;
  readonly types: readonly string[];
}

/**
 * The maximum length of HTML that is converted. Converting longer HTML would block the page, so it is pasted as plain
 * text.
 */
const maxHtmlLength = 4_000_000;

const formatting =
  /mso-list:|<(?:h[1-6]|ul|ol|li|table|blockquote|pre|code|a\s[^>]*href|strong|b|em|i|del|s|strike|mark|img|hr|math|video|audio|iframe|embed|object)\b|font-weight:\s*(?:bold|[6-9]00)|font-style:\s*italic|line-through/i;

/** Matches elements that a note cannot hold and that are reported as left out. */
const drawing = /<(svg|canvas)\b([^<>]*)>/gi;

/** Matches images in `data:` URLs, which do not count towards the length because they have their own size limit. */
const image = /<img\b[^<>]*?\ssrc\s*=\s*(?:"data:[^"]*"|'data:[^']*')/gi;

/**
 * Returns whether copied HTML contains formatting or drawings. Plain text is often copied with HTML too, and converting
 * it would only add backslashes. The same goes for code from an editor, whose colours are not formatting.
 */
export function saysMoreThanText({ html, types }: Copied): boolean {
  if (html === '' || types.includes('vscode-editor-data')) return false;
  const text = html.length > maxHtmlLength ? html.replaceAll(image, '<img') : html;
  return text.length <= maxHtmlLength && (formatting.test(text) || holdsDrawing(text));
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
