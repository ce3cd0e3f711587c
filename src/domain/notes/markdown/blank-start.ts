import type { BlockContext, MarkdownConfig } from '@lezer/markdown';

/**
 * Keeps a list item open whose text begins below its marker. The parser ends an item at an empty line below the marker,
 * and knows of no text before that line until the block of that text has ended.
 *
 * @see https://spec.commonmark.org/0.31.2/#list-items
 */
export const blankStarts: MarkdownConfig = {
  parseBlock: [{ name: 'BlankStart', before: 'IndentedCode', parse: textBegins }],
};

function textBegins(cx: BlockContext, { next }: { readonly next: number }): boolean {
  const isEmpty = next < 0;
  if (!isEmpty) for (const item of (cx as BlockContext & OpenBlocks).stack) item.blankFirstLine = false;
  return false;
}

/** What the parser does not declare of its open blocks. */
interface OpenBlocks {
  readonly stack: readonly { blankFirstLine: boolean }[];
}
