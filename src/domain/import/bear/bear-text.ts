import type { TextPart } from '../draft/index.ts';
import { isMediaFile } from '../files/index.ts';
import { partsOf, type Replacement, type Resolve, readLinks, replacementsOf } from '../links/index.ts';

export interface BearText {
  readonly parts: readonly TextPart[];
  /** Tags with spaces, which cannot be tags inside the text of a note. */
  readonly tags: readonly string[];
}

/**
 * Converts what Bear's Markdown writes differently: sizes of images in comments, tags with spaces between two `#`, and
 * colours such as `#fff`, which are no tags. Code stays as it is.
 */
export function readBearText(text: string, resolve: Resolve): BearText {
  const { links, hashtags } = readLinks(text);
  const replaced = replacementsOf(links, resolve).map((each) => withComment(text, each));
  const tags: string[] = [];
  const escapes: Replacement[] = [];
  for (const { from, to } of hashtags) {
    const spaced = spacedTagAt(text, from);
    if (spaced === null && !colour.test(text.slice(from, to))) continue;
    if (spaced !== null) tags.push(spaced);
    escapes.push({ from, to: from + 1, part: '\\#' });
  }
  return { parts: partsOf(text, [...replaced, ...escapes]), tags };
}

/** Reads `<!-- {"width":300} -->` after an image, and `<!-- {"embed":"true"} -->` after a file. */
function withComment(text: string, replacement: Replacement): Replacement {
  const { part } = replacement;
  if (typeof part === 'string' || part.kind !== 'file-link') return replacement;
  const comment = /^<!-- ?(\{[^\n]{0,500}?\}) ?-->/.exec(text.slice(replacement.to, replacement.to + 520));
  if (comment === null) return replacement;
  const width = /"width" ?: ?"?(\d{1,5})\b/.exec(comment[1] ?? '')?.[1];
  const to = replacement.to + comment[0].length;
  const written = part.written + comment[0];
  const isImage = part.isImage || (/"embed" ?: ?"?true/.test(comment[1] ?? '') && isMediaFile(part.to));
  const size = width === undefined ? {} : { widthPx: Number(width) };
  return { ...replacement, to, part: { ...part, isImage, written, ...size } };
}

/** Returns the name of the tag with spaces that starts at a position; null if there is none. */
function spacedTagAt(text: string, from: number): string | null {
  spacedTag.lastIndex = from;
  const name = spacedTag.exec(text)?.[1] ?? '';
  return /\s/.test(name) ? name : null;
}

/** `#two words#` on one line: a space inside, none at its ends, and no letter after it. */
const spacedTag = /#([^\s#](?:[^#\n]{0,98}[^\s#])?)#(?![\p{L}\p{N}#])/uy;
/** Three or six hexadecimal digits. Letters alone are a word, such as `#decade`, unless they are all the same. */
const colour = /^#(?=[a-f]*\d|([a-f])\1*$)(?:[\da-f]{3}|[\da-f]{6})$/i;
