import { type AnyNode, Element, isTag, isText, type ParentNode } from 'domhandler';

/** Elements that start a line of their own. */
const blockNames = new Set(
  (
    'address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre section summary table caption tbody td tfoot ' +
    'th thead tr ul'
  ).split(' '),
);

export function isBlock(node: AnyNode): node is Element {
  return isTag(node) && blockNames.has(node.name);
}

/** Elements that a cell of a Markdown table cannot hold. */
const structureNames = new Set(['table', 'pre', 'blockquote', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

export function isStructure(node: AnyNode): boolean {
  return isTag(node) && structureNames.has(node.name);
}

/** Returns an attribute, or null if the element does not have it. */
export function attribute({ attribs }: Element, name: string): string | null {
  return Object.hasOwn(attribs, name) ? (attribs[name] ?? null) : null;
}

/** Returns a property of the `style` attribute in lower case; empty if it is not set. */
export function styleOf(element: Element, property: string): string {
  const style = attribute(element, 'style');
  if (style === null || style.length > maxStyleLength) return '';
  let value = '';
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':');
    if (declaration.slice(0, Math.max(0, colon)).trim().toLowerCase() === property) {
      value = declaration.slice(colon + 1).trim();
    }
  }
  return value.toLowerCase();
}

const maxStyleLength = 20_000;

/** Returns all nodes below a node, in document order. */
export function* nodesIn(parent: ParentNode): Generator<AnyNode> {
  const open: Iterator<AnyNode>[] = [parent.children.values()];
  for (let inside = open.at(-1); inside !== undefined; inside = open.at(-1)) {
    const { done, value: node } = inside.next();
    if (done === true) {
      open.pop();
      continue;
    }
    yield node;
    if (isTag(node)) open.push(node.children.values());
  }
}

/** Returns the text below a node, without any separation of blocks. */
export function textIn(parent: ParentNode): string {
  let text = '';
  for (const node of nodesIn(parent)) if (isText(node)) text += node.data;
  return text;
}

/** Returns the first element below a node that matches. */
export function findElement(parent: ParentNode, matches: (element: Element) => boolean): Element | null {
  for (const node of nodesIn(parent)) if (isTag(node) && matches(node)) return node;
  return null;
}

/** Returns the elements that contain a matching node at any depth. */
export function ancestorsOf(root: ParentNode, matches: (node: AnyNode) => boolean): ReadonlySet<AnyNode> {
  const ancestors = new Set<AnyNode>();
  for (const node of nodesIn(root)) {
    if (!matches(node)) continue;
    for (let each = node.parent; each !== null && !ancestors.has(each); each = each.parent) ancestors.add(each);
  }
  return ancestors;
}

/** Creates an element around nodes, which leave their former place. */
export function elementOf(name: string, attribs: { [name: string]: string }, children: Element['children']): Element {
  const element = new Element(name, attribs, children);
  for (const child of children) child.parent = element;
  return element;
}
