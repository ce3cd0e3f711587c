import { EditorSelection, type EditorState, type Extension, Facet, type SelectionRange } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';
import { type AttachmentLink, attachmentMarkdown } from '#domain/notes/index.ts';
import { isTableLine } from '../text/block-at.ts';
import { fitInRow } from '../text/fit-in-row.ts';
import { insetUnder, parseLine } from '../text/markdown-line.ts';
import { propertiesEnd } from '../text/properties-end.ts';
import { treeAt } from '../text/tree-at.ts';
import { cellExtensions } from '../view/edited-cell.ts';
import { savedPositions, savePosition } from '../view/saved-position.ts';
import { pickFiles } from './pick-files.ts';

/** Stores files as attachments; resolves to null if that failed and the user was notified. */
export type TakeFiles = (files: readonly File[]) => Promise<readonly AttachmentLink[] | null>;

/** Inserts links to pasted or dropped files into the note, at the position of the paste or drop. */
export function attachFiles(take: TakeFiles): Extension {
  return [
    taker.of(take),
    savedPositions,
    EditorView.domEventHandlers({
      paste: (event, view) => insertPasted(event, view),
      drop: (event, view) =>
        insertDropped(event, view, view.posAtCoords({ x: event.clientX, y: event.clientY }, false)),
    }),
    cellExtensions.of((text) =>
      EditorView.domEventHandlers({
        paste: (event) => insertPasted(event, text),
        drop: (event) => insertDropped(event, text, text.state.selection.main.head),
      }),
    ),
  ];
}

/** Opens a file picker and inserts the chosen files at the cursor. */
export function chooseFiles(view: EditorView): void {
  pickFiles((files) => {
    void insertFiles(view, files, EditorSelection.cursor(view.state.selection.main.head));
    view.focus();
  });
}

function insertPasted(event: ClipboardEvent, view: EditorView): boolean {
  const { files: given = [], types = [] } = event.clipboardData ?? {};
  const files = [...given];
  const text = event.clipboardData?.getData('text/plain') ?? '';
  if (files.length === 0 || isTextMeant({ text, types, names: files.map(({ name }) => name) })) return false;
  event.preventDefault();
  void insertFiles(view, files, view.state.selection.main);
  return true;
}

/** Inserts files at the end of the text and moves the cursor there. */
export function addFiles(view: EditorView, files: readonly File[]): void {
  const end = EditorSelection.cursor(view.state.doc.length);
  view.dispatch({ selection: end, scrollIntoView: true });
  view.focus();
  void insertFiles(view, files, end, markdownAtEnd);
}

/** Stores files for callers that insert the links themselves; resolves to null if no file was stored. */
export async function takeFiles(view: EditorView, files: readonly File[]): Promise<readonly AttachmentLink[] | null> {
  return (
    (await view.state
      .facet(taker)?.(files)
      .catch(() => null)) ?? null
  );
}

interface Copied {
  readonly text: string;
  readonly types: readonly string[];
  readonly names: readonly string[];
}

/**
 * Returns whether a clipboard with both text and files should be pasted as text. Spreadsheets add a picture of the
 * copied cells to their text, so the text wins. Text that only lists the file names does not count: macOS adds it to
 * files copied in the Finder, with accents as combining characters.
 */
export function isTextMeant({ text, types, names }: Copied): boolean {
  if (text === '' || types.includes('text/html') || types.includes('text/rtf')) return text !== '';
  const known = new Set(['', ...names.map((name) => name.normalize())]);
  return text.split(/[\r\n]+/).some((line) => !known.has(line.normalize()));
}

/**
 * Inserts links to dropped files at a position.
 *
 * @returns whether the drop contained files
 */
export function insertDropped(event: DragEvent, view: EditorView, position: number): boolean {
  const files = [...(event.dataTransfer?.files ?? [])];
  if (files.length === 0) return false;
  event.preventDefault();
  void insertFiles(view, files, EditorSelection.cursor(position));
  return true;
}

/**
 * Stores files and replaces a range with links to them. The range follows edits that are made while the files are
 * stored.
 */
async function insertFiles(
  view: EditorView,
  files: readonly File[],
  { from, to }: SelectionRange,
  markdown = markdownOf,
): Promise<void> {
  if (view.state.readOnly || files.length === 0) return;
  const place = savePosition(view, { from, to });
  const added = await takeFiles(view, files);
  if (added === null) place.leave();
  else place.insert((at) => markdown(added, view.state, at));
}

/**
 * Returns Markdown for the files, separated from adjacent text. Each file is on its own line, except in a table row,
 * where all share the line. Images at the end of a line are on lines of their own, and the text goes on below them.
 */
export function markdownOf(added: readonly AttachmentLink[], state: EditorState, at: number): string {
  const before = state.sliceDoc(Math.max(0, at - 1), at);
  const line = state.doc.lineAt(at);
  const parsed = parseLine(line.text);
  const inset = insetUnder(parsed);
  if (isBlockEnd(state, at)) return `\n${inset.trimEnd()}\n${inset}${added.map(attachmentMarkdown).join(`\n${inset}`)}`;
  const isInTable = isTableLine(state, line);
  const between = isInTable ? ' ' : `\n${inset}`;
  const links = added.map((each) => fitInRow(state, at, attachmentMarkdown(each)));
  if (added.at(-1)?.isImage && at === line.to && !isInTable)
    return `${parsed.text.trim() !== '' ? between : ''}${links.join(between)}${between}`;
  return `${/[^\s([{'"«“‘]/u.test(before) ? ' ' : ''}${links.join(between)}`;
}

/** Returns Markdown for the files, preceded by an empty line because the last block may be code or a table. */
export function markdownAtEnd(added: readonly AttachmentLink[], state: EditorState, at: number): string {
  const [lineEnds = ''] = /\n{0,2}$/.exec(state.sliceDoc(Math.max(0, at - 2), at)) ?? [];
  return `${at === lineEnds.length ? '' : '\n'.repeat(2 - lineEnds.length)}${added.map(attachmentMarkdown).join('\n')}`;
}

const taker = Facet.define<TakeFiles, TakeFiles | null>({ combine: ([take]) => take ?? null });

/**
 * Returns whether a position is the end of a block whose last line cannot take more text. Text after a closing fence
 * would keep the code block open, text after the last pipe of a table row is not displayed, and text after a thematic
 * break turns the break into text.
 */
function isBlockEnd(state: EditorState, at: number): boolean {
  const line = state.doc.lineAt(at);
  if (at !== line.to || line.length === 0) return false;
  for (let node: SyntaxNode | null = treeAt(state, at).resolve(at, -1); node !== null; node = node.parent)
    if (node.to === at && takesNoWords(node, line.text)) return true;
  return at === endOfProperties(state);
}

function takesNoWords(node: SyntaxNode, lastLine: string): boolean {
  switch (node.name) {
    case 'FencedCode':
      return node.getChildren('CodeMark').length === 2;
    case 'Table':
      return /[^\\]\|$/.test(lastLine); // without a final pipe, more text belongs to the last cell
    case 'HorizontalRule':
    case 'SetextHeading1':
    case 'SetextHeading2':
    case 'LinkReference':
    case 'HTMLBlock':
    case 'CommentBlock':
    case 'NoteCommentBlock':
    case 'ProcessingInstructionBlock':
      return true;
    default:
      return false;
  }
}

/** Returns the end of the properties at the top of the note, without the line break after them. */
function endOfProperties(state: EditorState): number | null {
  const end = propertiesEnd(state);
  return end === 0 ? null : state.doc.lineAt(Math.max(0, end - 1)).to;
}
