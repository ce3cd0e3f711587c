import * as Y from 'yjs';
import type { TextEdit } from '#domain/notes/index.ts';
import type { DocumentActions } from '../../replica/index.ts';
import { editText, positionIn, type TakeBack, withBodyText } from './edit-body.ts';

interface EditedBodies {
  /** The number of notes that changed. */
  readonly count: number;
  readonly takeBack: TakeBack;
}

/** Edits the bodies of several notes. Undo restores each edit whose text is still there. */
export async function editBodies(
  document: DocumentActions,
  ids: ReadonlySet<string>,
  editsOf: (text: string) => readonly TextEdit[],
): Promise<EditedBodies> {
  const done: TakeBack[] = [];
  for (const id of ids) {
    const places = await withBodyText(document, id, (text) => edit(text, editsOf(text.toString())));
    if (places.length > 0) done.push(() => withBodyText(document, id, (text) => restore(text, places)));
  }
  return {
    count: done.length,
    takeBack: async () => {
      const results = await Promise.all(done.map((each) => each()));
      return results.every(Boolean);
    },
  };
}

interface Place {
  readonly start: Y.RelativePosition;
  readonly before: string;
  readonly after: string;
}

function edit(text: Y.Text, edits: readonly TextEdit[]): readonly Place[] {
  const before = text.toString();
  // from the end, so that the positions before an edit stay
  for (const each of edits.toReversed()) editText(text, each);
  let shift = 0;
  return edits.map(({ from, to, insert }) => {
    const start = Y.createRelativePositionFromTypeIndex(text, from + shift);
    shift += insert.length - (to - from);
    return { start, before: before.slice(from, to), after: insert };
  });
}

/** Returns whether all places still had what was written there. */
function restore(text: Y.Text, places: readonly Place[]): boolean {
  const restored = places.map(({ start, before, after }) => {
    const from = positionIn(text, start);
    if (from === null || text.toString().slice(from, from + after.length) !== after) return false;
    editText(text, { from, to: from + after.length, insert: before });
    return true;
  });
  return restored.every(Boolean);
}
