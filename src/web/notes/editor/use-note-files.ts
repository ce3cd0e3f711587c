import { useLocale } from 'react-aria-components/I18nProvider';
import { addErrorText, attachmentMessages, useAttachments, useSaveFile } from '../../attachments/index.ts';
import { useMessages } from '../../language/index.ts';
import type { EditorHost } from '../../markdown-editor/index.ts';
import { showToast } from '../../ui/toast.tsx';

/** Returns the file operations of the editor, which report their own errors. */
export function useNoteFiles(): EditorHost['files'] {
  const labels = useMessages(attachmentMessages);
  const { locale } = useLocale();
  const saveFile = useSaveFile();
  const { add, picture, arrival } = useAttachments();
  const failed = (message: string) => void showToast({ tone: 'bad', message });
  return {
    take: async (files) => {
      const added = await add(files);
      if (added.ok) return added.value;
      failed(addErrorText(labels, added.error, locale));
      return null;
    },
    open: saveFile,
    picture,
    arrival,
  };
}
