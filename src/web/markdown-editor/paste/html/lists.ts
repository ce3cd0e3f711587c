import { unwrap } from './elements.ts';

/** Attribute with the Markdown marker of an item: bullet or number, and a space. */
export const signAttribute = 'data-sign';
/** Attribute with the task state of an item: `x` or a space. */
export const taskAttribute = 'data-task';

/** Moves a list that is a direct child of another list into the item before it, and turns checkboxes into tasks. */
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

/** Removes the checkbox images of tasks from Google Docs. The tasks are recognised by their role instead. */
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

/** Unwraps the paragraph of an item if it is the item's only child besides nested lists. */
function makeTight(item: HTMLElement): void {
  const others = [...item.children].filter(({ localName }) => localName !== 'ul' && localName !== 'ol');
  const [only] = others;
  if (others.length === 1 && (only?.localName === 'p' || only?.localName === 'div')) unwrap(only);
}
