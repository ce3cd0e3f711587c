/** A start tag in HTML. */
export interface HtmlTag {
  /** In lower case. */
  readonly name: string;
  /** By name in lower case, character references of `&` and quotes decoded. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly from: number;
  readonly to: number;
}

/**
 * Finds the start tags of a part of HTML, in order. Continues where a broken tag ends, so that each character is read
 * about once.
 */
export function* startTags(html: string): Generator<HtmlTag> {
  let at = html.indexOf('<');
  while (at >= 0) {
    const tag = tagAt(html, at);
    if (tag.isComplete) yield tag;
    at = html.indexOf('<', Math.max(tag.to, at + 1));
  }
}

function tagAt(html: string, from: number): HtmlTag & { readonly isComplete: boolean } {
  const attributes = new Map<string, string>();
  tagName.lastIndex = from;
  const name = tagName.exec(html)?.[1]?.toLowerCase() ?? '';
  let to = name === '' ? from + 1 : tagName.lastIndex;
  while (name !== '') {
    attribute.lastIndex = to;
    const [whole = '', key, quoted, apostrophed, bare] = attribute.exec(html) ?? [];
    if (whole === '' || key === undefined) break;
    attributes.set(key.toLowerCase(), decoded(quoted ?? apostrophed ?? bare ?? ''));
    to += whole.length;
  }
  tagEnd.lastIndex = to;
  const isComplete = name !== '' && tagEnd.test(html);
  return { name, attributes, from, to: isComplete ? tagEnd.lastIndex : to, isComplete };
}

const tagName = /<([a-z][a-z\d]*)(?=[\s/>])/iy;
const attribute = /\s+([^\s=>"'/<]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/y;
const tagEnd = /\s*\/?>/y;

function decoded(value: string): string {
  return value.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
}
