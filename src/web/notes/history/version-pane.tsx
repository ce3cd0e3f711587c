import { useNavigate } from '@tanstack/react-router';
import { ChevronDown, ChevronUp, Copy, RotateCcw } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useMessages } from '../../language/index.ts';
import { Notice } from '../../page/index.ts';
import { type RecordEntry, useBody } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { showToast } from '../../ui/toast.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import { Comparison } from './comparison.tsx';
import styles from './history.module.css';
import { useHistoryHref, useHistoryPlace } from './history-place.ts';
import { HistoryProblem } from './history-problem.tsx';
import { historyMessages } from './messages/index.ts';
import type { NoteVersion, PastVersion } from './past-states.ts';
import { type History, useVersion } from './use-history.ts';
import { useRestore } from './use-restore.ts';
import { useVersionMoment } from './use-version-moment.ts';

export interface VersionPaneProps {
  readonly note: RecordEntry<'notes'>;
  readonly id: string;
  readonly history: History;
}

/** One version: whole, or what changed between it and the one before, or now; and what can be done with it. */
export function VersionPane({ note, id, history }: VersionPaneProps) {
  const m = useMessages(historyMessages);
  const { value, error, again } = useVersion(note.id, id);
  const around = useNeighbours(id, history);
  return (
    <>
      {around.version !== null && <VersionHead noteId={note.id} {...around} version={around.version} />}
      <HistoryProblem error={error} isShown={value !== null} onAgain={again} />
      {value === null && error === null && <StateView kind="loading" title={m.loading} />}
      {value !== null && around.version !== null && (
        <>
          <VersionActions note={note} version={value} listed={around.version} />
          <VersionContent note={note} version={value} older={around.older} id={id} />
        </>
      )}
    </>
  );
}

interface Neighbours {
  readonly version: PastVersion | null;
  readonly newer: PastVersion | null;
  readonly older: PastVersion | null;
}

/** The versions on both sides; where the older one is on a part of the list that is not loaded, it is. */
function useNeighbours(id: string, { value, error, loadMore }: History): Neighbours {
  const versions = (value?.states ?? []).filter((state) => state.kind === 'version');
  const at = versions.findIndex((version) => version.id === id);
  const isAtEnd = value !== null && value.next !== null && (at === -1 || at === versions.length - 1) && error === null;
  const loaded = value?.states.length ?? 0;
  const load = useEffectEvent(loadMore);
  useEffect(() => {
    if (isAtEnd && loaded > 0) load();
  }, [isAtEnd, loaded]);
  if (at === -1) return { version: null, newer: null, older: null };
  return { version: versions[at] ?? null, newer: versions[at - 1] ?? null, older: versions[at + 1] ?? null };
}

interface VersionHeadProps extends Neighbours {
  readonly noteId: string;
  readonly version: PastVersion;
}

function VersionHead({ noteId, version, newer, older }: VersionHeadProps) {
  const m = useMessages(historyMessages);
  const moment = useVersionMoment();
  const { show } = useHistoryPlace();
  const historyHref = useHistoryHref();
  return (
    <div className={styles.versionHead}>
      <Heading level={2} size={4}>
        {m.at(moment(version.writtenAt))}
      </Heading>
      <nav className={styles.neighbours} aria-label={m.versions}>
        {newer !== null && (
          <Link variant="quiet" className={styles.neighbour ?? ''} href={historyHref(noteId, newer.id, show)}>
            <ChevronUp aria-hidden="true" />
            {m.newer}
          </Link>
        )}
        {older !== null && (
          <Link variant="quiet" className={styles.neighbour ?? ''} href={historyHref(noteId, older.id, show)}>
            <ChevronDown aria-hidden="true" />
            {m.older}
          </Link>
        )}
      </nav>
    </div>
  );
}

interface VersionActionsProps {
  readonly note: RecordEntry<'notes'>;
  readonly version: NoteVersion;
  readonly listed: PastVersion;
}

function VersionActions({ note, version, listed }: VersionActionsProps) {
  const m = useMessages(historyMessages);
  const moment = useVersionMoment();
  const { state, text } = useBody('notes', note.id);
  const { isPending, failure, restore } = useRestore(note.id, text);
  const copy = () =>
    navigator.clipboard.writeText(version.text).then(
      () => showToast({ message: m.copied }),
      () => showToast({ tone: 'bad', message: m.notCopied }),
    );
  return (
    <>
      <div className={styles.actions}>
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
      </div>
      <Text size={2} tone="muted">
        {note.inTrash ? m.restoreInTrash : m.restoreText}
      </Text>
      {failure !== null && <Notice tone="warn">{m[failure]}</Notice>}
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
  const { show } = useHistoryPlace();
  const historyHref = useHistoryHref();
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
        onChange={(chosen) => void navigate({ href: historyHref(note.id, id, chosen), replace: true })}
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
    <div className={styles.whole}>
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
    </div>
  );
}

interface ComparedWithOlderProps {
  readonly noteId: string;
  readonly version: NoteVersion;
  readonly older: PastVersion | null;
}

function ComparedWithOlder({ noteId, version, older }: ComparedWithOlderProps) {
  const m = useMessages(historyMessages);
  const before = useVersion(noteId, older?.id ?? null);
  if (older === null) return <Text tone="muted">{m.first}</Text>;
  if (before.value !== null) return <Comparison before={before.value} after={version} />;
  if (before.error === null) return <StateView kind="loading" title={m.loading} />;
  return <HistoryProblem error={before.error} isShown={false} onAgain={before.again} />;
}

interface ComparedWithNowProps {
  readonly note: RecordEntry<'notes'>;
  readonly version: NoteVersion;
}

/** With the text as it stood when this was opened: what is typed meanwhile does not move it under the eyes. */
function ComparedWithNow({ note, version }: ComparedWithNowProps) {
  const m = useMessages(historyMessages);
  const { text } = useBody('notes', note.id);
  if (text === null) return <StateView kind="loading" title={m.loading} />;
  const { title = '', tags = {} } = note.value;
  const now = { title, tags: new Map(Object.entries(tags)), text: text.toString() };
  return <Comparison before={version} after={now} />;
}
