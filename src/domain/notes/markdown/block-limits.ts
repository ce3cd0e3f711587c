import { type BlockContext, type BlockParser, type Line, type MarkdownConfig, Table } from '@lezer/markdown';

/** Keeps quotes and lists within each other, long paragraphs in quotes, and tables linear. */
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

/** Tables as GFM has them. */
export const tables: MarkdownConfig = {
  ...Table,
  parseBlock: (Table.parseBlock ?? []).map((spec): BlockParser => {
    const { endLeaf } = spec;
    if (endLeaf === undefined) return spec;
    // What finds the second line of a table takes quadratic time on a long row of spaces.
    return { ...spec, endLeaf: (cx, line, leaf) => !manySpaces.test(cx.peekLine()) && endLeaf(cx, line, leaf) };
  }),
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
const manySpaces = /^[>\s]*\s{500}/;
