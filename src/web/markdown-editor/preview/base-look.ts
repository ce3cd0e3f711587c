import { EditorView } from '@codemirror/view';

const counts = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Classes for the nesting depth of a line, because the CSP forbids inline style attributes. */
const depths = Object.fromEntries(
  counts.flatMap((count) => [
    [`.md-quotes${count}`, { '--quotes': String(count) }],
    [`.md-items${count}`, { '--items': String(count) }],
    [`.md-begun${count}`, { '--begun': String(count) }],
  ]),
);

/** Styles shared by the preview and the source view. */
export const baseLook = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  // The editor itself has focus after the line with the cursor was deleted by another device.
  '&:focus': { outline: 'var(--ring) solid var(--focus)', outlineOffset: 'var(--space-1)' },
  '.cm-scroller': {
    fontFamily: 'var(--reading-font, var(--font-reading))',
    fontSize: 'var(--reading-size, var(--text-4))',
    lineHeight: 'var(--leading-reading)',
    overflow: 'visible',
  },
  // By default a flex item is as wide as its widest child. Here this can be a wide widget, which would widen all lines.
  '.cm-content': { padding: '0', minHeight: '40vh', minInlineSize: '0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0', textAlign: 'start' },
  '.cm-placeholder': { color: 'var(--muted)', whiteSpace: 'pre-wrap' },
  '.md-heading': {
    fontFamily: 'var(--font-interface)',
    fontWeight: '640',
    letterSpacing: '-0.012em',
    lineHeight: '1.35',
  },
  '.md-heading1': { fontSize: 'var(--text-6)', lineHeight: 'var(--leading-tight)' },
  '.md-heading2': { fontSize: 'var(--text-5)', lineHeight: '1.3' },
  '.md-heading4, .md-heading5, .md-heading6': { fontSize: 'var(--text-3)' },
  '.md-heading6': { color: 'var(--muted)' },
  '.md-strong': { fontWeight: '660' },
  '.md-emphasis': { fontStyle: 'italic' },
  '.md-struck': { textDecoration: 'line-through' },
  '.md-highlight': {
    color: 'inherit',
    backgroundColor: 'var(--warn-soft)',
    borderRadius: '0.2em',
    padding: '0.05em 0',
  },
  '.md-code': { fontFamily: 'ui-monospace, monospace', fontSize: '0.875em' },
  '.md-quote': { color: 'var(--muted)' },
  '.md-mark': { color: 'var(--muted)', fontWeight: '400', letterSpacing: 'normal' },
  '.md-link, .md-wiki, .md-tag, .md-mention, .md-file': { color: 'var(--mind)' },
  '.md-properties': { color: 'var(--muted)', fontFamily: 'ui-monospace, monospace', fontSize: '0.8125em' },
  ...depths,
});
