import type { TextPart } from '../draft/index.ts';

/** What a source knows about the addresses in its HTML. Each function returns null to leave the address as it is. */
export interface HtmlContext {
  readonly linkPart?: (link: HtmlLink) => TextPart | null;
  readonly imagePart?: (image: HtmlImage) => TextPart | null;
  /** Finds the file that an audio, a video or another embedded element plays or shows. An empty text leaves it out. */
  readonly mediaPart?: (link: HtmlLink) => TextPart | null;
  /** Stores the image of a `data:` URL, decoded by `storedBy`. */
  readonly embeddedPart?: (image: HtmlImage) => TextPart | null;
}

export interface HtmlLink {
  readonly address: string;
  /** The text of the link. */
  readonly shown: string;
}

export interface HtmlImage {
  readonly address: string;
  /** The alternative text. */
  readonly alt: string;
  readonly widthPx: number | null;
}

export interface EmbeddedImage {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mime: string;
  /** With an extension. */
  readonly name: string;
  readonly alt: string;
  readonly widthPx: number | null;
}

/** Content that has no place in a note: the name of its element, or `link`, `image` or `hidden`, with its number. */
export type LeftOut = ReadonlyMap<string, number>;

/** Counts something that was left out. */
export function countLeftOut(leftOut: Map<string, number>, name: string): void {
  leftOut.set(name, (leftOut.get(name) ?? 0) + 1);
}

/** Prints what was left out in one line: `2 × svg, 1 × iframe`. */
export function leftOutText(leftOut: LeftOut): string {
  return Array.from(leftOut, ([name, count]) => `${count} × ${name}`).join(', ');
}
