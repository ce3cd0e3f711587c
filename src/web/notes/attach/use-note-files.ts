import { useEffectEvent, useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import {
  type Attachments,
  addErrorText,
  attachmentMessages,
  contentErrorText,
  useAttachments,
} from '../../attachments/index.ts';
import { useMessages } from '../../language/index.ts';
import { showToast } from '../../ui/toast.tsx';
import type { TakeFiles } from './attach-files.ts';

export interface NoteFiles {
  readonly take: TakeFiles;
  readonly picture: Attachments['picture'];
  readonly arrival: Attachments['arrival'];
  /** Saves an attached file to the device when its link is pressed. Files are never opened in the page. */
  readonly open: (hash: string, name: string) => void;
}

/** Returns the file operations of the editor, which report their own errors. The object is stable for a document. */
export function useNoteFiles(): NoteFiles {
  const words = useMessages(attachmentMessages);
  const { locale } = useLocale();
  const attachments = useAttachments();
  const failed = useEffectEvent((message: string) => void showToast({ tone: 'bad', message }));
  const take = useEffectEvent<TakeFiles>(async (files) => {
    const added = await attachments.add(files);
    if (added.ok) return added.value;
    failed(addErrorText(words, added.error, locale));
    return null;
  });
  const open = useEffectEvent(async (hash: string, name: string) => {
    const saved = await attachments.download(hash, name);
    if (!saved.ok) failed(contentErrorText(words, saved.error));
  });
  return useMemo(
    () => ({
      take: (files) => take(files),
      picture: attachments.picture,
      arrival: attachments.arrival,
      open: (hash, name) => void open(hash, name),
    }),
    [attachments],
  );
}
