import { tags } from '@lezer/highlight';
import type { BlockContext, LeafBlock, LeafBlockParser, MarkdownConfig } from '@lezer/markdown';

/** `[!note]` at the start of a quote, followed by `+` or `-` if the callout can be folded. */
export const callouts: MarkdownConfig = {
  defineNodes: [
    { name: 'CalloutType', style: tags.annotation },
    { name: 'CalloutFold', style: tags.processingInstruction },
  ],
  parseBlock: [
    { name: 'QuoteStart', before: 'Blockquote', parse: rememberQuote },
    { name: 'Callout', before: 'LinkReference', leaf: startCallout },
  ],
};

/** The start of the line on which the last quote was opened. */
const quoteLines = new WeakMap<BlockContext, number>();

function rememberQuote(cx: BlockContext, line: { readonly next: number }): false {
  if (line.next === greaterThan) quoteLines.set(cx, cx.lineStart);
  return false;
}

function startCallout(cx: BlockContext, leaf: LeafBlock): LeafBlockParser | null {
  if (quoteLines.get(cx) !== cx.lineStart || cx.parentType().name !== 'Blockquote') return null;
  const mark = calloutMark(leaf.content);
  if (mark === null) return null;
  const typeLength = mark.name.length + 3;
  return calloutParser(typeLength, mark.length - typeLength);
}

/**
 * Returns the name of the `[!note]` with which the text starts, and its length including the fold character; null if
 * there is none.
 */
export function calloutMark(text: string): { readonly name: string; readonly length: number } | null {
  const [mark, name] = /^\[!([\p{L}\p{N}_-]{1,40})\][+-]?(?=\s|$)/u.exec(text) ?? [];
  return mark === undefined || name === undefined ? null : { name, length: mark.length };
}

function calloutParser(typeLength: number, foldLength: number): LeafBlockParser {
  return {
    nextLine: () => false,
    finish(cx, leaf) {
      const { start, content } = leaf;
      const typeEnd = start + typeLength;
      const markEnd = typeEnd + foldLength;
      const marks = [cx.elt('CalloutType', start, typeEnd)];
      if (foldLength > 0) marks.push(cx.elt('CalloutFold', typeEnd, markEnd));
      const rest = cx.parser.parseInline(content.slice(markEnd - start), markEnd);
      cx.addLeafElement(leaf, cx.elt('Paragraph', start, start + content.length, [...marks, ...rest]));
      return true;
    },
  };
}

const greaterThan = 62;
