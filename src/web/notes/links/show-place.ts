import { type EditorState, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import { linkedBlock, linkedHeading, readNote, type Span } from '#domain/notes/markdown/index.ts';
import type { PlaceInNote } from '../../links/place-in-note.ts';

/**
 * Scrolls to a position in a note and puts the cursor there for keyboard users. Its lines stay highlighted until the
 * text or the selection changes.
 *
 * @param content editable element of the editor
 * @returns false if the position no longer exists
 */
export function showPlace(content: HTMLElement, place: PlaceInNote): boolean {
  const view = EditorView.findFromDOM(content);
  const span = view === null ? null : spanOf(view.state, place);
  if (view === null || span === null) return false;
  if (view.state.field(shownPlace, false) === undefined)
    view.dispatch({ effects: StateEffect.appendConfig.of([shownPlace, look]) });
  view.dispatch({
    selection: { anchor: span.from },
    effects: [markLines.of(span), EditorView.scrollIntoView(span.from, { y: 'center' })],
  });
  return true;
}

function spanOf({ doc }: EditorState, place: PlaceInNote): Span | null {
  if (place.kind === 'span') return place.to <= doc.length ? place : null;
  if (place.kind === 'block') return linkedBlock(doc.toString(), place.id);
  const heading = linkedHeading(readNote(doc.toString()).headings, place.path);
  return heading && { from: heading.from, to: heading.from };
}

const markLines = StateEffect.define<Span>();

const shownPlace = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marked, { effects, docChanged, selection, state }) {
    for (const effect of effects) if (effect.is(markLines)) return linesOf(state, effect.value);
    return docChanged || selection !== undefined ? Decoration.none : marked;
  },
  provide: (field) => EditorView.decorations.from(field),
});

function linesOf({ doc }: EditorState, { from, to }: Span): DecorationSet {
  const first = doc.lineAt(from).number;
  const last = doc.lineAt(to).number;
  const lines = Array.from({ length: last - first + 1 }, (_, at) => doc.line(first + at).from);
  return Decoration.set(lines.map((at) => shownLine.range(at)));
}

const shownLine = Decoration.line({ class: 'shown-place' });

const look = EditorView.baseTheme({
  '.shown-place': { backgroundColor: 'var(--warn-soft)', borderRadius: 'var(--radius-1)' },
});
