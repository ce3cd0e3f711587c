import { useMessages } from '../language/index.ts';
import { showToast } from '../ui/toast.tsx';
import { contentErrorText } from './file-messages.ts';
import { attachmentMessages } from './messages/index.ts';
import { useAttachments } from './use-attachments.ts';

/** Returns a function that downloads an attachment as a file. If it cannot, it says why. */
export function useSaveFile(): (hash: string, name?: string) => Promise<void> {
  const m = useMessages(attachmentMessages);
  const { download } = useAttachments();
  return async (hash, name) => {
    const saved = await download(hash, name);
    if (!saved.ok) showToast({ tone: 'bad', message: contentErrorText(m, saved.error) });
  };
}
