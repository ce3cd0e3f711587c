import { useEffect } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useMessages } from '../language/index.ts';
import { StateView } from '../ui/state-view.tsx';
import { Heading, Text } from '../ui/text.tsx';
import { limitText } from './file-messages.ts';
import { FileRowView } from './file-row.tsx';
import { fileSize } from './file-size.ts';
import styles from './files.module.css';
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
    <section className={styles.part}>
      <Heading level={2} size={3}>
        {m.files}
      </Heading>
      <Text size={2} tone="muted">
        {limitText(m, locale)}{' '}
        {onServer && m.used({ used: fileSize(onServer.usedBytes, locale), most: fileSize(onServer.maxBytes, locale) })}
      </Text>
      {states.length === 0 ? (
        <StateView kind="empty" title={m.none}>
          {m.noneText}
        </StateView>
      ) : (
        <ul className={styles.files} aria-label={m.list}>
          {states.map((state) => (
            <FileRowView key={state.hash} file={state} />
          ))}
        </ul>
      )}
    </section>
  );
}
