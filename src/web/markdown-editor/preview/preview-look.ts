import { EditorView } from '@codemirror/view';

const monospace = 'ui-monospace, monospace';
/** The indent of a nested line, limited so that room for text remains at any depth. */
const inset = 'min(var(--quotes, 0) * 1.125rem + var(--items, 0) * 1.75rem, 75%)';

/** Makes the touch target larger than the icon. */
const wideUnderThumb = {
  content: '""',
  position: 'absolute',
  insetBlock: '50%',
  insetInline: '50%',
  inlineSize: 'var(--target)',
  blockSize: 'var(--target)',
  translate: '-50% -50%',
};

const lines = {
  '.cm-line': { position: 'relative' },
  '.md-heading': { paddingBlockStart: '0.5em' },
  '.md-heading1, .md-heading2': { paddingBlockStart: '0.6em' },
  '.cm-line.md-heading:first-child': { paddingBlockStart: '0' },
  '.md-underline': { fontSize: '0.25em', lineHeight: '1' },
  '.md-nested': { paddingInlineStart: inset, textIndent: 'calc(var(--begun, 0) * -1.75rem)' },
  '.md-nested > *': { textIndent: '0' },
  '.md-rule': {
    display: 'inline-block',
    inlineSize: '100%',
    blockSize: 'var(--hairline)',
    verticalAlign: 'middle',
    backgroundColor: 'var(--line-control)',
  },
};

const lists = {
  '.md-bar': {
    position: 'absolute',
    insetBlock: '0',
    insetInlineStart: inset,
    inlineSize: '3px',
    borderRadius: '2px',
    backgroundColor: 'var(--line-control)',
    opacity: '0.55',
  },
  '.md-bullet, .md-list-sign, .md-task': { display: 'inline-block', minInlineSize: '1.75rem', textIndent: '0' },
  '.md-bullet': { color: 'var(--muted)', textAlign: 'start', paddingInlineStart: '0.35rem' },
  '.md-list-sign': { color: 'var(--muted)' },
  '.md-number': { fontVariantNumeric: 'tabular-nums' },
  '.md-box': {
    appearance: 'none',
    position: 'relative',
    inlineSize: '1.125rem',
    blockSize: '1.125rem',
    margin: '0',
    verticalAlign: '-0.14em',
    border: '1.5px solid var(--line-control)',
    borderRadius: 'var(--radius-1)',
    backgroundColor: 'var(--surface-raised)',
    cursor: 'pointer',
    transition: 'background-color var(--motion-quick) var(--ease), border-color var(--motion-quick) var(--ease)',
  },
  '.md-box:hover': { borderColor: 'var(--ink)' },
  '.md-box:checked': { backgroundColor: 'var(--mind)', borderColor: 'var(--mind)' },
  '.md-box:checked::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '0.125rem',
    insetInline: '0',
    marginInline: 'auto',
    inlineSize: '0.35rem',
    blockSize: '0.6rem',
    borderRight: '2px solid var(--on-mind)',
    borderBottom: '2px solid var(--on-mind)',
    rotate: '45deg',
  },
  '.md-box:disabled': { cursor: 'default' },
  '.md-box:focus-visible': { outline: 'var(--ring) solid var(--focus)', outlineOffset: 'var(--ring)' },
  '.md-done': { color: 'var(--muted)', textDecoration: 'line-through' },
};

const code = {
  '.md-code': { padding: '0.1em 0.3em', borderRadius: '0.3em', backgroundColor: 'var(--surface-hover)' },
  '.md-block-code': {
    paddingInline: `calc(${inset} + var(--space-4)) var(--space-4)`,
    fontFamily: monospace,
    fontSize: 'var(--text-2)',
    lineHeight: '1.6',
    textIndent: '0',
    color: 'var(--ink)',
    background: 'linear-gradient(var(--surface-sunken) 0 0) right / calc(100% - var(--inset-of-code)) 100% no-repeat',
    '--inset-of-code': inset,
  },
  '.md-code-opens': { borderStartStartRadius: 'var(--radius-2)', borderStartEndRadius: 'var(--radius-2)' },
  '.md-code-closes': { borderEndStartRadius: 'var(--radius-2)', borderEndEndRadius: 'var(--radius-2)' },
  '.md-code-opens, .md-code-closes': { paddingBlock: '0.125rem' },
  '.md-code-language': { fontFamily: 'var(--font-interface)', fontSize: 'var(--text-1)', color: 'var(--muted)' },
  '.md-copy-place': {
    position: 'absolute',
    insetBlockStart: '0.125rem',
    insetInlineEnd: 'var(--space-1)',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 'var(--space-2)',
    color: 'var(--muted)',
    fontFamily: 'var(--font-interface)',
    fontSize: 'var(--text-1)',
  },
  '.md-copy': { inlineSize: '1.75rem', blockSize: '1.75rem' },
};

const elements = {
  '.md-sub, .md-sup': { fontSize: '0.75em', lineHeight: '0' },
  '.md-key': {
    padding: '0.1em 0.4em',
    border: 'var(--hairline) solid var(--line-control)',
    borderRadius: 'var(--radius-1)',
    fontFamily: 'var(--font-interface)',
    fontSize: '0.8125em',
  },
  '.md-summary': { fontFamily: 'var(--font-interface)', fontWeight: '640' },
  '.md-tag-line': { fontSize: '0.25em', lineHeight: '1' },
};

