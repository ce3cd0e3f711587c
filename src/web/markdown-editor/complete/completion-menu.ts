import { autocompletion, type Completion, completionStatus } from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { type CompletionOffer, completionOffers } from './completion-offer.ts';
import { keysOfTyping } from './enter-key.ts';
import { spaceAfterCompletion } from './space-after.ts';

interface MenuOptions {
  readonly offers: readonly CompletionOffer[];
  /** Icons, by the `type` of a completion. */
  readonly icons: Readonly<Record<string, LucideIcon>>;
}

/** Shows completions with icons in a menu below the cursor, operated by keyboard, mouse or touch. */
export function completionMenu({ offers, icons }: MenuOptions): Extension {
  return [
    completionOffers(offers), // its Escape binding precedes the menu's
    keysOfTyping,
    spaceAfterCompletion,
    autocompletion({
      icons: false,
      selectOnOpen: false, // `keysOfTyping` selects
      interactionDelay: 0,
      activateOnTypingDelay: 30,
      maxRenderedOptions: 30,
      addToOptions: [{ render: ({ type }: Completion) => iconElement(icons[type ?? '']), position: 20 }],
    }),
    outOfTabOrder,
    look,
  ];
}

/**
 * Keeps Tab from focusing the list, which browsers offer because it can be scrolled: the editor cannot replace a list
 * that has focus.
 */
const outOfTabOrder = EditorView.updateListener.of(({ state, view }) => {
  if (completionStatus(state) === null) return;
  const list = view.dom.querySelector<HTMLElement>('.cm-tooltip-autocomplete > ul');
  if (list !== null) list.tabIndex = -1;
});

function iconElement(icon: LucideIcon | undefined): Node | null {
  if (icon === undefined) return null;
  const element = document.createElement('span');
  element.className = 'choice-icon';
  element.ariaHidden = 'true';
  createRoot(element).render(createElement(icon));
  return element;
}

const look = EditorView.theme({
  '.cm-tooltip.cm-tooltip-autocomplete': {
    overflow: 'hidden',
    border: 'var(--hairline) solid var(--line)',
    borderRadius: 'var(--radius-2)',
    background: 'var(--surface-raised)',
    color: 'var(--ink)',
    boxShadow: 'var(--shadow-2)',
    zIndex: 'var(--layer-overlay)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    minWidth: '14rem',
    maxWidth: 'min(24rem, 92vw)',
    maxHeight: '18rem',
    padding: 'var(--space-1)',
    fontFamily: 'var(--font-interface)',
    fontSize: 'var(--text-3)',
    lineHeight: '1.3',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--space-3)',
    minHeight: '2.25rem',
    padding: 'var(--space-1) var(--space-3)',
    borderRadius: 'var(--radius-1)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    background: 'var(--mind-soft)',
    color: 'var(--on-mind-soft)',
  },
  // the icon is rendered after the menu was placed, so its space is reserved: beside the edge the label would be cut off
  '.choice-icon': { flex: 'none', display: 'grid', minWidth: '1.125rem', color: 'var(--muted)' },
  'li[aria-selected] .choice-icon, li[aria-selected] .cm-completionDetail': { color: 'inherit' },
  '.choice-icon svg': { width: '1.125rem', height: '1.125rem', strokeWidth: '1.75' },
  '.cm-completionLabel': { flex: '1', minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '640' },
  '.cm-completionDetail': { marginLeft: '0', fontStyle: 'normal', fontSize: 'var(--text-2)', color: 'var(--muted)' },
  '@media (pointer: coarse)': {
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { minHeight: 'var(--target)' },
  },
});
