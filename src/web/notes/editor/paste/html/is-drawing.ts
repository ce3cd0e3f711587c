/**
 * Whether a picture that is a part of the page is a drawing by its own size; what is smaller is an icon.
 *
 * @param name of the element, in small letters
 * @param attribute gives one of its attributes
 */
export function isDrawing(name: string, attribute: (name: string) => string | null): boolean {
  const styled = /(?:^|[;\s])width:\s*([^;]+)/i.exec(attribute('style') ?? '')?.[1];
  const [, , inViewBox] = (attribute('viewBox') ?? '').trim().split(/[\s,]+/);
  const widths = [styled, attribute('width'), inViewBox, name === 'canvas' ? unsized : null];
  const width = widths.map((each) => pixels(each ?? '')).find((each) => each !== null);
  // What is as wide as its place and has no size of its own is drawn in pixels, as charts are.
  return width === undefined ? widths.some((each) => each?.includes('%')) : width > widestIcon;
}

/** Null for a share of what is around it. */
function pixels(length: string): number | null {
  const [, number, unit = ''] = /^\s*([\d.]+)\s*(px|pt|r?em)?\s*(?:!important\s*)?$/i.exec(length) ?? [];
  return number === undefined ? null : Number(number) * (/em$/i.test(unit) ? fontSize : 1);
}

/** Of a canvas that does not say its width. */
const unsized = '300';
const widestIcon = 64;
const fontSize = 16;
