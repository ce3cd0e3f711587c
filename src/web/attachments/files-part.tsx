import { useEffect } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useMessages } from '../language/index.ts';
import { PlainList, Stack } from '../ui/layout.tsx';
import { EmptyState } from '../ui/state-view.tsx';
import { SecondaryText, SectionHeading } from '../ui/text.tsx';
import { limitText } from './file-messages.ts';
import { FileRowView } from './file-row.tsx';
import { fileSize } from './file-size.ts';
import { attachmentMessages } from './messages/index.ts';
import { useFileStates, useFiles, useServerFiles } from './use-attachments.ts';

/** Lists every file of the user's notes with its size, location and actions. */
export function FilesPart() {
  const m = useMessages(attachmentMessages);
  const { locale } = useLocale();
  const files = useFiles();
  const states = useFileStates();
  const onServer = useServerFiles();
  useEffect(() => {
    files.askServer().catch(() => {}); // offline: the last known state stays
  }, [files]);
  return (
    <Stack as="section" gap={2}>
      <SectionHeading size={3}>{m.files}</SectionHeading>
      <SecondaryText>
        {limitText(m, locale)}{' '}
        {onServer && m.used({ used: fileSize(onServer.usedBytes, locale), most: fileSize(onServer.maxBytes, locale) })}
      </SecondaryText>
      {states.length === 0 ? (
        <EmptyState title={m.none}>{m.noneText}</EmptyState>
      ) : (
        <PlainList divided aria-label={m.list}>
          {states.map((state) => (
            <FileRowView key={state.hash} file={state} />
          ))}
        </PlainList>
      )}
    </Stack>
  );
}
