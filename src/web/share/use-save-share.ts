import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { ok, type RecordKey, recordKey } from '#domain/kernel/index.ts';
import type { Note } from '#domain/notes/index.ts';
import { type Added, addErrorText, attachmentMessages, useAttachments } from '../attachments/index.ts';
import { useMessages } from '../language/index.ts';
import { noteLink } from '../links/notes.ts';
import { appendToDay, type InsertedAt } from '../notes/index.ts';
import { type DocumentActions, useDocument, useProfileData } from '../replica/index.ts';
import { alone } from '../secure-context/index.ts';
import { showToast } from '../ui/toast.tsx';
import { type AddedShares, useAddedShares } from './added-shares.ts';
import { shareMessages } from './messages/index.ts';
import { readShare, removeShare, type WaitingShare } from './share-store.ts';
import { dailyNoteText, isAttachable, newNoteText, type SharedContent } from './shared-content.ts';

export type ShareTarget = 'new-note' | 'today';

export interface SavedShare {
  readonly share: WaitingShare;
  readonly content: SharedContent;
  readonly title: string;
  readonly target: ShareTarget;
  /** Whether the page shows another share afterwards. Otherwise, the note opens. */
  readonly isLast: boolean;
}

export interface SavingShare {
  readonly save: (saved: SavedShare) => void;
  /** Undoes what an attempt that failed has written. */
  readonly takeBack: () => Promise<void>;
  readonly isSaving: boolean;
  /** Why nothing was saved; null if saving has not failed. */
  readonly error: string | null;
}

/** A share that is written to a note but not stored yet. */
interface Attempt {
  readonly note: string;
  readonly title: string;
  readonly target: ShareTarget;
  readonly added: readonly Added[];
  /** Undoes the writing, before the same share is written with another title or to another note. */
  readonly takeBack: () => Promise<unknown>;
}

/** Returns a function that saves a share as a note. The share is removed once the note is stored on this device. */
export function useSaveShare(): SavingShare {
  const m = useMessages(shareMessages);
  const files = useMessages(attachmentMessages);
  const { locale } = useLocale();
  const attachments = useAttachments();
  const document = useDocument();
  const addedShares = useAddedShares();
  const navigate = useNavigate();
  const { dailyTemplate } = useProfileData().preferences;
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { savedBefore, writeNote, writeToDay } = shareWriter({
    document,
    addedShares,
    template: dailyTemplate as RecordKey | undefined,
  });
  /** What the last attempt has written, so that trying again does not write it twice. */
  const [attempt, setAttempt] = useState<Attempt | null>(null);

  /** Returns what is written, or null if a file cannot be added or another tab was faster. */
  const write = async (saved: SavedShare): Promise<Attempt | null> => {
    const { share, content, title, target } = saved;
    if ((await readShare(share)) === null) {
      showToast({ message: m.savedElsewhere });
      await removeShare(share); // looks again which shares are waiting
      return null;
    }
    const attached = content.files.filter(isAttachable);
    const isAttached = attempt !== null || attached.length === 0;
    const added = isAttached ? ok(attempt?.added ?? []) : await attachments.add(attached);
    if (!added.ok) {
      setError(addErrorText(files, added.error, locale));
      return null;
    }
    await attempt?.takeBack();
    const written = target === 'new-note' ? writeNote(saved, added.value) : await writeToDay(saved, added.value);
    return { ...written, title, target, added: added.value };
  };

  const writeAndRemove = async (saved: SavedShare) => {
    let note = attempt === null ? await savedBefore(saved.share) : null;
    if (note === null) {
      const isSame = attempt?.title === saved.title && attempt.target === saved.target;
      const written = isSame ? attempt : await write(saved);
      if (written === null) return;
      setAttempt(written);
      note = written.note;
    }
    if (!(await document.flush())) return setError(m.notSaved);
    const open = () => void navigate({ ...noteLink(note), replace: saved.isLast });
    if (saved.isLast) open();
    else showToast({ message: m.saved, action: { label: m.open, onPress: open } });
    await removeShare(saved.share);
    addedShares.forget(saved.share);
  };

  const save = async (saved: SavedShare) => {
    setSaving(true);
    setError(null);
    try {
      await alone('mensana-save-share', () => writeAndRemove(saved)); // two tabs may show the same share
    } catch (failure) {
      setError(m.notSaved);
      reportError(failure);
    } finally {
      setSaving(false);
    }
  };
  const takeBack = async () => {
    await attempt?.takeBack();
    setAttempt(null);
  };
  return { save: (saved) => void save(saved), takeBack, isSaving, error };
}

interface ShareWriterParts {
  readonly document: DocumentActions;
  readonly addedShares: AddedShares;
  /** The template of daily notes. */
  readonly template: RecordKey | undefined;
}

function shareWriter({ document, addedShares, template }: ShareWriterParts) {
  const noteOf = ({ id }: WaitingShare) => document.records('notes').find((note) => note.id === id);
  return {
    /** Returns the note to which a tab saved the share that was then closed before it removed it; null if there is none. */
    async savedBefore(share: WaitingShare): Promise<string | null> {
      return noteOf(share)?.inTrash === false ? share.id : addedShares.noteWith(share);
    },

    writeNote({ share, content, title }: SavedShare, added: readonly Added[]): Pick<Attempt, 'note' | 'takeBack'> {
      const name = (draft: Note) => {
        if (title === '') delete draft.title;
        else draft.title = title;
      };
      if (noteOf(share) !== undefined) {
        document.restore([recordKey('notes', share.id)]); // an earlier attempt was taken back
        document.changeRecord('notes', share.id, name);
        return { note: share.id, takeBack: async () => document.trash([recordKey('notes', share.id)]) };
      }
      // the note of an earlier attempt may be permanently deleted
      const own = document.isDeleted(recordKey('notes', share.id)) ? {} : { id: share.id };
      const note = document.createRecord('notes', name, { ...own, text: newNoteText(content, added) });
      return { note, takeBack: async () => document.trash([recordKey('notes', note)]) };
    },

    async writeToDay({ share, content, title }: SavedShare, added: readonly Added[]) {
      const day = document.today();
      const line = dailyNoteText(content, title, added);
      const note = document.dailyNoteId(day);
      if (line === '') return { note, takeBack: async () => {} };
      const inserting = (at: InsertedAt) => addedShares.remember(share, at);
      const takeBack = await appendToDay(document, { day, line, template, inserting });
      return {
        note,
        takeBack: async () => {
          addedShares.forget(share);
          await takeBack();
        },
      };
    },
  };
}
