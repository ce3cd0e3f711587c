import { type Element, isTag, type ParentNode } from 'domhandler';
import type { TextPart } from '../draft/index.ts';
import { attribute, findElement, type HtmlContext, lineOfText, markdownOfHtml, nodesIn } from '../html/index.ts';
import { hasClass } from './html-elements.ts';
import type { PageLinks } from './page-links.ts';
import type { WrittenProperty } from './property-values.ts';

export function htmlContext(links: PageLinks): HtmlContext {
  return {
    linkPart: ({ address, shown }) =>
      links.partOf({ address, label: shown, isImage: false, written: writtenLink(shown, address) }),
    mediaPart: ({ address, shown }) =>
      links.partOf({ address, label: shown, isImage: false, written: writtenLink(shown, address) }),
    imagePart: ({ address, alt, widthPx }) =>
      links.partOf({ address, label: alt, isImage: true, written: `!${writtenLink(alt, address)}`, widthPx }),
  };
}

function writtenLink(text: string, address: string): string {
  const label = text.replaceAll(/[[\]\\]/g, '\\$&');
  return `[${label}](${address.replaceAll(/[\t\n\r ()<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)})`;
}

/** Returns the properties of a page, and lines of links for those that refer to files or other pages. */
export function htmlProperties(
  article: ParentNode,
  context: HtmlContext,
): { readonly written: readonly WrittenProperty[]; readonly lines: readonly (readonly TextPart[])[] } {
  const written: WrittenProperty[] = [];
  const lines: (readonly TextPart[])[] = [];
  for (const row of rowsOf(article)) {
    const name = findElement(row, (each) => each.name === 'th');
    const value = findElement(row, (each) => each.name === 'td');
    if (name === null || value === null) continue;
    if (hasLocalLink(value)) lines.push([`${lineOfText(name)}: `, ...markdownOfHtml(value, context).text]);
    else written.push({ name: lineOfText(name), value: valueIn(value), ...timeOf(row) });
  }
  const icon = findElement(article, (each) => hasClass(each, 'page-header-icon'));
  if (icon !== null) written.push({ name: 'icon', value: lineOfText(icon) });
  return { written, lines };
}

function* rowsOf(article: ParentNode): Generator<Element> {
  const table = findElement(article, (each) => each.name === 'table' && hasClass(each, 'properties'));
  if (table === null) return;
  for (const node of nodesIn(table)) if (isTag(node) && hasClass(node, 'property-row')) yield node;
}

/** Returns whether an element has a link to a file or page of the export. */
function hasLocalLink(value: Element): boolean {
  return (
    findElement(value, (each) => {
      const address = attribute(each, 'href') ?? '';
      return each.name === 'a' && address !== '' && !/^(?:[a-z][a-z\d+.-]*:|#|\/)/i.test(address);
    }) !== null
  );
}

function valueIn(value: Element): string | boolean {
  const checkbox = findElement(value, ({ name, attribs }) => name === 'input' && attribs.type === 'checkbox');
  if (checkbox !== null) return attribute(checkbox, 'checked') !== null;
  const options = Array.from(nodesIn(value)).filter((node) => isTag(node) && hasClass(node, 'selected-value'));
  if (options.length > 0) return options.map((option) => lineOfText(option as Element)).join(', ');
  return lineOfText(value).replace(/^@/, '');
}

/** The class of a row names its type, whatever the user calls the property. */
function timeOf(row: Element): Pick<WrittenProperty, 'time'> {
  if (hasClass(row, 'property-row-created_time')) return { time: 'created' };
  return hasClass(row, 'property-row-last_edited_time') ? { time: 'edited' } : {};
}
