/**
 * Returns whether an inline graphic is large enough to be a drawing rather than an icon.
 *
 * @param name of the element, in lower case
 * @param attribute returns an attribute of the element
 */
export function isDrawing(name: string, attribute: (name: string) => string | null): boolean {
  const styled = /(?:^|[;\s])width:\s*([^;]+)/i.exec(attribute('style') ?? '')?.[1];
  const [, , inViewBox] = (attribute('viewBox') ?? '').trim().split(/[\s,]+/);
  const widths = [styled, attribute('width'), inViewBox, name === 'canvas' ? unsized : null];
  const width = widths.map((each) => pixels(each ?? '')).find((each) => each !== null);
  // A relative width without an absolute one is typical of charts, which are sized by their container.
  return width === undefined ? widths.some((each) => each?.includes('%')) : width > widestIcon;
}

/** Returns a length in pixels; null for a relative length. */
function pixels(length: string): number | null {
  const [, number, unit = ''] = /^\s*([\d.]+)\s*(px|pt|r?em)?\s*(?:!important\s*)?$/i.exec(length) ?? [];
  return number === undefined ? null : Number(number) * (/em$/i.test(unit) ? fontSize : 1);
}

/** Default width of a canvas. */
const unsized = '300';
const widestIcon = 64;
const fontSize = 16;
