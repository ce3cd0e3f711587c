import { styleValue } from '#domain/import/html/index.ts';

/**
 * Converts lists from Word to list elements. Word writes them as paragraphs whose style names the level and whose text
 * starts with the bullet or number.
 */
export function makeWordLists(body: HTMLElement): void {
  let lists: Element[] = [];
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const level = levelOf(paragraph);
    if (level === null) continue;
    if (paragraph.previousElementSibling !== lists[0]) lists = [];
    putItem(paragraph, level, lists);
  }
}

/** Returns the list level, from 1; null if the paragraph is not a list item. */
function levelOf(paragraph: Element): number | null {
  const [, level] = /level(\d+)/.exec(listStyleOf(paragraph)) ?? [];
  return level === undefined ? null : Math.min(9, Math.max(1, Number(level)));
}

/**
 * Adds a list item at a level, and opens or closes lists to reach that level.
 *
 * @param lists open lists, outermost first
 */
function putItem(paragraph: Element, level: number, lists: Element[]): void {
  const { ownerDocument: page } = paragraph;
  const marker = [...paragraph.querySelectorAll('[style]')].find((each) => listStyleOf(each).startsWith('ignore'));
  const sign = marker?.textContent.trim() ?? '';
  marker?.remove();
  const [, number] = /^(\d+|[a-z]+)[.)]/i.exec(sign) ?? [];
  const name = number === undefined ? 'ul' : 'ol';
  lists.length = Math.min(lists.length, level);
  if (lists.length === level && lists.at(-1)?.localName !== name) lists.pop();
  while (lists.length < level) {
    const list = page.createElement(lists.length === level - 1 ? name : 'ul');
    if (Number(number) > 1) list.setAttribute('start', String(Number(number)));
    const outer = lists.at(-1);
    if (outer === undefined) paragraph.before(list);
    else (outer.lastElementChild ?? outer.appendChild(page.createElement('li'))).append(list);
    lists.push(list);
  }
  const item = page.createElement('li');
  item.append(...paragraph.childNodes);
  lists.at(-1)?.append(item);
  paragraph.remove();
}

function listStyleOf(element: Element): string {
  return styleValue(element.getAttribute('style') ?? '', 'mso-list');
}
