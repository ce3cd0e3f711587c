import type { BlockContext, Line, MarkdownConfig } from '@lezer/markdown';

/** Keeps parsing of nested quotes and lists, and of long quoted paragraphs, linear. */
export const blockLimits: MarkdownConfig = {
  parseBlock: [
    { name: 'DepthLimit', before: 'Blockquote', parse: limitDepth },
    {
      name: 'QuotedParagraphLimit',
      // The parser inserts each quote marker of a paragraph among the paragraph's nodes, which is slow for long ones.
      endLeaf: (_, line, leaf) => line.markers.length > 0 && leaf.content.length > maxQuotedLength,
    },
  ],
};

/** At the maximum depth, each line becomes a paragraph. */
function limitDepth(cx: BlockContext, line: Line): boolean {
  if (cx.depth < deepest) return false;
  const from = cx.lineStart + line.pos;
  const content = line.text.slice(line.pos);
  cx.addElement(cx.elt('Paragraph', from, from + content.length, cx.parser.parseInline(content, from)));
  cx.nextLine();
  return true;
}

const deepest = 100;
const maxQuotedLength = 30_000;
