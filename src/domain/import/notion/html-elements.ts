import { type AnyNode, type Element, isTag, type ParentNode } from 'domhandler';
import { attribute, elementOf, findElement, lineOfText, nodesIn } from '../html/index.ts';
import { calloutType } from './callout-type.ts';

export function hasClass(element: Element, name: string): boolean {
  return ` ${attribute(element, 'class') ?? ''} `.includes(` ${name} `);
}

/** Replaces what Notion writes in its own way by elements that the converter to Markdown knows. */
export function simplifyHtml(root: ParentNode): void {
  for (const node of Array.from(nodesIn(root))) if (isTag(node)) replaceChildren(node, simplified);
  replaceChildren(root, simplified);
}

/** Removes the elements with a name directly below another. */
export function withoutElement(root: ParentNode, name: string): void {
  replaceChildren(root, (node) => (isTag(node) && node.name === name ? null : node));
}

function replaceChildren(parent: ParentNode, replacement: (node: AnyNode) => AnyNode | null): void {
  const children = parent.children.map(replacement).filter((child) => child !== null);
  for (const child of children) child.parent = parent;
  parent.children = children as typeof parent.children;
}

function simplified(node: AnyNode): AnyNode | null {
  if (!isTag(node)) return node;
  // icons of the app, and the drawn form of a formula beside its source
  if (node.name === 'svg' || hasClass(node, 'property-icon') || hasClass(node, 'katex-html')) return null;
  if (hasClass(node, 'checkbox')) return checkboxOf(node);
  if (node.name === 'a') return imageInLink(node) ?? node;
  if (hasClass(node, 'callout')) makeCallout(node);
  return node;
}

/** The icon of a callout, which the user chose, is its title, and tells what kind of callout it is. */
function makeCallout(node: Element): void {
  const icon = findElement(node, (each) => hasClass(each, 'icon'));
  const title = icon === null ? '' : lineOfText(icon);
  if (icon !== null && title !== '' && icon.parent !== null) withoutNode(icon.parent, icon);
  node.name = 'blockquote';
  node.attribs = { 'data-callout': calloutType(title), 'data-callout-title': title };
}

function withoutNode(parent: ParentNode, node: AnyNode): void {
  replaceChildren(parent, (each) => (each === node ? null : each));
}

function checkboxOf(node: Element): Element {
  const isTicked = hasClass(node, 'checkbox-on');
  return elementOf('input', { type: 'checkbox', ...(isTicked && { checked: '' }) }, []);
}

/** Returns the image in a link to the same image. */
function imageInLink(link: Element): Element | null {
  const [image, ...others] = link.children.filter(isTag);
  if (image?.name !== 'img' || others.length > 0) return null;
  return attribute(image, 'src') === attribute(link, 'href') ? image : null;
}
