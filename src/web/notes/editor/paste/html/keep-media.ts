import { isDrawing } from './is-drawing.ts';

/** What of the media in a text could not be kept, by kind. */
export interface MediaLeftOut {
  /** Drawings that are a part of the page. */
  readonly images: number;
  /** Videos, sounds and frames without an address on the web. */
  readonly media: number;
}

/**
 * Keeps, in place, what a note can hold of media: a video, a sound or a frame from the web as a link to it, a formula as
 * its text. What cannot be kept is counted; it is removed with everything else that has no text.
 */
export function keepMedia(body: HTMLElement): MediaLeftOut {
  let media = 0;
  for (const element of seen(body, 'video, audio, iframe, embed, object')) {
    const address = addressOf(element);
    if (/^https?:\/\//i.test(address)) element.replaceWith(linkTo(element, address));
    else if (element.matches('video, audio') || /^blob:|^data:/i.test(address)) media += 1;
  }
  for (const formula of seen(body, 'math')) formula.replaceWith(textOfFormula(formula));
  return { images: seen(body, 'svg, canvas').filter(isSeenDrawing).length, media };
}

function seen(body: HTMLElement, selector: string): readonly Element[] {
  return Array.from(body.querySelectorAll(selector)).filter((element) => element.closest(unseen) === null);
}

/** Beside what is drawn of a formula, some pages have it for those who hear it. */
const unseen =
  '[hidden], [aria-hidden="true"], [style*="display:none"], [style*="display: none"], .katex-mathml, mjx-assistive-mml';

function addressOf(element: Element): string {
  const source = element.querySelector('source');
  return (element.getAttribute('src') ?? element.getAttribute('data') ?? source?.getAttribute('src') ?? '').trim();
}

function linkTo(element: Element, address: string): Element {
  const link = element.ownerDocument.createElement('a');
  link.setAttribute('href', address);
  link.textContent = element.getAttribute('title')?.trim() || element.getAttribute('aria-label')?.trim() || address;
  return link;
}

function textOfFormula(formula: Element): string {
  const source = formula.querySelector('annotation[encoding="application/x-tex"]')?.textContent;
  return (source ?? formula.getAttribute('alttext') ?? formula.textContent).trim();
}

/** Those of links and buttons are icons. */
function isSeenDrawing(element: Element): boolean {
  const { localName } = element;
  return element.closest('a, button') === null && isDrawing(localName, (name) => element.getAttribute(name));
}
