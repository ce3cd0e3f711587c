import type { MarkdownIt, StateBlock, StateInline } from 'markdown-it';
import { commentEnd } from '../markdown/comment.ts';
import { commentBlockLength } from '../markdown/comment-block.ts';
import { isIndentedCode, lineOf } from './block-lines.ts';

/** Leaves out comments: `%%within a line%%`, and lines between two of `%%`. */
export function commentRule(markdown: MarkdownIt): void {
  markdown.inline.ruler.before('link', 'comment', comment);
  markdown.block.ruler.before('fence', 'comment_block', commentBlock, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
}

function comment(state: StateInline): boolean {
  const end = commentEnd(state.src, state.pos);
  if (end < 0 || end > state.posMax) return false;
  state.pos = end;
  return true;
}

function commentBlock(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if (isIndentedCode(state, startLine)) return false;
  const length = commentBlockLength(linesFrom(state, startLine, endLine));
  if (typeof length !== 'number') return false;
  if (!silent) state.line = startLine + length;
  return true;
}

/** Returns the lines of the innermost quote or list item from a line on, without their prefixes. */
function* linesFrom(state: StateBlock, startLine: number, endLine: number): Generator<string> {
  for (let line = startLine; line < endLine; line += 1) {
    const text = lineOf(state, line);
    if (text !== '' && (state.sCount[line] ?? 0) < state.blkIndent) return;
    yield text;
  }
}
