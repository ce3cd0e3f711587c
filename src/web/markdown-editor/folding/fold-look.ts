import { EditorView } from '@codemirror/view';

/** Styles of the buttons that fold. With a mouse they appear when they may be needed. */
export const foldLook = EditorView.theme({
  '.md-folded': { border: '0', background: 'none', color: 'var(--muted)', font: 'inherit', cursor: 'pointer' },
  '.md-folded:hover': { color: 'var(--ink)' },
  '.md-fold': {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    marginInlineStart: 'var(--space-1)',
    padding: '0',
    border: '0',
    borderRadius: 'var(--radius-1)',
    background: 'none',
    color: 'var(--muted)',
    fontSize: '1rem',
    textIndent: '0',
    verticalAlign: '-0.2em',
    cursor: 'pointer',
  },
  '.md-fold:hover': { color: 'var(--ink)', backgroundColor: 'var(--surface-hover)' },
  '.md-fold .md-icon': { transition: 'rotate var(--motion-quick) var(--ease)' },
  '.md-fold[aria-expanded="false"] .md-icon': { rotate: '-90deg' },
  '.md-fold[aria-expanded="false"]:dir(rtl) .md-icon': { rotate: '90deg' },
  '@media (pointer: fine)': {
    '.md-fold:not([data-fold="callout"])': { opacity: '0' },
    '.cm-line:hover > .md-fold, .md-fold[data-at-cursor], .md-fold[aria-expanded="false"], .md-fold:focus-visible': {
      opacity: '1 !important',
    },
  },
  '@media print': { '.md-fold': { display: 'none' } },
  '@media (pointer: coarse)': {
    '.md-fold::after': {
      content: '""',
      position: 'absolute',
      insetBlock: '50%',
      insetInline: '50%',
      inlineSize: 'var(--target)',
      blockSize: 'var(--target)',
      translate: '-50% -50%',
    },
  },
});
