import * as Y from 'yjs';
import { recordKey } from '#domain/kernel/index.ts';
import type { TextEdit } from '#domain/notes/index.ts';
import type { DocumentActions } from '../../replica/index.ts';
import { showToast } from '../../ui/toast.tsx';
import { offerUndo } from '../../undo/index.ts';

/** Undoes a change and resolves to whether that was possible. */
export type TakeBack = () => Promise<boolean>;

/** Runs `work` with the open body of a note. A body that is already open is shared. */
export async function withBodyText<T>(
  document: DocumentActions,
  noteId: string,
  work: (text: Y.Text) => T,
): Promise<T> {
  return document.reader.withBody(recordKey('notes', noteId), work);
}

export function editText(text: Y.Text, { from, to, insert }: TextEdit): void {
  text.doc?.transact(() => {
    text.delete(from, to - from);
    text.insert(from, insert);
  });
}

/** Returns where a position is after edits of its text; null if the body is not open. */
export function positionIn(text: Y.Text, place: Y.RelativePosition): number | null {
  return text.doc === null ? null : (Y.createAbsolutePositionFromRelativePosition(place, text.doc)?.index ?? null);
}

interface Taken {
  readonly message: string;
  readonly takeBack: TakeBack;
  /** Shown if the text has changed so that the change cannot be undone. */
  readonly notUndone: string;
}

/** Shows what was done and offers to undo it. */
export function offerTakeBack({ message, takeBack, notUndone }: Taken): void {
  const undo = async () => {
    if (!(await takeBack().catch(() => false))) showToast({ message: notUndone, tone: 'bad' });
  };
  offerUndo(message, () => void undo());
}
