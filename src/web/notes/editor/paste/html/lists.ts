import { unwrap } from './elements.ts';

/** What an item begins with in Markdown: its sign or number, with a space behind it. */
export const signAttribute = 'data-sign';
/** The state of a task that an item is: `x` or a space. */
export const taskAttribute = 'data-task';

/** Lists that stand in a list and in no item go into the item before them, and boxes to tick become tasks. */
export function makeLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const item = list.previousElementSibling ?? body.ownerDocument.createElement('li');
    if (item.parentElement === null) list.before(item);
    item.append(list);
  }
  for (const item of body.querySelectorAll('li')) {
    makeTask(item);
    makeTight(item);
  }
  for (const list of body.querySelectorAll('ul, ol')) setSigns(list);
  for (const box of body.querySelectorAll('input')) box.remove();
}

function setSigns(list: Element): void {
  let number = Number(list.getAttribute('start') ?? 1) || 1;
  for (const item of list.children) {
    if (item.localName === 'li') item.setAttribute(signAttribute, list.localName === 'ol' ? `${number++}. ` : '- ');
  }
}

/** The boxes that Google Docs draws before its tasks, which say in words that they are tasks. */
export function removeDrawnBoxes(body: HTMLElement): void {
  for (const image of body.querySelectorAll('li[role="checkbox"] > img')) image.remove();
}

function makeTask(item: HTMLElement): void {
  const box = [...item.querySelectorAll('input')].find((each) => each.closest('li') === item);
  const isTask = box !== undefined || item.getAttribute('role') === 'checkbox';
  if (!isTask) return;
  const isDone = box?.hasAttribute('checked') ?? item.getAttribute('aria-checked') === 'true';
  item.setAttribute(taskAttribute, isDone ? 'x' : ' ');
}

/** Of an item of one paragraph, with or without lists below it, the words stand in the item itself. */
function makeTight(item: HTMLElement): void {
  const others = [...item.children].filter(({ localName }) => localName !== 'ul' && localName !== 'ol');
  const [only] = others;
  if (others.length === 1 && (only?.localName === 'p' || only?.localName === 'div')) unwrap(only);
}
