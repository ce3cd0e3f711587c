import type TurndownService from 'turndown';
import { hasBlocks } from './elements.ts';
import { signAttribute, taskAttribute } from './lists.ts';
import { printTable } from './tables.ts';
import { fileMarkdown } from './take-addresses.ts';

/** Returns rules for the elements that Turndown would not write as notes do. Expects the output of `cleanHtml`. */
export function markdownRules(): { readonly [name: string]: TurndownService.Rule } {
  const cells = new WeakMap<Node, string>();
  return {
    strong: { filter: 'strong', replacement: (content) => around(content, '**') },
    em: { filter: 'em', replacement: (content) => around(content, '*') },
    del: { filter: 'del', replacement: (content) => around(content, '~~') },
    mark: { filter: 'mark', replacement: (content) => around(content, '==') },
    link: { filter: 'a', replacement: (content, node) => link(content, node as HTMLAnchorElement) },
    file: {
      filter: (node) => node.localName === 'img' && fileMarkdown(node) !== null,
      replacement: (_, node) => inPlace(fileMarkdown(node as Element) ?? '', node as Element),
    },
    lineBreak: { filter: 'br', replacement: (_, node) => ((node as Element).closest('td, th') ? '<br>' : '\n') },
    line: {
      filter: (node) => node.localName === 'div' && !hasBlocks(node),
      replacement: (content) => `\n${content}\n`,
    },
    heading: {
      filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
      replacement: (content, { nodeName }) =>
        `\n\n${'#'.repeat(Number(nodeName.slice(1)))} ${content.trim().replaceAll(/\s*\n\s*/g, ' ')}\n\n`,
    },
    quote: {
      filter: 'blockquote',
      replacement: (content) => `\n\n${content.trim().replaceAll(/^/gm, '> ').replaceAll(/ +$/gm, '')}\n\n`,
    },
    item: { filter: 'li', replacement: (content, node) => item(content, node as HTMLElement) },
    cell: {
      filter: ['td', 'th'],
      replacement: (content, node) => {
        cells.set(
          node,
          content
            .trim()
            .replaceAll(/\s*\n\s*/g, ' ')
            .replaceAll(/(?<!\\)<br>/g, '\n'),
        );
        return '';
      },
    },
    table: {
      filter: 'table',
      replacement: (_, node) => `\n\n${printTable(node as HTMLTableElement, (cell) => cells.get(cell) ?? '')}\n\n`,
    },
  };
}

/** Unescapes pipes in the content of a table cell, because the cell as a whole is escaped later. */
function inPlace(markdown: string, node: Element): string {
  return node.closest('td, th') === null ? markdown : markdown.replaceAll('\\|', '|');
}

/**
 * Encloses content in delimiters. Spaces at its edges stay outside, because a delimiter next to a space would be
 * invalid.
 */
function around(content: string, mark: string): string {
  const text = content.trim();
  return text === '' || text.includes('\n') ? content : content.replace(text, () => `${mark}${text}${mark}`);
}

/** Writes a link whose text is its URL as a bare URL or autolink, any other as an inline link. */
function link(content: string, node: HTMLAnchorElement): string {
  const text = content.trim().replaceAll(/\s*\n\s*/g, ' ');
  const address = node.getAttribute('href')?.trim() ?? '';
  if (text === '' || address === '') return content;
  if (node.textContent.trim() === address) return /[*_<>()]|[.,:;!?'"]$/.test(address) ? `<${address}>` : address;
  const isBalanced = /^[^()]*(?:\([^()]*\)[^()]*)*$/.test(address);
  const escaped = address.replaceAll(isBalanced ? /[<>]/g : /[<>()]/g, '\\$&');
  return `[${withPairedBrackets(text)}](${/\s/.test(escaped) ? `<${escaped}>` : escaped})`;
}

/** Escapes the brackets of a link's text if one of them would end the link. */
function withPairedBrackets(text: string): string {
  const isPaired = /^[^[\]]*(?:\[[^[\]]*\][^[\]]*)*$/.test(text.replaceAll(/\\./g, ''));
  return isPaired ? text : text.replaceAll(/(?<!\\)[[\]]/g, '\\$&');
}

/** Writes a list item with one space after its marker and its children aligned with its text. */
function item(content: string, node: HTMLElement): string {
  const sign = node.getAttribute(signAttribute) ?? '- '; // some items are outside any list
  const task = node.getAttribute(taskAttribute);
  const indented = content
    .trim()
    .replaceAll('\n', `\n${' '.repeat(sign.length)}`)
    .replaceAll(/^ +$/gm, '');
  return `${sign}${task === null ? '' : `[${task}] `}${indented}${node.nextElementSibling === null ? '' : '\n'}`;
}
