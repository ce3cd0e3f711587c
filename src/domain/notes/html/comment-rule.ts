import type { MarkdownIt, StateBlock, StateInline } from 'markdown-it';
import { commentEnd } from '../markdown/comment.ts';

/** Leaves out comments: `%%within a line%%`, and lines between two that are `%%`. */
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
  if (lineAt(state, startLine) !== '%%') return false;
  for (let line = startLine + 1; line < endLine; line += 1) {
    if (!lineAt(state, line).endsWith('%%')) continue;
    if (!silent) state.line = line + 1;
    return true;
  }
  return false;
}

function lineAt(state: StateBlock, line: number): string {
  return state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]).trim();
}