const links = {
  '.md-link': {
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.18em',
    cursor: 'text',
  },
  '.md-open': { position: 'relative', color: 'var(--muted)', paddingInline: '0.1em', textDecoration: 'none' },
  '.md-open:hover': { color: 'var(--mind)' },
  '.md-wiki, .md-file': { cursor: 'pointer' },
  '.md-wiki:hover, .md-file:hover': { textDecoration: 'underline', textUnderlineOffset: '0.18em' },
  '.md-wiki-missing': { color: 'var(--muted)', borderBlockEnd: '1px dashed var(--line-control)' },
  '.md-mention': {
    padding: '0.1em 0.4em',
    borderRadius: 'var(--radius-1)',
    color: 'var(--on-body-soft)',
    backgroundColor: 'var(--body-soft)',
    fontFamily: 'var(--font-interface)',
    fontSize: '0.875em',
    cursor: 'pointer',
  },
  '.md-mention-gone': {
    color: 'var(--muted)',
    backgroundColor: 'transparent',
    border: '1px dashed var(--line-control)',
    textDecoration: 'line-through',
  },
  '.md-file': { fontFamily: 'var(--font-interface)', fontSize: '0.875em' },
  '.md-footnote': {
    color: 'var(--mind)',
    fontFamily: 'var(--font-interface)',
    fontSize: '0.75em',
    lineHeight: '1',
    cursor: 'pointer',
  },
  '.md-remote': { color: 'var(--mind)', textUnderlineOffset: '0.18em' },
  '.md-remote .md-icon': { marginInlineEnd: '0.35em' },
};

const images = {
  '.md-training, .md-answer': {
    display: 'inline-block',
    inlineSize: '100%',
    verticalAlign: 'bottom',
    textIndent: '0',
    cursor: 'auto',
  },
  '.md-answer': { minBlockSize: 'var(--target)' },
  '.md-answer-source': { fontSize: '0.0625rem', lineHeight: '1' },
  '.md-image': { display: 'inline-block', maxInlineSize: '100%', verticalAlign: 'bottom', textIndent: '0' },
  '.md-image img': {
    display: 'block',
    maxInlineSize: '100%',
    blockSize: 'auto',
    maxBlockSize: '70vh',
    inlineSize: 'auto',
    borderRadius: 'var(--radius-2)',
  },
  '.md-image audio, .md-image video': { display: 'block', maxInlineSize: '100%', maxBlockSize: '70vh' },
  '.md-image-absent': {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'var(--space-2)',
    padding: 'var(--space-2) var(--space-3)',
    border: 'var(--hairline) dashed var(--line-control)',
    borderRadius: 'var(--radius-2)',
    color: 'var(--muted)',
    fontFamily: 'var(--font-interface)',
    fontSize: 'var(--text-2)',
  },
};

const tones = ['mind', 'good', 'warn', 'bad'].map((tone) => [
  `.md-callout-${tone}`,
  { '--callout': `var(--${tone})`, '--callout-soft': `var(--${tone}-soft)` },
]);

const callouts = {
  ...Object.fromEntries(tones),
  '.md-callout-plain': { '--callout': 'var(--muted)', '--callout-soft': 'var(--surface-sunken)' },
  '.md-callout': {
    paddingInlineEnd: 'var(--space-3)',
    backgroundColor: 'var(--callout-soft)',
    borderInlineStart: '3px solid var(--callout)',
  },
  '.md-callout-opens': {
    paddingBlockStart: 'var(--space-2)',
    borderStartStartRadius: 'var(--radius-1)',
    borderStartEndRadius: 'var(--radius-2)',
  },
  '.md-callout-closes': {
    paddingBlockEnd: 'var(--space-2)',
    borderEndStartRadius: 'var(--radius-1)',
    borderEndEndRadius: 'var(--radius-2)',
  },
  '.md-callout-head': { color: 'var(--callout)' },
  '.md-callout-head > .md-icon': { marginInlineEnd: '0.4em' },
  '.md-callout-title': {
    color: 'var(--callout)',
    fontFamily: 'var(--font-interface)',
    fontWeight: '640',
    fontSize: '0.9em',
  },
};

const buttons = {
  '.md-icon': {
    display: 'inline-block',
    inlineSize: '1em',
    blockSize: '1em',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.75',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    verticalAlign: '-0.125em',
  },
  '.md-copy': {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    padding: '0',
    border: '0',
    borderRadius: 'var(--radius-1)',
    background: 'none',
    color: 'var(--muted)',
    fontSize: '1rem',
    cursor: 'pointer',
  },
  '.md-copy:hover': { color: 'var(--ink)', backgroundColor: 'var(--surface-hover)' },
  '.md-unseen': {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '@media (pointer: coarse)': {
    '.md-box': { inlineSize: '1.5rem', blockSize: '1.5rem', verticalAlign: '-0.3em' },
    '.md-box:checked::before': { insetBlockStart: '0.15rem', inlineSize: '0.45rem', blockSize: '0.85rem' },
    '.md-box::after, .md-open::after, .md-copy::after': wideUnderThumb,
  },
};

/** Styles of rendered Markdown. Lengths that are added up across different font sizes are in rem. */
export const previewLook = EditorView.theme({
  ...lines,
  ...lists,
  ...code,
  ...elements,
  ...links,
  ...images,
  ...callouts,
  ...buttons,
});
