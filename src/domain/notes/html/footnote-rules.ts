import type { MarkdownIt, StateInline } from 'markdown-it';
import footnotes from 'markdown-it-footnote';
import { referredFootnote } from '../markdown/footnote.ts';

/**
 * Parses footnotes as the editor does. Definitions stay in place, because the plugin's own list omits unreferenced
 * ones. The plugin also ignores references to missing footnotes, and would read `2^[3]` as a footnote.
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
