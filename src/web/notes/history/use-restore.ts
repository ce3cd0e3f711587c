import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import * as Y from 'yjs';
import { recordKey } from '#domain/kernel/index.ts';
import { textEdits } from '#domain/notes/index.ts';
import { useMessages } from '../../language/index.ts';
import { type DocumentActions, useDocument } from '../../replica/index.ts';
import { offerUndo } from '../../undo/index.ts';
import { noteHref } from '../use-notes-place.ts';
import { historyMessages } from './messages/index.ts';
import type { NoteVersion } from './past-states.ts';
import { useHistoryApi } from './use-history.ts';

export type RestoreFailure = 'restoreOffline' | 'restoreTooSoon' | 'restoreFailed';

export interface Restoring {
  readonly isPending: boolean;
  readonly failure: RestoreFailure | null;
  readonly restore: (version: NoteVersion, doneWords: string) => void;
}

/**
 * Makes an earlier version the newest. The server is asked first to keep what stands now, and has all of it by then; the
 * text is edited where it differs alone, so that what somebody types elsewhere meanwhile stays.
 */
export function useRestore(noteId: string, text: Y.Text | null): Restoring {
  const m = useMessages(historyMessages);
  const document = useDocument();
  const navigate = useNavigate();
  const api = useHistoryApi(noteId);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<RestoreFailure | null>(null);

  const keepNow = async (): Promise<RestoreFailure | null> => {
    if (!navigator.onLine) return 'restoreOffline';
    await document.flush();
    if (!(await isSaved(document))) return navigator.onLine ? 'restoreTooSoon' : 'restoreOffline';
    const kept = await api.keepNow();
    if (kept.ok) return null;
    return kept.error.code === 'history/offline' ? 'restoreOffline' : 'restoreFailed';
  };

  const restore = async (version: NoteVersion, doneWords: string) => {
    if (text === null || isPending) return;
    setPending(true);
    const failed = await keepNow();
    setPending(false);
    setFailure(failed);
    if (failed !== null) return;
    const undo = writeVersion(document, noteId, text, version);
    void navigate({ href: noteHref(noteId) });
    offerUndo({ message: doneWords, label: m.undo, undo });
  };

  return { isPending, failure, restore: (version, doneWords) => void restore(version, doneWords) };
}

/** @returns takes back what it did and nothing else */
function writeVersion(document: DocumentActions, noteId: string, text: Y.Text, version: NoteVersion): () => void {
  const key = recordKey('notes', noteId);
  // stays open while the undo may be pressed, wherever the person goes
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
  const undoTitle = writeTitle(document, noteId, version.title);
  return () => {
    undoManager.undo();
    undoManager.destroy();
    undoTitle();
    letGo();
  };
}

function writeTitle(document: DocumentActions, noteId: string, title: string): () => void {
  let before: string | undefined;
  const restored = title === '' ? undefined : title;
  document.changeRecord('notes', noteId, (draft) => {
    before = draft.title;
    if (draft.title !== restored) draft.title = restored;
  });
  return () =>
    document.changeRecord('notes', noteId, (draft) => {
      if (draft.title === restored) draft.title = before;
    });
}

const savedWithinMs = 10_000;
const askedEveryMs = 100;

/** Whether the server has everything, waiting a little for what is on its way. */
async function isSaved({ replica }: DocumentActions): Promise<boolean> {
  for (let waited = 0; waited < savedWithinMs && replica.status.kind === 'saving'; waited += askedEveryMs)
    await new Promise((done) => setTimeout(done, askedEveryMs));
  return replica.status.kind === 'saved';
}
