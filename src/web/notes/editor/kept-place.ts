import type { ChangeDesc } from '@codemirror/state';
import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

/** A place in the text that stays the same place while the person, or another device, writes on. */
export interface KeptPlace {
  /** Puts text in, once, in the place of what was selected there. @param text may depend on where that is by now */
  readonly insert: (text: string | ((from: number, to: number) => string)) => void;
  /** Nothing is put in. */
  readonly leave: () => void;
}

interface Range {
  from: number;
  to: number;
}

export function keepPlace(view: EditorView, { from, to }: Readonly<Range>): KeptPlace {
  const ranges = view.plugin(keptPlaces)?.ranges ?? new Set();
  const range = { from, to };
  ranges.add(range);
  return {
    insert: (text) => {
      // An editor that was closed meanwhile holds no text of the note any more.
      if (!ranges.delete(range) || !view.dom.isConnected) return;
      const written = typeof text === 'string' ? text : text(range.from, range.to);
      const insert = view.state.toText(written.replaceAll(/\r\n?/g, '\n'));
      const hadCursor = view.state.selection.main.to >= range.from && view.state.selection.main.from <= range.to;
      view.dispatch({
        changes: { ...range, insert },
        ...(hadCursor && { selection: { anchor: range.from + insert.length } }),
        userEvent: 'input.paste',
        scrollIntoView: hadCursor,
      });
    },
    leave: () => void ranges.delete(range),
  };
}

export const keptPlaces = ViewPlugin.fromClass(
  class {
    readonly ranges = new Set<Range>();

    update({ docChanged, changes }: ViewUpdate): void {
      if (docChanged) for (const range of this.ranges) moveWith(range, changes);
    }
  },
);

/** What was selected is put aside only as it was: where somebody wrote in its place, that stays. */
function moveWith(range: Range, changes: ChangeDesc): void {
  const isTouched = changes.touchesRange(range.from, range.to) !== false;
  const to = changes.mapPos(range.to, 1);
  range.from = isTouched ? to : changes.mapPos(range.from, 1);
  range.to = to;
}
