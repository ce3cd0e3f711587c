export interface HtmlImage {
  readonly from: number;
  readonly to: number;
  readonly address: string;
  readonly alt: string | null;
  readonly widthPx: number | null;
}

/** Finds the `<img>` elements in a piece of HTML. */
export function* htmlImages(html: string): Generator<HtmlImage> {
  for (const { 0: element, index } of html.matchAll(image)) {
    const attributes = new Map<string, string>();
    for (const [, name = '', value = ''] of element.matchAll(attribute)) {
      if (!attributes.has(name.toLowerCase())) attributes.set(name.toLowerCase(), value.replaceAll(/^["']|["']$/g, ''));
    }
    const address = attributes.get('src');
    if (address === undefined) continue;
    const width = /^(\d{1,5})(?:px)?$/.exec(attributes.get('width') ?? '')?.[1];
    yield {
      from: index,
      to: index + element.length,
      address,
      alt: attributes.get('alt') || null,
      widthPx: width === undefined ? null : Number(width),
    };
  }
}

const image = /<img\s[^<>]{0,2000}>/gi;
const attribute = /(?<![\w:-])(src|alt|width)\s{0,9}=\s{0,9}("[^"]*"|'[^']*'|[^\s"'<>]+)/gi;
