import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { type ProgressPhoto, progressPhotos } from '#domain/exercise/body/index.ts';
import { recordKey } from '#domain/kernel/index.ts';
import { addErrorText, attachmentMessages, useAttachments } from '../../attachments/index.ts';
import { useMessages } from '../../language/index.ts';
import { assign, useDocument, useRecords } from '../../replica/index.ts';
import { deviceZone } from '../../time/index.ts';
import { showToast } from '../../ui/toast.tsx';
import { offerUndo } from '../../undo/index.ts';
import { bodyMessages } from './messages/index.ts';

/** Returns the user's photos, newest first. */
export function usePhotos(): readonly ProgressPhoto[] {
  const measurements = useRecords('measurements');
  return useMemo(() => progressPhotos(measurements.filter(({ inTrash }) => !inTrash)), [measurements]);
}

/** Adds photos dated today; works offline too. Shows a message for files that are not images. */
export function useAddPhotos(): (files: readonly File[]) => Promise<void> {
  const m = useMessages(bodyMessages);
  const labels = useMessages(attachmentMessages);
  const { locale } = useLocale();
  const attachments = useAttachments();
  const document = useDocument();
  return async (files) => {
    const added = await attachments.add(files);
    if (!added.ok) return void showToast({ tone: 'bad', message: addErrorText(labels, added.error, locale) });
    const pictures = added.value.filter(({ isImage }) => isImage);
    if (pictures.length < added.value.length) showToast({ tone: 'bad', message: m.notAPhoto });
    if (pictures.length === 0) return;
    const keys = pictures.map(({ hash }) =>
      recordKey(
        'measurements',
        document.createRecord(
          'measurements',
          assign({ photo: hash, day: document.today(), at: document.now(), zone: deviceZone() }),
        ),
      ),
    );
    offerUndo(m.photosAdded({ count: keys.length }), () => document.trash(keys));
  };
}
