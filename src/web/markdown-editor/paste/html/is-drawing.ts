/**
 * Returns whether an inline graphic is large enough to be a drawing rather than an icon.
 *
 * @param name element name, in lower case
 * @param attribute returns an attribute of the element
 */
export function isDrawing(name: string, attribute: (name: string) => string | null): boolean {
  const styled = /(?:^|[;\s])width:\s*([^;]+)/i.exec(attribute('style') ?? '')?.[1];
  const [, , inViewBox] = (attribute('viewBox') ?? '').trim().split(/[\s,]+/);
  const widths = [styled, attribute('width'), inViewBox, name === 'canvas' ? unsized : null];
  const width = widths.map((each) => pixels(each ?? '')).find((each) => each !== null);
  // Charts are sized by their container, so they typically have a relative width and no absolute one.
  return width === undefined ? widths.some((each) => each?.includes('%')) : width > widestIcon;
}

/** Converts a CSS length to pixels; null for a relative length. */
function pixels(length: string): number | null {
  const [, number, unit = ''] = /^\s*([\d.]+)\s*(px|pt|r?em)?\s*(?:!important\s*)?$/i.exec(length) ?? [];
  return number === undefined ? null : Number(number) * (/em$/i.test(unit) ? fontSize : 1);
}

/** The width that HTML gives a canvas without a `width` attribute. */
const unsized = '300';
const widestIcon = 64;
const fontSize = 16;
