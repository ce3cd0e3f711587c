import { useNavigate } from '@tanstack/react-router';
import * as Y from 'yjs';
import { recordKey } from '#domain/kernel/index.ts';
import { type Note, textEdits } from '#domain/notes/index.ts';
import { type Restoring, useRestoring } from '../../history/index.ts';
import { noteLink } from '../../links/notes.ts';
import { type DocumentActions, useDocument } from '../../replica/index.ts';
import { offerUndo } from '../../undo/index.ts';
import { useNotesRoute } from '../list/index.ts';
import type { NoteVersion } from './note-version.ts';
import { restoreLeaves } from './restore-leaves.ts';

export interface RestoringNote extends Pick<Restoring, 'isPending' | 'failure'> {
  readonly restore: (version: NoteVersion, doneWords: string) => void;
}

/**
 * Restores an earlier version as the newest. Only the parts of the body that differ are edited, so that concurrent
 * edits survive.
 */
export function useRestore(noteId: string, text: Y.Text | null): RestoringNote {
  const document = useDocument();
  const navigate = useNavigate();
  const { list, sort } = useNotesRoute();
  const { restore, ...restoring } = useRestoring('notes', noteId, () => text?.toString() ?? '');
  return {
    ...restoring,
    restore: (version, message) => {
      if (text === null) return;
      restore(() => {
        const undo = writeVersion(document, noteId, text, version);
        void navigate(noteLink(noteId, list, sort));
        offerUndo(message, undo);
      });
    },
  };
}

/** @returns a function that undoes exactly this change */
function writeVersion(document: DocumentActions, noteId: string, text: Y.Text, version: NoteVersion): () => void {
  const key = recordKey('notes', noteId);
  // the body stays open while undo is offered, even if the user navigates away
  const letGo = document.watchBody(key);
  const act = {};
  const undoManager = new Y.UndoManager(text, { trackedOrigins: new Set([act]), captureTimeout: 0 });
  const edits = textEdits(text.toString(), version.text);
  text.doc?.transact(() => {
    for (const { from, to, insert } of edits.toReversed()) {
      if (to > from) text.delete(from, to - from);
      if (insert !== '') text.insert(from, insert);
    }
  }, act);
  const undoLeaves = writeLeaves(document, noteId, version);
  return () => {
    undoManager.undo();
    undoManager.destroy();
    undoLeaves();
    letGo();
  };
}

function writeLeaves(document: DocumentActions, noteId: string, version: NoteVersion): () => void {
  let undo: (later: Note) => void = () => {};
  document.changeRecord('notes', noteId, (draft) => {
    undo = restoreLeaves(draft, version, document.newId());
  });
  return () => document.changeRecord('notes', noteId, undo);
}
