import { blockNames, styleValue } from '#domain/import/html/index.ts';
import { makeWordLists } from './word-lists.ts';

/** Turns what only copied HTML has into elements that the converter reads, in place. */
export function cleanHtml(body: HTMLElement): void {
  for (const element of body.querySelectorAll(unseen)) element.remove();
  makeWordLists(body);
  makeHighlights(body);
  makeLinksInline(body);
}

/** Elements that are hidden, that only serve their page, or that draw the task or the formula beside them. */
const unseen = [
  ...['[hidden]', '[style*="display:none"]', '[style*="display: none"]'],
  ...['[style*="visibility:hidden"]', '[style*="visibility: hidden"]', 'button', 'select', 'textarea'],
  ...['li[role="checkbox"] > img', '.katex-mathml + .katex-html'],
].join();

/** Turns the highlights of Google Docs and Word, which are styles, into elements. */
function makeHighlights(body: HTMLElement): void {
  const isOfGoogle = body.querySelector('[id^="docs-internal-guid"]') !== null;
  for (const element of body.querySelectorAll('span[style], font[style], a[style]')) {
    const style = element.getAttribute('style') ?? '';
    const isHighlighted = isOfGoogle
      ? !/^(?:|transparent|inherit|initial|#fff(?:fff)?)$/.test(styleValue(style, 'background-color'))
      : styleValue(style, 'mso-highlight') !== '';
    if (!isHighlighted) continue;
    const mark = element.ownerDocument.createElement('mark');
    mark.append(...element.childNodes);
    element.append(mark);
  }
}

/** Makes one line of a link around several blocks, unless one of them is a heading. */
function makeLinksInline(body: HTMLElement): void {
  const blocks = [...blockNames].join();
  for (const link of body.querySelectorAll('a:not(:has(h1, h2, h3, h4, h5, h6))')) {
    for (const block of link.querySelectorAll(blocks)) block.replaceWith(' ', ...block.childNodes, ' ');
  }
}
