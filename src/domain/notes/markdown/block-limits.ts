import type { BlockContext, Line, MarkdownConfig } from '@lezer/markdown';

/** Keeps quotes and lists within each other, and long paragraphs in quotes, linear. */
export const blockLimits: MarkdownConfig = {
  parseBlock: [
    { name: 'DepthLimit', before: 'Blockquote', parse: limitDepth },
    {
      name: 'QuotedParagraphLimit',
      // Each mark of a quote inside a paragraph is moved between the nodes of the paragraph.
      endLeaf: (_, line, leaf) => line.markers.length > 0 && leaf.content.length > longestQuoted,
    },
  ],
};

/** So deep inside, each line is a paragraph. */
function limitDepth(cx: BlockContext, line: Line): boolean {
  if (cx.depth < deepest) return false;
  const from = cx.lineStart + line.pos;
  const content = line.text.slice(line.pos);
  cx.addElement(cx.elt('Paragraph', from, from + content.length, cx.parser.parseInline(content, from)));
  cx.nextLine();
  return true;
}

const deepest = 100;
const longestQuoted = 30_000;
