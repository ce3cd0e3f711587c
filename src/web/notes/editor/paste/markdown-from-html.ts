import { gfm } from '@joplin/turndown-plugin-gfm';
import TurndownService from 'turndown';

/**
 * What was copied as HTML, as Markdown. It is read in a document of its own, where nothing is loaded and nothing runs,
 * and only its text comes out.
 */
export function markdownFromHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(trusted(html), 'text/html');
  for (const element of body.querySelectorAll(withoutText)) element.remove();
  for (const link of body.querySelectorAll('a')) if (!isSafe(link.getAttribute('href'))) link.removeAttribute('href');
  for (const image of body.querySelectorAll('img')) if (!isSafe(image.getAttribute('src'))) image.remove();
  for (const cell of body.querySelectorAll('td, th')) flattenCell(cell);
  return service().turndown(body).replaceAll(' ', ' ').trim();
}

/** What has no text that a person copied. */
const withoutText =
  'script, style, template, noscript, iframe, object, embed, svg, math, canvas, audio, video, form input:not([type="checkbox"]), button, select, textarea, head, title, meta, link';

function isSafe(address: string | null): boolean {
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(address?.trim() ?? '');
}

/** A cell is one line: of its paragraphs only the words stay. */
function flattenCell(cell: Element): void {
  for (const block of cell.querySelectorAll('p, div, br')) block.replaceWith(...block.childNodes, ' ');
}

let made: TurndownService | undefined;

function service(): TurndownService {
  if (made !== undefined) return made;
  made = new TurndownService({
    headingStyle: 'atx',
    hr: '---',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
  });
  made.use(gfm);
  made.addRule('strike', { filter: ['del', 's'], replacement: (content) => around(content, '~~') });
  made.addRule('highlight', { filter: 'mark', replacement: (content) => around(content, '==') });
  // Word processors say bold and italic by style only, and some wrap all of it in a bold that means nothing.
  made.addRule('styled', {
    filter: (node) => ['SPAN', 'B', 'FONT'].includes(node.nodeName) && node.getAttribute('style') !== null,
    replacement: (content, node) =>
      styledText(content, node.nodeName === 'B', (node as HTMLElement).getAttribute('style') ?? ''),
  });
  made.addRule('item', {
    filter: 'li',
    replacement: (content, node) => listItem(content, node as HTMLElement),
  });
  return made;
}

/** Read as text: the policy of the page lets no style that is written in HTML become one. */
function styledText(content: string, isBold: boolean, style: string): string {
  const weight = /font-weight:\s*([^;]+)/i.exec(style)?.[1]?.trim() ?? (isBold ? 'bold' : 'normal');
  let text = content;
  if (/text-decoration[^;]*line-through/i.test(style)) text = around(text, '~~');
  if (/font-style:\s*italic/i.test(style)) text = around(text, '*');
  if (weight.startsWith('bold') || Number(weight) >= 600) text = around(text, '**');
  return text;
}

/** The space at the ends stays outside, or the marks would mean nothing. */
function around(content: string, mark: string): string {
  const text = content.trim();
  return text === '' || text.includes('\n') ? content : content.replace(text, () => `${mark}${text}${mark}`);
}

/** One space behind the mark, and what stands under the item below its text. */
function listItem(content: string, item: HTMLElement): string {
  const list = item.parentElement;
  const start = Number(list?.getAttribute('start') ?? 1);
  const index = list === null ? 0 : [...list.children].filter(({ nodeName }) => nodeName === 'LI').indexOf(item);
  const mark = list?.nodeName === 'OL' ? `${start + index}. ` : '- ';
  const text = content.trim().replaceAll(/\n{2,}(?=\s*(?:[-*+]|\d+\.)\s)/g, '\n');
  const indented = text.replaceAll('\n', `\n${' '.repeat(mark.length)}`).replaceAll(/^ +$/gm, '');
  return `${mark}${indented}${item.nextElementSibling === null ? '' : '\n'}`;
}

/** `DOMParser` takes only what a policy has let through; this one lets it through to a document that nobody shows. */
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
