import type { Document } from 'domhandler';
import { isTag } from 'domhandler';
import { md5Of, memoryFile } from '../bytes/index.ts';
import type { FileDraft, FileLink, TextPart } from '../draft/index.ts';
import {
  attribute,
  type EmbeddedImage,
  findElement,
  type HtmlLink,
  leftOutText,
  markdownOfHtml,
  nodesIn,
  parseHtml,
  storedBy,
} from '../html/index.ts';
import { escapeMarkdown, safeAddress } from '../text/index.ts';
import type { LinkResolver } from './linked-parts.ts';

export interface ConvertedText {
  readonly text: readonly TextPart[];
  /** Images inside the text. */
  readonly files: readonly FileDraft[];
  /** What a note cannot hold, in one line; empty for nothing. */
  readonly leftOut: string;
}

/**
 * Converts the HTML of a note. Throws `import/too-large` if it has more elements than any note.
 *
 * @param note the `sourceId` and origin of the note, from which its images get theirs
 */
export function convertHtml(
  html: string,
  note: { readonly sourceId: string; readonly origin: string },
  resolve: LinkResolver,
): ConvertedText {
  const root = parseHtml(html);
  const lostLinks = unlinkImages(root, resolve);
  const images = new EmbeddedImages(note);
  const partOf =
    (isImage: boolean) =>
    ({ address, shown }: HtmlLink) =>
      resolve({ address, isImage, shown: shown || null, widthPx: null, written: writtenAs('', shown, address) });
  const { text, leftOut } = markdownOfHtml(root, {
    linkPart: partOf(false),
    mediaPart: partOf(true),
    imagePart: ({ address, alt, widthPx }) =>
      resolve({ address, isImage: true, shown: alt || null, widthPx, written: writtenAs('!', alt, address) }),
    embeddedPart: storedBy((image) => images.add(image)),
  });
  const all = new Map(leftOut);
  if (lostLinks > 0) all.set('link', (all.get('link') ?? 0) + lostLinks);
  return { text, files: images.drafts(), leftOut: leftOutText(all) };
}

/** Returns a link as Markdown, which stays if its target is not found. */
function writtenAs(mark: string, shown: string, address: string): string {
  return `${mark}[${escapeMarkdown(shown)}](${safeAddress(address)})`;
}

/**
 * Turns links with an image in them into the image alone, if they refer to the export: such a link cannot display an
 * image. Returns their number.
 */
function unlinkImages(root: Document, resolve: LinkResolver): number {
  let count = 0;
  for (const node of nodesIn(root)) {
    if (!isTag(node) || node.name !== 'a') continue;
    const address = attribute(node, 'href')?.trim() ?? '';
    const holdsImage = findElement(node, ({ name }) => name === 'img') !== null;
    const link = { address, isImage: false, shown: null, widthPx: null, written: '' };
    if (!holdsImage || resolve(link) === null) continue;
    node.name = 'span';
    count += 1;
  }
  return count;
}

/** The images that a note contains as `data:` URLs, each one once. */
class EmbeddedImages {
  readonly #note: { readonly sourceId: string; readonly origin: string };
  readonly #drafts = new Map<string, FileDraft>();

  constructor(note: { readonly sourceId: string; readonly origin: string }) {
    this.#note = note;
  }

  add({ bytes, mime, name, alt, widthPx }: EmbeddedImage): FileLink {
    const hash = md5Of(bytes);
    const sourceId = `${this.#note.sourceId} ${hash}`;
    const { origin } = this.#note;
    if (!this.#drafts.has(hash)) {
      this.#drafts.set(hash, { kind: 'file', sourceId, origin, name, mime, file: memoryFile(name, bytes) });
    }
    return {
      kind: 'file-link',
      to: sourceId,
      ...(alt !== '' && alt !== name && { shown: alt }),
      isImage: true,
      ...(widthPx !== null && { widthPx }),
      written: escapeMarkdown(alt),
    };
  }

  drafts(): readonly FileDraft[] {
    return [...this.#drafts.values()];
  }
}
