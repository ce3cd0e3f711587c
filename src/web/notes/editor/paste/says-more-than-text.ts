interface Copied {
  readonly html: string;
  readonly types: readonly string[];
}

/** Beyond this the work would hold up the page; the text of it is taken as it is. */
const longestHtml = 4_000_000;

const formatting =
  /mso-list:|<(?:h[1-6]|ul|ol|li|table|blockquote|pre|code|a\s[^>]*href|strong|b|em|i|del|s|strike|mark|img|hr|math|video|audio|iframe|embed|object)\b|font-weight:\s*(?:bold|[6-9]00)|font-style:\s*italic|line-through/i;

/** An image in its address: it is read apart from the text, and has a limit of its own. */
const image = /<img\b[^<>]*?\ssrc\s*=\s*(?:"data:[^"]*"|'data:[^']*')/gi;

/**
 * Whether what was copied holds formatting at all. Much plain text comes as HTML too, and taking it for formatted would
 * only put backslashes before its signs; so would code from an editor, whose colours are no formatting.
 */
export function saysMoreThanText({ html, types }: Copied): boolean {
  if (html === '' || types.includes('vscode-editor-data')) return false;
  const text = html.length > longestHtml ? html.replaceAll(image, '<img') : html;
  return text.length <= longestHtml && formatting.test(text);
}
