import type { HtmlNode, HtmlTag } from './html-tree.ts';

/** An element under construction. */
export interface OpenElement {
  tag: HtmlTag;
  attributes: Record<string, string>;
  children: (HtmlNode | OpenElement)[];
}
