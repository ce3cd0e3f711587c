import type { EditorState, Extension, TransactionSpec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';
import { linkDestination, noteMarkdownParser } from '#domain/notes/markdown/index.ts';
import { linkAddress } from '../commands/link-address.ts';
import { linkAround, mayBecomeLink } from '../commands/link-around.ts';
import { ofMarkdown } from '../copy/formatted-copy.ts';
import { takeFiles } from '../files/attach-files.ts';
import { isInCode } from '../text/block-at.ts';
import { fitInRow } from '../text/fit-in-row.ts';
import { treeAt } from '../text/tree-at.ts';
import { savedPositions, savePosition } from '../view/saved-position.ts';
import { fitPasted, separateBlocks } from './fit-pasted.ts';
import type { LeftOut } from './html/left-out.ts';
import { fitInCode, keepInCode } from './keep-in-code.ts';
import { saysMoreThanText } from './says-more-than-text.ts';

/** What a paste lost: all its formatting, or content whose URLs do not work from a note. */
export type PasteLoss = { readonly kind: 'formatting' } | ({ readonly kind: 'addresses' } & LeftOut);

export interface PasteOptions {
  /** Called after formatted text was inserted; null if nothing was lost. */
  readonly onPasted: (loss: PasteLoss | null) => void;
}

/**
 * Handles pastes: a URL over a selection makes it a link, formatted text becomes Markdown, and other text is inserted
 * unchanged.
 */
export function pasteText({ onPasted }: PasteOptions): Extension {
  return [
    EditorView.clipboardInputFilter.of((pasted, state) => fitted(state, state.selection.main.from, pasted)),
    savedPositions,
    keepInCode,
    EditorView.domEventHandlers({
      paste: ({ clipboardData }, view) => {
        if (clipboardData === null || view.state.readOnly) return false;
        const text = clipboardData.getData('text/plain');
        const html = clipboardData.getData('text/html');
        const edit = pasteOf(view.state, { text, html, types: clipboardData.types });
        if (edit === 'text') return false;
        if (edit === 'markdown') void pasteHtml(view, { html, text, onPasted });
        else view.dispatch(edit, { userEvent: 'input.paste', scrollIntoView: true });
        return true;
      },
    }),
  ];
}

/** Turns the selection into a link when a URL is pasted over it; anything else is pasted as plain text. */
export const pasteLink: Extension = EditorView.domEventHandlers({
  paste: ({ clipboardData }, view) => {
    const edit = linkOver(view.state, clipboardData?.getData('text/plain') ?? '');
    if (edit !== null) view.dispatch(edit, { userEvent: 'input.paste', scrollIntoView: true });
    return edit !== null;
  },
});

interface Pasted {
  readonly text: string;
  readonly html: string;
  readonly types: readonly string[];
}

/**
 * Returns how to insert a paste: as plain text (always in code), as Markdown converted from its HTML, or as a link over
 * the selection. If the clipboard has HTML but no text, the HTML is converted.
 */
export function pasteOf(state: EditorState, { text, html, types }: Pasted): 'text' | 'markdown' | TransactionSpec {
  if (text === '' && html !== '') return 'markdown';
  if (isInCode(state, state.selection.main.from)) return 'text';
  if (html.includes(ofMarkdown)) return linkOver(state, text) ?? withinMarks(state, text) ?? 'text';
  return linkOver(state, text) ?? (saysMoreThanText({ html, types }) ? 'markdown' : 'text');
}

/** Inserts words of a note without the marks that are around the selection already; null if there are none. */
function withinMarks(state: EditorState, pasted: string): TransactionSpec | null {
  if (pasted.includes('\n')) return null;
  const { from } = state.selection.main;
  const words = withoutMarksAround(state, from, pasted);
  return words === pasted ? null : state.replaceSelection(fitted(state, from, words));
}

/** Turns the selection into a link to a pasted URL, or replaces the URL of the selected link. */
function linkOver(state: EditorState, pasted: string): TransactionSpec | null {
  const { main, ranges } = state.selection;
  const written = linkAddress(pasted);
  const address = written === null ? null : fitInRow(state, main.from, written);
  if (address === null || main.empty || ranges.length > 1) return null;
  const link = linkAround(state, main);
  if (link !== null) return ledTo(state, link, address);
  const text = state.sliceDoc(main.from, main.to);
  if (!mayBecomeLink(state, main) || linkAddress(text) !== null) return null;
  return state.replaceSelection(`[${text}](${address})`);
}

/** Replaces the destination of a link; null if the selection is in the destination. */
function ledTo(state: EditorState, link: SyntaxNode, address: string): TransactionSpec | null {
  const [, close = link] = link.getChildren('LinkMark');
  if (state.selection.main.from >= close.to) return null;
  const old = linkDestination(link);
  const changes = state.changes(
    old === null
      ? { from: close.to, to: link.to, insert: `(${address})` }
      : { from: old.from, to: old.to, insert: address },
  );
  return { changes, selection: { anchor: changes.mapPos(link.to, 1) } };
}

interface PastedHtml extends PasteOptions {
  readonly html: string;
  readonly text: string;
}

/**
 * Inserts HTML as Markdown. The converter is loaded on the first such paste; meanwhile the insert position follows
 * edits.
 */
async function pasteHtml(view: EditorView, { html, text, onPasted }: PastedHtml): Promise<void> {
  const place = savePosition(view, view.state.selection.main);
  // whatever fails, the text is pasted
  const read = await import('./html/markdown-from-html.ts')
    .then(({ markdownFromHtml }) =>
      markdownFromHtml(html, async (file) => (await takeFiles(view, [file]))?.[0] ?? null),
    )
    .catch(() => null);
  onPasted(read === null ? { kind: 'formatting' } : lossOf(read.leftOut));
  // the Markdown is empty if the only content was an image that could not be kept; the clipboard may still have text
  const markdown = read === null || read.markdown.trim() === '' ? null : read.markdown;
  if (markdown === null && text === '') return place.leave();
  place.insert((at, end) => {
    const line = view.state.doc.lineAt(at);
    const after = view.state.sliceDoc(end, view.state.doc.lineAt(end).to);
    const blocks = markdown === null ? text : separateBlocks(line.text.slice(0, at - line.from), markdown, after);
    if (markdown === null || blocks.includes('\n')) return fitted(view.state, at, blocks);
    // Pipes in inline text that was formatted are text, not table syntax.
    const words = fitPasted(line.text.slice(0, at - line.from), withoutMarksAround(view.state, at, blocks));
    return fitInRow(view.state, at, words);
  });
}

function lossOf(leftOut: LeftOut): PasteLoss | null {
  return leftOut.images + leftOut.media + leftOut.links === 0 ? null : { kind: 'addresses', ...leftOut };
}

/** Adapts a paste to the line at a position. */
function fitted(state: EditorState, at: number, pasted: string): string {
  const text = pasted.replaceAll(/\r\n?/g, '\n');
  const line = state.doc.lineAt(at);
  if (isInCode(state, at)) return fitInCode(state, at, text);
  // Pipes in pasted text may be meant as table syntax, unless the text is just a URL.
  return linkAddress(text) === null ? fitPasted(line.text.slice(0, at - line.from), text) : fitInRow(state, at, text);
}

/**
 * Returns inline Markdown without the marks of formatting that the text around a position has already: bold within bold
 * would end it.
 */
function withoutMarksAround(state: EditorState, at: number, markdown: string): string {
  const around = formatsAround(state, at);
  if (around.size === 0) return markdown;
  let plain = '';
  let read = 0;
  noteMarkdownParser.parse(markdown).iterate({
    enter: ({ name, from, to, node: { parent } }) => {
      if (!name.endsWith('Mark') || parent === null || !around.has(parent.name)) return;
      plain += markdown.slice(read, from);
      read = to;
    },
  });
  return plain + markdown.slice(read);
}

const formats = new Set(['StrongEmphasis', 'Emphasis', 'Strikethrough', 'Highlight']);

function formatsAround(state: EditorState, at: number): ReadonlySet<string> {
  const around = new Set<string>();
  let node: SyntaxNode | null = treeAt(state, at).resolveInner(at, -1);
  for (; node !== null; node = node.parent) {
    const [open, close] = [node.firstChild, node.lastChild];
    const isWithin = open !== null && close !== null && open.to <= at && at <= close.from;
    if (isWithin && formats.has(node.name)) around.add(node.name);
  }
  return around;
}
