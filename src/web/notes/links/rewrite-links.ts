import * as Y from 'yjs';
import { renameLinks } from '#domain/notes/links/index.ts';
import type { DocumentActions } from '../../replica/index.ts';
import { editText, positionIn, type TakeBack, withBodyText } from '../model/index.ts';

interface Rewritten {
  readonly count: number;
  readonly takeBack: TakeBack;
}

/**
 * Gives the links of these notes the new title of the note that they lead to. Otherwise they would lead to the next note
 * that gets the old title.
 */
export async function rewriteLinks(
  document: DocumentActions,
  sources: ReadonlySet<string>,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Rewritten> {
  const done: TakeBack[] = [];
  for (const source of sources) {
    const places = await withBodyText(document, source, (text) => rewrite(text, from, to));
    if (places.length > 0) done.push(() => withBodyText(document, source, (text) => restore(text, places)));
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

function rewrite(text: Y.Text, from: string, to: string): readonly Place[] {
  const before = text.toString();
  const edits = renameLinks(before, from, to);
  // from the end, so that the positions before an edit stay
  for (const edit of edits.toReversed()) editText(text, edit);
  let shift = 0;
  return edits.map((edit) => {
    const at = edit.from + shift;
    shift += edit.insert.length - (edit.to - edit.from);
    const start = Y.createRelativePositionFromTypeIndex(text, at);
    return { start, before: before.slice(edit.from, edit.to), after: edit.insert };
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
