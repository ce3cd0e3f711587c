import type { MarkdownIt, StateInline } from 'markdown-it';
import footnotes from 'markdown-it-footnote';
import { referredFootnote } from '../markdown/footnote.ts';

/**
 * Footnotes as the editor reads them. Their definitions stay where they stand: the plugin's own list leaves out those
 * that nothing refers to. Nor does it see what refers to a footnote that is not there, and `2^[3]` is no footnote.
 */
export function footnoteRules(markdown: MarkdownIt): void {
  markdown.use(footnotes);
  markdown.core.ruler.disable('footnote_tail');
  markdown.inline.ruler.disable(['footnote_inline', 'footnote_ref']);
  markdown.inline.ruler.before('link', 'footnote_reference', readReference);
}

function readReference(state: StateInline, silent: boolean): boolean {
  const label = referredFootnote(state.src, state.pos);
  if (label === null) return false;
  if (!silent) state.push('footnote_ref', '', 0).meta = { label };
  state.pos += label.length + 3;
  return true;
}
