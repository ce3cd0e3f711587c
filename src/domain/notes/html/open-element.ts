import type { HtmlNode, HtmlTag } from './html-tree.ts';

/** An element while it is put together. */
export interface OpenElement {
  tag: HtmlTag;
  attributes: Record<string, string>;
  children: (HtmlNode | OpenElement)[];
}
