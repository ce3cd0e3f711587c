import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { fileSize } from '../attachments/index.ts';
import { dropFiles } from '../import/index.ts';
import { useMessages } from '../language/index.ts';
import { importLink } from '../links/import.ts';
import { useMoment } from '../time/index.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { PlainList, Row, Stack } from '../ui/layout.tsx';
import { SecondaryText, SectionHeading, Text } from '../ui/text.tsx';
import { showToast } from '../ui/toast.tsx';
import { inboxServer, type WaitingRecording } from './inbox-server.ts';
import { inboxMessages } from './messages/index.ts';

/** How often the list is loaded: this device or another may import what is in it at any time. */
const everyMs = 10_000;

/** The recordings that wait in the inbox. Shows nothing if there are none, or without a network. */
export function WaitingFiles({ uid }: { readonly uid: string }) {
  const m = useMessages(inboxMessages);
  const [files, setFiles] = useState<readonly WaitingRecording[]>([]);
  const load = useCallback(() => {
    inboxServer(uid)
      .list()
      .then(setFiles, () => {}); // the connection above says that there is no network
  }, [uid]);
  useEffect(() => {
    load();
    const timer = setInterval(load, everyMs);
    return () => clearInterval(timer);
  }, [load]);
  if (files.length === 0) return null;
  return (
    <Stack as="section" gap={3} ruled paddingTop={6} full>
      <SectionHeading size={3}>{m.waiting}</SectionHeading>
      <SecondaryText>{m.waitingText}</SecondaryText>
      <PlainList full divided>
        {files.map((file) => (
          <WaitingFile key={file.hash} uid={uid} file={file} onGone={load} />
        ))}
      </PlainList>
    </Stack>
  );
}

interface WaitingFileProps {
  readonly uid: string;
  readonly file: WaitingRecording;
  readonly onGone: () => void;
}

function WaitingFile({ uid, file, onGone }: WaitingFileProps) {
  const m = useMessages(inboxMessages);
  const moment = useMoment();
  const { locale } = useLocale();
  const { name, receivedAt, bytes } = file;
  const { importFile, remove } = useActions({ uid, file, onGone });
  const [isAsking, setAsking] = useState(false);
  return (
    <Row as="li" gap={4} rowGap={3} paddingY={4} align="start" justify="between" wrap>
      <Stack basis={16} gap={1}>
        <Text personal>{name}</Text>
        <SecondaryText>{m.receivedAt({ when: moment(receivedAt), size: fileSize(bytes, locale) })}</SecondaryText>
      </Stack>
      <Row gap={2} wrap>
        <Button aria-label={m.importFile({ name })} onPress={() => void importFile()}>
          {m.import}
        </Button>
        <Button variant="quiet" aria-label={m.discardFile({ name })} onPress={() => setAsking(true)}>
          {m.discard}
        </Button>
      </Row>
      <ConfirmDialog
        title={m.discardTitle}
        confirmLabel={m.discard}
        cancelLabel={m.cancel}
        isDangerous
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => {
          setAsking(false);
          void remove();
        }}
      >
        {m.discardText({ name })}
      </ConfirmDialog>
    </Row>
  );
}

/** Opens a file in the import, where the user decides, and removes it from the inbox once it is imported or deleted. */
function useActions({ uid, file: { hash, name, receivedAt }, onGone }: WaitingFileProps) {
  const m = useMessages(inboxMessages);
  const navigate = useNavigate();
  const server = inboxServer(uid);
  const failed = (message: string) => showToast({ message, tone: 'bad' });
  return {
    importFile: async () => {
      const content = await server.content(hash).catch(() => null);
      if (content === null) return failed(m.notLoaded);
      const chosen = { path: name, file: new File([content], name, { lastModified: receivedAt }) };
      dropFiles(Promise.resolve([chosen]), () => void server.acknowledge(hash).catch(() => {})); // else it stays listed
      void navigate(importLink);
    },
    remove: async () => {
      try {
        await server.acknowledge(hash);
        showToast({ message: m.discarded });
      } catch {
        failed(m.notDiscarded);
      }
      onGone();
    },
  };
}
