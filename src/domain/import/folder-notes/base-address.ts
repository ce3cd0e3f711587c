import { type Element, isTag, type ParentNode } from 'domhandler';
import { attribute, findElement, nodesIn } from '../html/index.ts';

/**
 * Completes the relative addresses of a page with the address that its `<base>` states.
 *
 * @param isHere returns whether the import has the file of a relative address
 */
export function completeAddresses(tree: ParentNode, isHere: (address: string) => boolean): void {
  const base = baseOf(tree);
  if (base === null) return;
  for (const node of nodesIn(tree)) {
    if (!isTag(node) || node.name === 'base') continue;
    for (const name of ['href', 'src', 'data', 'action']) complete(node, name, { base, isHere });
  }
}

function baseOf(tree: ParentNode): string | null {
  const base = findElement(tree, ({ name, attribs }) => name === 'base' && 'href' in attribs);
  const address = base === null ? '' : (attribute(base, 'href') ?? '').trim();
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null;
}

interface Place {
  readonly base: string;
  readonly isHere: (address: string) => boolean;
}

function complete(element: Element, name: string, { base, isHere }: Place): void {
  const address = element.attribs[name]?.trim() ?? '';
  if (address === '' || address.startsWith('#') || /^[a-z][a-z\d+.-]*:/i.test(address) || isHere(address)) return;
  if (URL.canParse(address, base)) element.attribs[name] = new URL(address, base).href;
}
