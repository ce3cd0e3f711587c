import type { AttachmentHash } from '#domain/notes/index.ts';
import { useMessages } from '../language/index.ts';
import { showToast } from '../ui/toast.tsx';
import { offerUndo } from '../undo/index.ts';
import { contentErrorText } from './file-messages.ts';
import { attachmentMessages } from './messages/index.ts';
import { useAttachments, useFiles } from './use-attachments.ts';

export interface FileActions {
  readonly hold: () => void;
  readonly send: () => void;
  /** Downloads the file from the server and keeps it on this device. */
  readonly get: () => void;
  readonly setKept: (isKept: boolean) => void;
  readonly save: () => void;
  readonly remove: () => void;
}

/** Returns the actions on one file. Failures are shown to the user. */
export function useFileActions(hash: AttachmentHash, name: string): FileActions {
  const m = useMessages(attachmentMessages);
  const files = useFiles();
  const { download } = useAttachments();
  const failed = () => showToast({ tone: 'bad', message: m.storageUnavailable });
  const change = (edit: Parameters<typeof files.shelf.change>[1]) => files.shelf.change(hash, edit);
  const get = async () => {
    const content = await files.content(hash);
    if (!content.ok) showToast({ tone: 'bad', message: contentErrorText(m, content.error) });
    else if (files.shelf.rows.has(hash)) await change((row) => ({ ...row, isKept: true }));
    else showToast({ tone: 'bad', message: m.notKept });
  };
  const save = async () => {
    const saved = await download(hash, name);
    if (!saved.ok) showToast({ tone: 'bad', message: contentErrorText(m, saved.error) });
  };
  const remove = async () => {
    await files.shelf.remove(hash);
    offerUndo(m.removed({ name }), () => void get().catch(failed));
  };
  const send = async () => {
    await change((row) => ({ ...row, upload: 'waiting', refusal: null }));
    files.uploads.wakeNow();
  };
  return {
    hold: () => void change((row) => ({ ...row, upload: 'held' })).catch(failed),
    send: () => void send().catch(failed),
    get: () => void get().catch(failed),
    setKept: (isKept) => void change((row) => ({ ...row, isKept })).catch(failed),
    save: () => void save().catch(failed),
    remove: () => void remove().catch(failed),
  };
}
