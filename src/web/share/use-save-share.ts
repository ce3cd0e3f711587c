import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { ok, type RecordKey } from '#domain/kernel/index.ts';
import type { Note } from '#domain/notes/index.ts';
import { addErrorText, attachmentMessages, useAttachments } from '../attachments/index.ts';
import { useMessages } from '../language/index.ts';
import { appendToDay } from '../notes/index.ts';
import { noteLink } from '../notes/link-targets.ts';
import { useDocument, useProfileData } from '../replica/index.ts';
import { alone } from '../secure-context/index.ts';
import { showToast } from '../ui/toast.tsx';
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
  readonly isSaving: boolean;
  /** Whether the note is written but not stored yet. The title and the target can no longer change. */
  readonly isWritten: boolean;
  /** Why nothing was saved; null if saving has not failed. */
  readonly error: string | null;
}

/** Returns a function that saves a share as a note. The share is removed once the note is stored on this device. */
export function useSaveShare(): SavingShare {
  const m = useMessages(shareMessages);
  const files = useMessages(attachmentMessages);
  const { locale } = useLocale();
  const attachments = useAttachments();
  const document = useDocument();
  const navigate = useNavigate();
  const { dailyTemplate } = useProfileData().preferences;
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  /** The note of a share that is written but not stored yet, so that trying again does not write it twice. */
  const [written, setWritten] = useState<{ readonly share: string; readonly note: string } | null>(null);

  /** Returns the note, or null if nothing was written because a file cannot be added or another tab was faster. */
  const write = async ({ share, content, title, target }: SavedShare): Promise<string | null> => {
    if (document.records('notes').some(({ id }) => id === share.id)) return share.id; // saved, but not removed
    if ((await readShare(share)) === null) {
      showToast({ message: m.savedElsewhere });
      await removeShare(share); // looks again which shares are waiting
      return null;
    }
    const attached = content.files.filter(isAttachable);
    const added = attached.length === 0 ? ok([]) : await attachments.add(attached);
    if (!added.ok) {
      setError(addErrorText(files, added.error, locale));
      return null;
    }
    if (target === 'new-note') {
      const text = newNoteText(content, added.value);
      const name = (draft: Note) => {
        if (title !== '') draft.title = title;
      };
      document.createRecord('notes', name, { id: share.id, text });
      return share.id;
    }
    const day = document.today();
    const line = dailyNoteText(content, title, added.value);
    if (line !== '') await appendToDay(document, { day, line, template: dailyTemplate as RecordKey | undefined });
    return document.dailyNoteId(day);
  };

  const writeAndRemove = async (saved: SavedShare) => {
    const note = written?.share === saved.share.id ? written.note : await write(saved);
    if (note === null) return;
    setWritten({ share: saved.share.id, note });
    await document.replica.flush();
    if (document.replica.unstored().length > 0) return setError(m.notSaved);
    const open = () => void navigate({ ...noteLink(note), replace: saved.isLast });
    if (saved.isLast) open();
    else showToast({ message: m.saved, action: { label: m.open, onPress: open } });
    await removeShare(saved.share);
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
  return { save: (saved) => void save(saved), isSaving, isWritten: written !== null, error };
}
