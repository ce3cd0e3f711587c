import type { Element } from 'domhandler';
import { attribute, styleOf } from './elements.ts';

export function mediaTitle(element: Element): string {
  return (attribute(element, 'title') ?? attribute(element, 'aria-label') ?? '').trim();
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
  'base col colgroup datalist frameset head link meta noscript param script source style template title track'.split(
    ' ',
  ),
);

/** Elements with content that a note cannot hold. */
export const lostNames = new Set('button canvas input meter progress select svg textarea'.split(' '));

/** Elements that become a link to what they display, and are lost without an address. */
export const mediaNames = new Set('applet audio embed frame iframe object portal video'.split(' '));
