import type { ChildNode as TreeChild, Document as TreeDocument, ParentNode as TreeParent } from 'domhandler';
import { deepestElement } from '#domain/import/html/index.ts';

/**
 * Converts a parsed document to the tree that the converter reads, without comments. Its nodes have only the properties
 * that are read, so that the page does not load a second parser.
 */
export function treeOf(body: HTMLElement): TreeDocument {
  const tree = { children: [], parent: null } as unknown as TreeDocument;
  addChildren(body, tree, 0);
  return tree;
}

/** Elements that are nested too deep become siblings, so that any document can be read recursively. */
function addChildren(node: Element, parent: TreeParent, depth: number): void {
  for (let child = node.firstChild; child !== null; child = child.nextSibling) {
    if (child instanceof Text)
      parent.children.push({ nodeType: child.nodeType, data: child.data, parent } as TreeChild);
    else if (child instanceof Element) {
      const attribs: { [name: string]: string } = {};
      for (const { name, value } of child.attributes) attribs[name] = value;
      const element = { name: child.localName, attribs, children: [], parent } as unknown as TreeParent & TreeChild;
      parent.children.push(element);
      addChildren(child, depth < deepestElement ? element : parent, depth + 1);
    }
  }
}
