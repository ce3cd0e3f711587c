import type { ParentNode } from 'domhandler';
import type { TextPart } from '../draft/index.ts';
import { BlockReader } from './block-reader.ts';
import { ancestorsOf, isBlock, isStructure } from './elements.ts';
import type { HtmlContext, LeftOut } from './html-context.ts';
import type { ReadingState } from './inline-reader.ts';
import { printNote } from './print-blocks.ts';
import { unshownAddresses } from './unshown-addresses.ts';

export interface HtmlText {
  /** Markdown. */
  readonly text: readonly TextPart[];
  readonly leftOut: LeftOut;
}

/**
 * Converts HTML to the Markdown of a note: the words stay in their order, and the elements that a note has a syntax for
 * stay too. Styles and scripts are ignored. Content that a note cannot hold is counted. Addresses stay even if their
 * element does not show them, because an import must not lose anything.
 *
 * @param root of `parseHtml`, or an element in it
 */
export function markdownOfHtml(root: ParentNode, context: HtmlContext = {}): HtmlText {
  return converted(root, context, unshownAddresses);
}

/** Converts HTML like {@link markdownOfHtml}, but leaves out addresses that are not shown. */
export function markdownOfShownHtml(root: ParentNode, context: HtmlContext): HtmlText {
  return converted(root, context, () => []);
}

function converted(root: ParentNode, context: HtmlContext, addressesOf: ReadingState['addressesOf']): HtmlText {
  const leftOut = new Map<string, number>();
  const reader = new BlockReader({
    context,
    leftOut,
    addressesOf,
    shownLinks: new Set(),
    blockParents: ancestorsOf(root, isBlock),
    structureParents: ancestorsOf(root, isStructure),
  });
  reader.readChildren(root, { marks: 0, link: null });
  return { text: printNote(reader.end(), { context, leftOut }), leftOut };
}
