import { useLocale } from 'react-aria-components/I18nProvider';
import { useMessages } from '../language/index.ts';
import { Row, Stack } from '../ui/layout.tsx';
import { MenuItem, MoreMenu } from '../ui/menu.tsx';
import { StatusBadge, type StatusTone } from '../ui/status-badge.tsx';
import { SecondaryText, Text } from '../ui/text.tsx';
import { locationLabel } from './file-messages.ts';
import { fileSize } from './file-size.ts';
import type { FileLocation, FileState } from './file-states.ts';
import { attachmentMessages } from './messages/index.ts';
import { useFileActions } from './use-file-actions.ts';

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
