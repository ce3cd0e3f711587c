import { EditorSelection, type EditorState } from '@codemirror/state';
import { type Command, EditorView, keymap } from '@codemirror/view';
import { wikiLinkName } from '#domain/notes/markdown/index.ts';
import { treeAt } from '../text/tree-at.ts';
import { previewOptions } from './preview-options.ts';
import { findFootnote, readLink } from './read-link.ts';
import { ownHeading, pathAfter, safeAddress } from './safe-address.ts';

/** Opens in-app links on a press, web links on a press with Mod, and either with Mod+Enter at the cursor. */
export const follow = [
  EditorView.domEventHandlers({
    mousedown: (event) => {
      if (!opensByPress(event)) return false;
      event.preventDefault();
      return true;
    },
    click: (event, view) => press(event, view),
  }),
  keymap.of([{ key: 'Mod-Enter', run: (view) => followAtCursor(view) }]),
];

const inApp = '[data-note], [data-mention], [data-file], [data-footnote], [data-footnote-back]';

/**
 * Returns whether a press opens a link. Such a press must not move the cursor, because at the cursor the Markdown
 * replaces the link.
 */
function opensByPress(event: MouseEvent): boolean {
  if (event.button !== 0 || event.shiftKey) return false;
  return pressedElement(event, inApp) !== null || (isMod(event) && pressedElement(event, 'a.md-link') !== null);
}

function press(event: MouseEvent, view: EditorView): boolean {
  const link = pressedElement(event, 'a.md-link');
  if (link !== null) {
    // In a read-only editor, the browser would also open links on a press without Mod.
    event.preventDefault();
    if (isMod(event) || view.state.readOnly) openAddress(link.getAttribute('href'));
    return true;
  }
  const place = pressedElement(event, inApp);
  if (place === null || event.button !== 0 || event.shiftKey) return false;
  event.preventDefault();
  openPlace(view, place);
  return true;
}

function openPlace(view: EditorView, { dataset, textContent }: HTMLElement): void {
  const host = view.state.facet(previewOptions)?.host();
  if (dataset.note !== undefined) host?.links.openNote(dataset.note);
  else if (dataset.mention !== undefined) host?.links.openMention(dataset.mention);
  else if (dataset.file !== undefined) host?.files.open(dataset.file, textContent ?? '');
  else if (dataset.footnote !== undefined) goToFootnote(view, dataset.footnote, 'FootnoteDefinition');
  else if (dataset.footnoteBack !== undefined) goToFootnote(view, dataset.footnoteBack, 'FootnoteReference');
}

function goToFootnote(view: EditorView, label: string, kind: 'FootnoteDefinition' | 'FootnoteReference'): void {
  const at = findFootnote(view.state, label, kind);
  if (at === null) return;
  const text = Math.min(at + (kind === 'FootnoteDefinition' ? 2 : 0), view.state.doc.lineAt(at).to);
  view.dispatch({ selection: EditorSelection.cursor(text), effects: EditorView.scrollIntoView(text, { y: 'center' }) });
  view.focus();
}

const followAtCursor: Command = (view) => {
  const { state } = view;
  const { head } = state.selection.main;
  for (const side of [-1, 1] as const) {
    for (let node = treeAt(state, head).resolveInner(head, side).cursor(); ; ) {
      const open = opening(view, state, node.node);
      if (open !== null) {
        open();
        return true;
      }
      if (!node.parent()) break;
    }
  }
  return false;
};

type Node = ReturnType<ReturnType<typeof treeAt>['resolveInner']>;

function opening(view: EditorView, state: EditorState, node: Node): (() => void) | null {
  const options = state.facet(previewOptions);
  const textOf = (name: string) => {
    const child = node.getChild(name);
    return child === null ? null : state.sliceDoc(child.from, child.to).trim();
  };
  switch (node.name) {
    case 'WikiLink':
    case 'WikiEmbed':
      return () => options?.host().links.openNote(wikiLinkName(state.sliceDoc(node.from, node.to)));
    case 'FootnoteReference':
      return () => goToFootnote(view, textOf('FootnoteLabel') ?? '', 'FootnoteDefinition');
    case 'Link':
      return openingLink(state, node);
    case 'URL':
    case 'Autolink': {
      if (node.parent?.name === 'Link') return null; // handled with the link itself
      const address = safeAddress(state.sliceDoc(node.from, node.to));
      return address === null ? null : () => openAddress(address);
    }
    default:
      return null;
  }
}

function openingLink(state: EditorState, node: Node): (() => void) | null {
  const options = state.facet(previewOptions);
  const link = readLink(state, node);
  if (link === null) return null;
  const mention = pathAfter('mensana', link.destination);
  if (mention !== null) return () => options?.host().links.openMention(mention);
  const file = pathAfter('attachment', link.destination);
  if (file !== null) return () => options?.host().files.open(file, state.sliceDoc(link.text.from, link.text.to));
  const heading = ownHeading(link.destination);
  if (heading !== null) return () => options?.host().links.openNote(heading);
  const address = safeAddress(link.destination);
  return address === null ? null : () => openAddress(address);
}

function openAddress(address: string | null): void {
  const safe = address === null ? null : safeAddress(address);
  if (safe !== null) window.open(safe, '_blank', 'noopener,noreferrer');
}

function pressedElement({ target }: MouseEvent, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

function isMod(event: MouseEvent): boolean {
  return /Mac|iP/.test(navigator.platform) ? event.metaKey : event.ctrlKey;
}
