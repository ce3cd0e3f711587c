/** A node of a syntax tree, as far as it is read here. */
interface TreeNode<Node> {
  readonly from: number;
  readonly to: number;
  getChildren(name: string): Node[];
}

/**
 * Where a link or an image says that it leads; null where that is defined elsewhere. An address among its words, as in
 * `[www.example.org](…)`, is none.
 */
export function linkDestination<Node extends TreeNode<Node>>(link: Node): Node | null {
  const [, close] = link.getChildren('LinkMark');
  return link.getChildren('URL').find(({ from }) => close !== undefined && from >= close.to) ?? null;
}

/** The address that a link leads to where it is written without a scheme, as `www.` and mail addresses may be. */
export function withScheme(address: string): string {
  if (/^www\./i.test(address)) return `https://${address}`;
  return /^[^\s:/@]+@[^\s:/@]+$/.test(address) ? `mailto:${address}` : address;
}
