import { type ChildNode, type Document, type Element, isTag, Text } from 'domhandler';
import { attribute, elementOf, findElement, nodesIn, parseHtml, styleOf, textIn } from '../html/index.ts';
import type { EnexTask } from './enex-note.ts';
import { taskGroups, taskList } from './task-groups.ts';

/** The scheme that stands for a resource in the tree; its rest is the MD5 of the resource, and its type after a space. */
export const mediaScheme = 'en-media:';

export interface EnmlTree {
  readonly root: Document | Element;
  /** The number of encrypted passages, whose ciphertext is kept. */
  readonly encrypted: number;
}

/**
 * Parses ENML and replaces Evernote's own elements and styles by those of HTML: checkboxes, checklists, code blocks,
 * highlights, resources, tasks and encrypted passages.
 */
export function parseEnml(content: string, tasks: readonly EnexTask[]): EnmlTree {
  // the prolog is left out, since an internal subset in its DOCTYPE would be read as text
  const from = content.search(/<en-note[\s>/]/);
  const document = parseHtml(withoutSections(from < 0 ? content : content.slice(from)), { isXml: true });
  const root = findElement(document, ({ name }) => name === 'en-note') ?? document;
  const groups = new Map(taskGroups(tasks));
  let encrypted = 0;
  const moved: MovedChildren = new Map();
  for (const node of [...nodesIn(root)]) {
    if (!isTag(node)) continue;
    if (node.name === 'en-crypt') encrypted += 1;
    replaceElement(node, groups, moved);
  }
  placeAfter(moved);
  const shownNowhere = [...groups.values()].flat();
  if (shownNowhere.length > 0) append(root, taskList(shownNowhere));
  return { root, encrypted };
}

/** Writes sections of text, which some programs write inside the content, as text. HTML would read them as comments. */
function withoutSections(content: string): string {
  return content.replaceAll(/<!\[CDATA\[(.*?)(?:\]\]>|$)/gs, (_, text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  );
}

function replaceElement(element: Element, groups: Map<string, readonly EnexTask[]>, moved: MovedChildren): void {
  if (element.name === 'en-todo') makeCheckbox(element, moved);
  else if (element.name === 'en-media') makeImage(element, moved);
  else if (element.name === 'en-crypt') makeNotice(element);
  else if (element.name === 'li') makeTask(element);
  else if (styleOf(element, '--en-task-group') === 'true') showTasks(element, groups);
  else if (isCodeBlock(element)) makeCode(element);
  else if (isHighlight(element)) element.name = 'mark';
}

function makeCheckbox(element: Element, moved: MovedChildren): void {
  const isChecked = attribute(element, 'checked')?.toLowerCase() === 'true';
  // text that the checkbox encloses in files of some programs comes after it
  moveAfter(element, moved);
  become(element, 'input', { type: 'checkbox', ...(isChecked && { checked: '' }) });
}

function makeImage(element: Element, moved: MovedChildren): void {
  const { width, height, type = '' } = element.attribs;
  const hash = (attribute(element, 'hash') ?? '').trim().toLowerCase();
  const alt = attribute(element, 'alt') ?? attribute(element, 'title') ?? '';
  moveAfter(element, moved);
  become(element, 'img', {
    src: `${mediaScheme}${hash} ${type.trim().toLowerCase()}`,
    alt,
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
  });
}

/** Keeps the ciphertext, which Evernote can decrypt with the passphrase, under a line that says what it is. */
function makeNotice(element: Element): void {
  const cipher = attribute(element, 'cipher') ?? 'RC2';
  const length = attribute(element, 'length');
  const hint = attribute(element, 'hint')?.trim() ?? '';
  const ciphertext = textIn(element).trim();
  const notice = `🔒 Encrypted in Evernote (${[cipher, length].filter(Boolean).join(', ')}).${hint === '' ? '' : ` Hint: ${hint}`}`;
  become(element, 'section', {});
  append(element, elementOf('p', {}, [new Text(notice)]));
  append(element, elementOf('pre', {}, [new Text(ciphertext)]));
}

function makeTask(element: Element): void {
  const list = element.parent;
  const isInChecklist = list !== null && isTag(list) && styleOf(list, '--en-todo') === 'true';
  const checked = styleOf(element, '--en-checked');
  if (!isInChecklist && checked === '') return;
  element.attribs = { ...element.attribs, role: 'checkbox', 'aria-checked': String(checked === 'true') };
}

function showTasks(element: Element, groups: Map<string, readonly EnexTask[]>): void {
  const id = styleOf(element, '--en-id');
  const tasks = groups.get(id) ?? [];
  groups.delete(id);
  become(element, 'div', {});
  if (tasks.length > 0) append(element, taskList(tasks));
}

function isCodeBlock(element: Element): boolean {
  return styleOf(element, '--en-codeblock') === 'true' || styleOf(element, '-en-codeblock') === 'true';
}

function makeCode(element: Element): void {
  const language = styleOf(element, '--en-syntaxlanguage');
  element.name = 'pre';
  element.attribs = /^[\w+#-]{1,40}$/.test(language) ? { class: `language-${language}` } : {};
}

function isHighlight(element: Element): boolean {
  if (element.name !== 'span' && element.name !== 'font') return false;
  return styleOf(element, '--en-highlight') !== '' || styleOf(element, '-evernote-highlight') === 'true';
}

function become(element: Element, name: string, attribs: { [name: string]: string }): void {
  element.name = name;
  element.attribs = attribs;
  element.children = [];
}

/** The children that come after an element which had them, to be placed there once for each parent. */
type MovedChildren = Map<ChildNode, readonly ChildNode[]>;

function moveAfter(element: Element, moved: MovedChildren): void {
  const { parent, children } = element;
  if (parent === null || children.length === 0) return;
  for (const child of children) child.parent = parent;
  moved.set(element, children);
}

function placeAfter(moved: MovedChildren): void {
  const withMoved = (child: ChildNode): readonly ChildNode[] => [
    child,
    ...(moved.get(child) ?? []).flatMap((each) => withMoved(each)),
  ];
  for (const parent of new Set(Array.from(moved.keys(), (element) => element.parent)))
    if (parent !== null) parent.children = parent.children.flatMap((child) => withMoved(child));
}

function append(parent: Document | Element, child: Element): void {
  child.parent = parent;
  parent.children.push(child);
}
