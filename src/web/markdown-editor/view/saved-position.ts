import { type ChangeDesc, Facet } from '@codemirror/state';
import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { type YSyncConfig, ySyncFacet } from 'y-codemirror.next';

/** A range of the text that follows edits by the user and other devices. */
export interface SavedPosition {
  /**
   * Replaces the saved range; only the first call has an effect. If the editor was closed in the meantime, inserts
   * after the range instead.
   *
   * @param text the text to insert, which may depend on the current range
   */
  readonly insert: (text: string | ((from: number, to: number) => string)) => void;
  /** Releases the position without inserting anything. */
  readonly leave: () => void;
}

/**
 * Keeps the body of the note open even if its editor is closed.
 *
 * @returns a function that releases the body
 */
export type HoldText = () => () => void;

export const holdText = Facet.define<HoldText, HoldText | null>({ combine: ([hold]) => hold ?? null });

interface Range {
  from: number;
  to: number;
}

export function savePosition(view: EditorView, { from, to }: Readonly<Range>): SavedPosition {
  const ranges = view.plugin(savedPositions)?.ranges ?? new Set();
  const range = { from, to };
  const insertInText = placeInText(view, to);
  const letGo = view.state.facet(holdText)?.();
  ranges.add(range);
  const leave = () => {
    ranges.delete(range);
    letGo?.();
  };
  return {
    insert: (text) => {
      if (!ranges.has(range)) return;
      const written = (typeof text === 'string' ? text : text(range.from, range.to)).replaceAll(/\r\n?/g, '\n');
      if (view.dom.isConnected) insertInView(view, range, written);
      else insertInText(written);
      leave();
    },
    leave,
  };
}

function insertInView(view: EditorView, range: Readonly<Range>, written: string): void {
  const insert = view.state.toText(written);
  const hadCursor = view.state.selection.main.to >= range.from && view.state.selection.main.from <= range.to;
  view.dispatch({
    changes: { from: range.from, to: range.to, insert },
    ...(hadCursor && { selection: { anchor: range.from + insert.length } }),
    userEvent: 'input.paste',
    scrollIntoView: hadCursor,
  });
}

/** Saves a position relative to the Yjs text and returns a function that inserts text there. */
function placeInText(view: EditorView, at: number): (written: string) => void {
  const text: YSyncConfig | undefined = view.state.facet(ySyncFacet);
  const place = text?.toYPos(at);
  return (written) => text?.ytext.insert(text.fromYPos(place).pos, written);
}

export const savedPositions = ViewPlugin.fromClass(
  class {
    readonly ranges = new Set<Range>();

    update({ docChanged, changes }: ViewUpdate): void {
      if (docChanged) for (const range of this.ranges) moveWith(range, changes);
    }
  },
);

/**
 * Maps a range through changes. A selection is replaced only if unchanged; if it was edited, the insertion goes after
 * it.
 */
function moveWith(range: Range, changes: ChangeDesc): void {
  const isTouched = changes.touchesRange(range.from, range.to) !== false;
  const to = changes.mapPos(range.to, 1);
  range.from = isTouched ? to : changes.mapPos(range.from, 1);
  range.to = to;
}
