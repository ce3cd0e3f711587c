import { type EditorState, type Extension, Facet, StateEffect, StateField } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { attachmentMarkdown } from '#domain/notes/index.ts';
import type { Added } from '../../attachments/index.ts';
import { isTableLine } from '../editor/commands/edit-lines.ts';

/** Takes files in; null where it did not, and said why. */
export type TakeFiles = (files: readonly File[]) => Promise<readonly Added[] | null>;

/** Files that are pasted, dropped or chosen become links in the text, where the person put them. */
export function attachFiles(take: TakeFiles): Extension {
  return [taker.of(take), places, EditorView.domEventHandlers({ paste, drop })];
}

/** Asks for files and puts them in at the cursor. Called in answer to a press, or the browser shows nothing. */
export function chooseFiles(view: EditorView): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.addEventListener('change', () => {
    void insertFiles(view, [...(input.files ?? [])], view.state.selection.main.head);
    view.focus();
  });
  input.click();
}

/** Puts files into the text at a place, which moves along with what is written meanwhile. */
async function insertFiles(view: EditorView, files: readonly File[], position: number): Promise<void> {
  const take = view.state.facet(taker);
  if (take === null || view.state.readOnly || files.length === 0) return;
  const place = {};
  view.dispatch({ effects: holdPlace.of({ place, position }) });
  const added = await take(files).catch(() => null);
  const at = view.state.field(places, false)?.get(place);
  if (at === undefined) return; // the editor is gone: the files stay on this device
  const insert = added === null ? '' : markdownOf(added, view.state, at);
  const { head, empty } = view.state.selection.main;
  view.dispatch({
    ...(insert !== '' && { changes: { from: at, insert }, userEvent: 'input.paste', scrollIntoView: head === at }),
    ...(insert !== '' && empty && head === at && { selection: { anchor: at + insert.length } }),
    effects: releasePlace.of(place),
  });
}

/** A file each line where there are several, but one line in a table; apart from the word that it would stick to. */
export function markdownOf(added: readonly Added[], state: EditorState, at: number): string {
  const before = state.sliceDoc(Math.max(0, at - 1), at);
  const between = isTableLine(state, state.doc.lineAt(at)) ? ' ' : '\n';
  return `${/\w/.test(before) ? ' ' : ''}${added.map(attachmentMarkdown).join(between)}`;
}

const taker = Facet.define<TakeFiles, TakeFiles | null>({ combine: ([take]) => take ?? null });

const holdPlace = StateEffect.define<{ readonly place: object; readonly position: number }>({
  map: ({ place, position }, changes) => ({ place, position: changes.mapPos(position, 1) }),
});

const releasePlace = StateEffect.define<object>();

/** Where files go that are being taken in. */
const places = StateField.define<ReadonlyMap<object, number>>({
  create: () => new Map(),
  update: (before, { changes, effects }) => {
    if (before.size === 0 && effects.length === 0) return before;
    const after = new Map([...before].map(([place, position]) => [place, changes.mapPos(position, 1)]));
    for (const effect of effects) {
      if (effect.is(holdPlace)) after.set(effect.value.place, effect.value.position);
      if (effect.is(releasePlace)) after.delete(effect.value);
    }
    return after;
  },
});

/** Text beside a file is what was meant: a spreadsheet puts a picture of its cells beside them. */
function paste(event: ClipboardEvent, view: EditorView): boolean {
  const files = [...(event.clipboardData?.files ?? [])];
  if (files.length === 0 || event.clipboardData?.getData('text/plain')) return false;
  event.preventDefault();
  const { from, to } = view.state.selection.main;
  if (from !== to && !view.state.readOnly) view.dispatch({ changes: { from, to }, userEvent: 'input.paste' });
  void insertFiles(view, files, from);
  return true;
}

function drop(event: DragEvent, view: EditorView): boolean {
  const files = [...(event.dataTransfer?.files ?? [])];
  if (files.length === 0) return false;
  event.preventDefault();
  void insertFiles(view, files, view.posAtCoords({ x: event.clientX, y: event.clientY }, false));
  return true;
}
