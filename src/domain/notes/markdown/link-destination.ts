/** The parts of a syntax tree node used here. */
interface TreeNode<Node> {
  readonly from: number;
  readonly to: number;
  getChildren(name: string): Node[];
}

/**
 * Returns the destination of a link or an image; null if it is defined elsewhere. An address in its text, as in
 * `[www.example.org](…)`, is not the destination.
 */
export function linkDestination<Node extends TreeNode<Node>>(link: Node): Node | null {
  const [, close] = link.getChildren('LinkMark');
  return link.getChildren('URL').find(({ from }) => close !== undefined && from >= close.to) ?? null;
}

/** Adds the scheme to an address that was written without one, such as a `www.` or email address. */
export function withScheme(address: string): string {
  if (/^www\./i.test(address)) return `https://${address}`;
  return /^[^\s:/@]+@[^\s:/@]+$/.test(address) ? `mailto:${address}` : address;
}
