/** The size in which an image is shown, if it is not its own. */
export interface ImageSize {
  /** CSS pixels. */
  readonly widthPx: number;
  /** Absent if the height follows from the width. */
  readonly heightPx?: number;
}

/** Returns the size as it follows the alternative text of an image, `|120` or `|120x60`; empty without one. */
export function sizeMark(size: ImageSize | undefined): string {
  if (size === undefined) return '';
  return size.heightPx === undefined ? `|${size.widthPx}` : `|${size.widthPx}x${size.heightPx}`;
}

/**
 * Splits the words of an image from the size that may follow them, as in `![x|100](…)` and `![x|120x60](…)`. The size
 * is null if there is none.
 */
export function imageSizeIn(alt: string): { readonly words: string; readonly size: ImageSize | null } {
  const [, words = '', width, height] = /^(.*?)\s*\\?\|\s*(\d{1,5})(?:x(\d{1,5}))?\s*$/s.exec(alt) ?? [];
  if (width === undefined || Number(width) === 0 || Number(height ?? 1) === 0) return { words: alt, size: null };
  return { words, size: { widthPx: Number(width), ...(height !== undefined && { heightPx: Number(height) }) } };
}

/** Returns whether the words behind an embed, as in `![[x.png|120x60]]`, are a size instead of its text. */
export function isEmbedSize(words: string): boolean {
  const found = imageSizeIn(`|${words}`);
  return found.size !== null && found.words === '';
}
