import type { MarkdownIt, StateBlock, StateInline } from 'markdown-it';
import { definedFootnote, referredFootnote } from '../markdown/footnote.ts';
import { isIndentedCode, lineOf } from './block-lines.ts';

/**
 * Parses footnotes as the editor does. Definitions stay in place, and references to missing footnotes are kept; the
 * list of footnotes is made of both.
 */
export function footnoteRules(markdown: MarkdownIt): void {
  markdown.block.ruler.before('reference', 'footnote_definition', readDefinition, { alt: ['paragraph', 'reference'] });
  markdown.inline.ruler.before('link', 'footnote_reference', readReference);
}

function readReference(state: StateInline, silent: boolean): boolean {
  const label = referredFootnote(state.src, state.pos);
  if (label === null) return false;
  if (!silent) state.push('footnote_ref', '', 0).meta = { label };
  state.pos += label.length + 3;
  return true;
}

/** Parses a definition and the blocks below it that are indented by four columns. */
function readDefinition(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if (isIndentedCode(state, startLine)) return false;
  const from = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
  const line = lineOf(state, startLine);
  const label = definedFootnote(line, 0);
  if (label === null) return false;
  if (silent) return true;
  const markLength = label.length + 4;
  const before = { mark: state.bMarks[startLine], shift: state.tShift[startLine], count: state.sCount[startLine] };
  state.push('footnote_definition_open', '', 1).meta = { label };
  state.blkIndent += 4;
  state.bMarks[startLine] = from + markLength;
  state.tShift[startLine] = line.length - markLength - line.slice(markLength).trimStart().length;
  state.sCount[startLine] = state.blkIndent;
  state.md.block.tokenize(state, startLine, endLine);
  state.blkIndent -= 4;
  state.bMarks[startLine] = before.mark ?? 0;
  state.tShift[startLine] = before.shift ?? 0;
  state.sCount[startLine] = before.count ?? 0;
  state.push('footnote_definition_close', '', -1);
  return true;
}
