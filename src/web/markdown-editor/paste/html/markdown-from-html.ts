import TurndownService from 'turndown';
import { cleanHtml, removeUnseen } from './clean-html.ts';
import { escapeText } from './escape-text.ts';
import { isDrawing } from './is-drawing.ts';
import type { LeftOut } from './left-out.ts';
import { removeDrawnBoxes } from './lists.ts';
import { markdownRules } from './markdown-rules.ts';
import { type TakeFile, takeAddresses } from './take-addresses.ts';

/**
 * Converts copied HTML to Markdown. The HTML is parsed into a separate document in which nothing is loaded or executed.
 * Only its text and its embedded images are kept.
 */
export async function markdownFromHtml(
  html: string,
  take: TakeFile,
): Promise<{ readonly markdown: string; readonly leftOut: LeftOut }> {
  const { body } = new DOMParser().parseFromString(trusted(html), 'text/html');
  const media = keepMedia(body);
  removeUnseen(body);
  removeDrawnBoxes(body);
  const { images, links } = await takeAddresses(body, take);
  const leftOut = { images: images + media.images, media: media.media, links };
  cleanHtml(body);
  return { markdown: service().turndown(body), leftOut };
}

let made: TurndownService | undefined;

function service(): TurndownService {
  if (made !== undefined) return made;
  made = new TurndownService({ headingStyle: 'atx', hr: '---', codeBlockStyle: 'fenced' });
  made.escape = escapeText;
  for (const [name, rule] of Object.entries(markdownRules())) made.addRule(name, rule);
  return made;
}

/**
 * Wraps HTML for `DOMParser`, which under Trusted Types accepts only values from a policy. The policy returns the HTML
 * unchanged, because the parsed document is never displayed.
 */
function trusted(html: string): string {
  policy ??= (window as unknown as TrustedTypesWindow).trustedTypes?.createPolicy('mensana-paste', {
    createHTML: (each) => each,
  });
  return policy === undefined ? html : policy.createHTML(html);
}

let policy: HtmlPolicy | undefined;

interface HtmlPolicy {
  createHTML(html: string): string;
}

interface TrustedTypesWindow {
  readonly trustedTypes?: { createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy };
}

/** The number of media elements that could not be kept, by kind. */
interface MediaLeftOut {
  /** Inline drawings. */
  readonly images: number;
  /** Videos, audio and frames without a web URL. */
  readonly media: number;
}

/**
 * Converts media to what a note can hold, in place: videos, audio and frames with a web URL become links, and formulas
 * become text. Other media are counted; a later step removes them with all other elements without text.
 */
function keepMedia(body: HTMLElement): MediaLeftOut {
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

/** Selector for hidden elements. For screen readers, some pages repeat a rendered formula in such an element. */
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

/** Returns whether a graphic is a drawing. Graphics in links and buttons are icons. */
function isSeenDrawing(element: Element): boolean {
  const { localName } = element;
  return element.closest('a, button') === null && isDrawing(localName, (name) => element.getAttribute(name));
}
