/** The size at which an image is shown, in CSS pixels. */
export interface ImageSize {
  readonly width: number;
  /** Null if it follows from the width. */
  readonly height: number | null;
}

/**
 * Splits the words of an image from the size that may follow them, as in `![x|100](…)` and `![x|120x60](…)`. The size
 * is null if there is none.
 */
export function imageSizeIn(alt: string): { readonly words: string; readonly size: ImageSize | null } {
  const [, words = '', width, height] = /^(.*?)\s*\\?\|\s*(\d{1,4})(?:x(\d{1,4}))?\s*$/s.exec(alt) ?? [];
  if (width === undefined || Number(width) === 0 || Number(height ?? 1) === 0) return { words: alt, size: null };
  return { words, size: { width: Number(width), height: height === undefined ? null : Number(height) } };
}
