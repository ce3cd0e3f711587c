import type { Element } from 'domhandler';
import { attribute, findElement, styleOf, textIn } from './elements.ts';

/** Returns the address of a video, audio, frame or embedded object; empty if it has none. */
export function mediaAddress(element: Element): string {
  const source = findElement(element, ({ name }) => name === 'source');
  const address =
    attribute(element, 'src') ?? attribute(element, 'data') ?? (source === null ? null : attribute(source, 'src'));
  return (address ?? '').trim();
}

export function mediaTitle(element: Element): string {
  return (attribute(element, 'title') ?? attribute(element, 'aria-label') ?? '').trim();
}

/** Returns the TeX source of a formula, or its text. */
export function formulaText(math: Element): string {
  const source = findElement(math, (each) => attribute(each, 'encoding') === 'application/x-tex');
  return source === null ? (attribute(math, 'alttext') ?? textIn(math)) : textIn(source);
}

/** Returns the width that an image is displayed in, if it is given in pixels. */
export function widthOf(image: Element): number | null {
  for (const width of [styleOf(image, 'width'), attribute(image, 'width') ?? '']) {
    const pixels = Number(/^\s*(\d{1,5}(?:\.\d{1,10})?)(?:px)?\s*$/.exec(width)?.[1]);
    if (pixels >= 1) return Math.round(pixels);
  }
  return null;
}

/** Returns whether a browser does not display the element. */
export function isHidden(element: Element): boolean {
  return (
    attribute(element, 'hidden') !== null ||
    (element.name === 'input' && attribute(element, 'type')?.toLowerCase() === 'hidden') ||
    styleOf(element, 'display') === 'none' ||
    styleOf(element, 'visibility') === 'hidden'
  );
}

/** Elements that never have text of the note, and need no report. */
export const unseenNames = new Set(
  'base col colgroup datalist frame frameset head link meta noscript param script source style template title track'.split(
    ' ',
  ),
);

/** Elements with content that a note cannot hold. */
export const lostNames = new Set('applet button canvas input meter object progress select svg textarea'.split(' '));

/** Elements that become a link if they have a web address, and are lost otherwise. */
export const mediaNames = new Set('audio embed iframe object video'.split(' '));
