import { type AnyNode, Element, type ParentNode, type Text } from 'domhandler';

/** Elements that are nested deeper become siblings, as in browsers. */
export const deepestElement = 200;

/** Elements that start a line of their own. */
export const blockNames: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre section summary table caption tbody td tfoot ' +
    'th thead tr ul'
  ).split(' '),
);

/** Goes by properties, because pasted trees are not built of the classes of domhandler. */
export function isTag(node: AnyNode): node is Element {
  return 'attribs' in node;
}

export function isText(node: AnyNode): node is Text {
  return node.nodeType === textNode;
}

export function isBlock(node: AnyNode): node is Element {
  return isTag(node) && blockNames.has(node.name);
}

/** @see https://dom.spec.whatwg.org/#dom-node-nodetype */
const textNode = 3;

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
  return styleValue(attribute(element, 'style') ?? '', property);
}

/** Returns a property of the text of a `style` attribute in lower case; empty if it is not set. */
export function styleValue(style: string, property: string): string {
  const declarations = style.length > maxStyleLength ? '' : style.toLowerCase();
  let value = '';
  if (!declarations.includes(property)) return value;
  for (const declaration of declarations.split(';')) {
    const colon = declaration.indexOf(':');
    if (declaration.slice(0, Math.max(0, colon)).trim() === property) value = declaration.slice(colon + 1).trim();
  }
  return value;
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
