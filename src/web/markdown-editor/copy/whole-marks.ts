import type { EditorState } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import { isInCode } from '../text/block-at.ts';
import { parseLine, textStart } from '../text/markdown-line.ts';
import type { Span } from '../text/span.ts';
import { treeAt } from '../text/tree-at.ts';

/**
 * Returns the Markdown of a part of the text in which what begins before the part, or ends after it, has both of its
 * marks. Without one of them, the other would be read as text, and the fence of code would begin code. If the part has
 * several lines, the first one has its mark, too, so that it belongs to the list, the quote or the heading.
 */
export function withWholeMarks(state: EditorState, part: Span): string {
  const inline = withInlineMarks(state, part);
  const line = state.doc.lineAt(part.from);
  const first = parseLine(line.text);
  if (part.to <= line.to || part.from < line.from + textStart(first) || isInCode(state, part.from)) return inline;
  // what is nested has the indentation of its list in each line, which would begin code
  return first.quote + first.mark + inline.replaceAll(`\n${first.quote}${first.indent}`, `\n${first.quote}`);
}

function withInlineMarks(state: EditorState, { from, to }: Span): string {
  let [start, end, before, after] = [from, to, '', ''];
  for (const { opening, closing } of markedAround(state, from)) {
    if (from >= closing.from) {
      start = closing.to;
      break;
    }
    start = Math.max(start, opening.to);
    before += state.sliceDoc(opening.from, opening.to);
  }
  for (const { opening, closing } of markedAround(state, to)) {
    if (to <= opening.to) {
      end = opening.from;
      break;
    }
    end = Math.min(end, closing.from);
    after = state.sliceDoc(closing.from, closing.to) + after;
  }
  const part = state.sliceDoc(start, Math.max(start, end));
  const text = part.trim();
  if (text === '') return part;
  const first = part.slice(0, part.length - part.trimStart().length);
  const last = part.slice(part.trimEnd().length);
  // marks beside a space would be text, but in code a space is part of it
  return before.includes('`') || after.includes('`')
    ? before + first + text + last + after
    : first + before + text + after + last;
}

interface Marked {
  readonly opening: Span;
  readonly closing: Span;
}

/** Returns the marks of what begins before and ends after a position, outermost first. */
function markedAround(state: EditorState, at: number): readonly Marked[] {
  const found: Marked[] = [];
  for (let node: SyntaxNode | null = treeAt(state, at).resolveInner(at, 1); node !== null; node = node.parent) {
    const [opening, next] = node.getChildren(markOf.get(node.name) ?? 'none');
    if (node.from >= at || node.to <= at || opening === undefined || next === undefined) continue;
    if (node.name !== 'FencedCode')
      found.unshift({ opening: { from: node.from, to: opening.to }, closing: { from: next.from, to: node.to } });
    else if (!isInOther(node))
      // with the ends of the lines
      found.unshift({
        opening: { from: node.from, to: state.doc.lineAt(node.from).to + 1 },
        closing: { from: state.doc.lineAt(next.from).from - 1, to: node.to },
      });
  }
  return found;
}

/** Returns whether each line of code has a prefix, which the first line of a part may not have. */
function isInOther({ parent }: SyntaxNode): boolean {
  return /^(?:Blockquote|ListItem|FootnoteDefinition)$/.test(parent?.name ?? '');
}

/** What has marks around its text, with the name of its marks. */
const markOf: ReadonlyMap<string, string> = new Map([
  ['Emphasis', 'EmphasisMark'],
  ['StrongEmphasis', 'EmphasisMark'],
  ['Strikethrough', 'StrikethroughMark'],
  ['Highlight', 'HighlightMark'],
  ['HTMLElement', 'HTMLElementMark'],
  ['InlineCode', 'CodeMark'],
  ['FencedCode', 'CodeMark'],
  ['Link', 'LinkMark'],
]);
