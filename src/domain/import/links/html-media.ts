/** An image, sound or video. */
export interface HtmlMedia {
  readonly from: number;
  readonly to: number;
  readonly address: string;
  readonly alt: string | null;
  readonly widthPx: number | null;
}

/**
 * Finds the `<img>`, `<audio>` and `<video>` elements in a piece of HTML. Sounds and videos can have their address in a
 * `<source>`.
 */
export function* htmlMedia(html: string): Generator<HtmlMedia> {
  for (const { 0: element, index } of html.matchAll(media)) {
    const attributes = attributesIn(element);
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

/** The first of each name, so those of the element itself come before those of a `<source>` in it. */
function attributesIn(element: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', value = ''] of element.matchAll(attribute)) {
    if (!attributes.has(name.toLowerCase())) attributes.set(name.toLowerCase(), value.replaceAll(/^["']|["']$/g, ''));
  }
  return attributes;
}

/** The most characters of an element with what is in it. */
export const maxMediaLength = 3000;
const media =
  /<img\s[^<>]{0,2000}>|<(audio|video)(?:\s[^<>]{0,2000})?>(?:(?:[^<]|<(?!\/?(?:audio|video|img)\b)){0,500}<\/\1\s*>)?/gi;
const attribute = /(?<![\w:-])(src|alt|width)\s{0,9}=\s{0,9}("[^"]*"|'[^']*'|[^\s"'<>]+)/gi;
