import type { StateBlock } from 'markdown-it';

/** Returns a line without the prefixes of the quotes and list items around it, and without its indentation. */
export function lineOf({ src, bMarks, tShift, eMarks }: StateBlock, line: number): string {
  return src.slice((bMarks[line] ?? 0) + (tShift[line] ?? 0), eMarks[line]);
}

/** Returns whether a line is indented so far that it begins code. */
export function isIndentedCode({ sCount, blkIndent }: StateBlock, line: number): boolean {
  return (sCount[line] ?? 0) - blkIndent >= 4;
}
