import { useNavigate } from '@tanstack/react-router';
import { Copy, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import {
  type History,
  HistoryProblem,
  type PastVersion,
  historyMessages as pastMessages,
  useNeighbours,
  useVersion,
  useVersionMoment,
  VersionHead,
  VersionProblem,
} from '../../history/index.ts';
import { useMessages } from '../../language/index.ts';
import { Notice } from '../../page/index.ts';
import { type RecordEntry, useBody } from '../../replica/index.ts';
import { copyText } from '../../secure-context/index.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { Heading, SecondaryText, Text } from '../../ui/text.tsx';
import { showToast } from '../../ui/toast.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import { useNoteSearch } from '../list/index.ts';
import { Comparison } from './comparison.tsx';
import styles from './history.module.css';
import { historyMessages } from './messages/index.ts';
import { type NoteVersion, noteVersion } from './note-version.ts';
import { useHistoryLink } from './use-history-link.ts';
import { useRestore } from './use-restore.ts';

export interface VersionPaneProps {
  readonly note: RecordEntry<'notes'>;
  readonly id: string;
  readonly history: History;
}

/** Shows one version, in full or compared with the previous version or the current note, and the actions on it. */
export function VersionPane({ note, id, history }: VersionPaneProps) {
  const m = useMessages(pastMessages);
  const loading = useVersion('notes', note.id, id);
  const { value, error } = loading;
  const around = useNeighbours(id, history);
  const { show = 'whole' } = useNoteSearch();
  const historyLink = useHistoryLink();
  const version = value === null ? null : noteVersion(value);
  return (
    <>
      <VersionHead {...around} linkOf={(other) => historyLink(note.id, other, show)} />
      <VersionProblem history={history} version={loading} />
      {value === null && error === null && <StateView kind="loading" title={m.loading} />}
      {version !== null && around.version !== null && (
        <>
          <VersionActions note={note} version={version} listed={around.version} />
          <VersionContent note={note} version={version} older={around.older} id={id} />
        </>
      )}
    </>
  );
}

interface VersionActionsProps {
  readonly note: RecordEntry<'notes'>;
  readonly version: NoteVersion;
  readonly listed: PastVersion;
}

function VersionActions({ note, version, listed }: VersionActionsProps) {
  const m = useMessages(historyMessages);
  const p = useMessages(pastMessages);
  const moment = useVersionMoment();
  const { state, text } = useBody('notes', note.id);
  const { isPending, failure, restore } = useRestore(note.id, text);
  const copy = async () => {
    const isCopied = await copyText(version.text);
    showToast(isCopied ? { message: m.copied } : { tone: 'bad', message: m.notCopied });
  };
  return (
    <>
      <Row gap={3} rowGap={2} align="center" wrap>
        <Button
          variant="primary"
          icon={<RotateCcw />}
          isPending={isPending}
          isDisabled={note.inTrash || state !== 'open'}
          onPress={() => restore(version, m.restored(moment(listed.writtenAt)))}
        >
          {m.restore}
        </Button>
        <Button icon={<Copy />} onPress={() => void copy()}>
          {m.copy}
        </Button>
      </Row>
      <SecondaryText>{note.inTrash ? m.restoreInTrash : m.restoreText}</SecondaryText>
      {failure !== null && <Notice tone="warn">{p[failure]}</Notice>}
    </>
  );
}

interface VersionContentProps {
  readonly note: RecordEntry<'notes'>;
  readonly id: string;
  readonly version: NoteVersion;
  readonly older: PastVersion | null;
}

function VersionContent({ note, id, version, older }: VersionContentProps) {
  const m = useMessages(historyMessages);
  const navigate = useNavigate();
  const { show = 'whole' } = useNoteSearch();
  const historyLink = useHistoryLink();
  return (
    <>
      <ToggleGroup
        label={m.show}
        value={show}
        options={[
          { id: 'whole', label: m.whole },
          { id: 'before', label: m.sinceBefore },
          { id: 'now', label: m.untilNow },
        ]}
        onChange={(chosen) => void navigate({ ...historyLink(note.id, id, chosen), replace: true })}
      />
      {show === 'whole' && <WholeVersion version={version} />}
      {show === 'before' && <ComparedWithOlder noteId={note.id} version={version} older={older} />}
      {show === 'now' && <ComparedWithNow note={note} version={version} />}
    </>
  );
}

function WholeVersion({ version }: { readonly version: NoteVersion }) {
  const m = useMessages(historyMessages);
  return (
    <Stack gap={3}>
      {version.title !== '' && (
        <Heading level={3} size={5} personal>
          {version.title}
        </Heading>
      )}
      {version.text === '' ? (
        <Text tone="muted">{m.emptyVersion}</Text>
      ) : (
        <div className={styles.text} dir="auto">
          {version.text}
        </div>
      )}
    </Stack>
  );
}

interface ComparedWithOlderProps {
  readonly noteId: string;
  readonly version: NoteVersion;
  readonly older: PastVersion | null;
}

function ComparedWithOlder({ noteId, version, older }: ComparedWithOlderProps) {
  const m = useMessages(historyMessages);
  const p = useMessages(pastMessages);
  const before = useVersion('notes', noteId, older?.id ?? null);
  if (older === null) return <Text tone="muted">{m.first}</Text>;
  if (before.value !== null) return <Comparison before={noteVersion(before.value)} after={version} />;
  if (before.error === null) return <StateView kind="loading" title={p.loading} />;
  return <HistoryProblem error={before.error} isShown={false} onAgain={before.again} />;
}

/** Compares a version with the note, once its body is open. */
function ComparedWithNow({ note, version }: { readonly note: RecordEntry<'notes'>; readonly version: NoteVersion }) {
  const m = useMessages(pastMessages);
  const { text } = useBody('notes', note.id);
  if (text === null) return <StateView kind="loading" title={m.loading} />;
  return <ComparedWithBody note={note} version={version} body={text.toString()} />;
}

interface ComparedWithBodyProps {
  readonly note: RecordEntry<'notes'>;
  readonly version: NoteVersion;
  readonly body: string;
}

/**
 * Compares a version with the body as it was when the comparison was opened, so that typing does not shift what the
 * user is reading.
 */
function ComparedWithBody({ note, version, body }: ComparedWithBodyProps) {
  const [text] = useState(body);
  const { title = '', tags = {} } = note.value;
  return <Comparison before={version} after={{ title, tags: new Map(Object.entries(tags)), text }} />;
}
