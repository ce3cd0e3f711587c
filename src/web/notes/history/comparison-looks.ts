import { EditorView } from '@codemirror/view';

/**
 * Styles of a comparison. Added text is underlined, deleted text is struck through, and each changed line starts with a
 * sign, so that no meaning depends on colour alone.
 */
export const comparisonLooks = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'var(--ring) solid var(--focus)', outlineOffset: 'var(--space-1)' },
  '.cm-scroller': {
    fontFamily: 'var(--font-reading)',
    fontSize: 'var(--text-3)',
    lineHeight: 'var(--leading-reading)',
    overflow: 'visible',
  },
  '.cm-content': { padding: '0' },
  '.cm-line, .cm-deletedChunk .cm-deletedLine': {
    padding: '0',
    paddingInlineStart: 'var(--space-5)',
    position: 'relative',
  },
  '.cm-line.cm-changedLine::before, .cm-deletedChunk .cm-deletedLine::before': {
    position: 'absolute',
    insetInlineStart: 'var(--space-1)',
    fontFamily: 'var(--font-interface)',
    fontWeight: '640',
  },
  '&.cm-merge-b .cm-line.cm-changedLine::before': { content: '"+"', color: 'var(--good)' },
  '&.cm-merge-a .cm-line.cm-changedLine::before, .cm-deletedChunk .cm-deletedLine::before': {
    content: '"−"',
    color: 'var(--bad)',
  },
  '&.cm-merge-b .cm-line.cm-changedLine': { backgroundColor: 'var(--good-soft)' },
  '&.cm-merge-a .cm-line.cm-changedLine, .cm-deletedChunk': { backgroundColor: 'var(--bad-soft)' },
  '.cm-deletedChunk': { paddingLeft: '0' },
  '&.cm-merge-b .cm-changedText': {
    background: 'none',
    textDecoration: 'underline',
    textDecorationThickness: '2px',
    textUnderlineOffset: '3px',
  },
  '&.cm-merge-a .cm-changedText, .cm-deletedChunk .cm-deletedText': {
    background: 'none',
    textDecoration: 'line-through',
  },
  '.cm-changeGutter, .cm-gutters': { display: 'none' },
});
