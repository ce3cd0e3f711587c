import { useLocale } from 'react-aria-components/I18nProvider';
import type { AttachmentHash } from '#domain/notes/index.ts';
import { useMessages } from '../language/index.ts';
import { Row, Stack } from '../ui/layout.tsx';
import { MenuItem, MoreMenu } from '../ui/menu.tsx';
import { StatusBadge, type StatusTone } from '../ui/status-badge.tsx';
import { SecondaryText, Text } from '../ui/text.tsx';
import { showToast } from '../ui/toast.tsx';
import { offerUndo } from '../undo/index.ts';
import { contentErrorText, locationLabel } from './file-messages.ts';
import { fileSize } from './file-size.ts';
import type { FileLocation, FileState } from './file-states.ts';
import { attachmentMessages } from './messages/index.ts';
import { useFiles } from './use-attachments.ts';
import { useSaveFile } from './use-save-file.ts';

const tones: { readonly [P in FileLocation]: StatusTone } = {
  refused: 'bad',
  sending: 'busy',
  waiting: 'warn',
  held: 'warn',
  both: 'good',
  server: 'plain',
  elsewhere: 'plain',
  'not-here': 'plain',
};

export function FileRowView({ file }: { readonly file: FileState }) {
  const m = useMessages(attachmentMessages);
  const { locale } = useLocale();
  const name = file.name || m.unnamed;
  return (
    <Row as="li" gap={3} paddingY={3} align="center">
      <Stack gap={1} grow>
        <Text weight="medium" lines={2} personal>
          {name}
        </Text>
        <Row gap={3} rowGap={1} align="center" wrap>
          <SecondaryText as="span" numeric>
            {fileSize(file.bytes, locale)}
          </SecondaryText>
          <StatusBadge tone={tones[file.place]}>{locationLabel(m, file, locale)}</StatusBadge>
        </Row>
      </Stack>
      <FileMenu file={file} name={name} />
    </Row>
  );
}

function FileMenu({ file, name }: { readonly file: FileState; readonly name: string }) {
  const m = useMessages(attachmentMessages);
  const { hash, place, isKept } = file;
  const actions = useFileActions(hash, name);
  const isSendable = place === 'held' || place === 'refused';
  return (
    <MoreMenu label={m.more({ name })}>
      {place === 'waiting' || place === 'sending' ? <MenuItem onAction={actions.hold}>{m.stopUpload}</MenuItem> : null}
      {isSendable ? <MenuItem onAction={actions.send}>{m.upload}</MenuItem> : null}
      {place === 'server' || place === 'not-here' ? <MenuItem onAction={actions.get}>{m.makeOffline}</MenuItem> : null}
      {place === 'both' ? (
        <MenuItem onAction={() => actions.setKept(!isKept)}>{isKept ? m.stopOffline : m.makeOffline}</MenuItem>
      ) : null}
      <MenuItem onAction={actions.save}>{m.save}</MenuItem>
      {place === 'both' ? (
        <MenuItem tone="danger" onAction={actions.remove}>
          {m.removeFromDevice}
        </MenuItem>
      ) : null}
    </MoreMenu>
  );
}

interface FileActions {
  readonly hold: () => void;
  readonly send: () => void;
  /** Downloads the file from the server and keeps it on this device. */
  readonly get: () => void;
  readonly setKept: (isKept: boolean) => void;
  readonly save: () => void;
  readonly remove: () => void;
}

/** Returns the actions on one file. Failures are shown to the user. */
function useFileActions(hash: AttachmentHash, name: string): FileActions {
  const m = useMessages(attachmentMessages);
  const files = useFiles();
  const saveFile = useSaveFile();
  const failed = () => showToast({ tone: 'bad', message: m.storageUnavailable });
  const change = (edit: Parameters<typeof files.shelf.change>[1]) => files.shelf.change(hash, edit);
  const get = async () => {
    const content = await files.content(hash);
    if (!content.ok) showToast({ tone: 'bad', message: contentErrorText(m, content.error) });
    else if (files.shelf.rows.has(hash)) await change((row) => ({ ...row, isKept: true }));
    else showToast({ tone: 'bad', message: m.notKept });
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
    save: () => void saveFile(hash, name).catch(failed),
    remove: () => void remove().catch(failed),
  };
}
