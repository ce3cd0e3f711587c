import { ChevronRight, GitMerge } from 'lucide-react';
import { useMessages } from '../../language/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import styles from './history.module.css';
import { useHistoryHref } from './history-place.ts';
import { historyMessages } from './messages/index.ts';
import type { PastState, PastVersion, SupersededValue } from './past-states.ts';
import type { History } from './use-history.ts';
import { useVersionMoment } from './use-version-moment.ts';

export interface StatesListProps {
  readonly noteId: string;
  readonly history: History;
}

/** What a note was, by day and time. */
export function StatesList({ noteId, history }: StatesListProps) {
  const m = useMessages(historyMessages);
  const moment = useVersionMoment();
  const { value, error, loadMore } = history;
  if (value === null) return error === null ? <StateView kind="loading" title={m.loading} /> : null;
  if (value.states.length === 0) {
    return (
      <StateView kind="empty" title={m.empty}>
        {m.emptyText}
      </StateView>
    );
  }
  const days = Map.groupBy(value.states, ({ writtenAt }) => moment(writtenAt).day);
  return (
    <>
      <Text size={2} tone="muted">
        {m.kept}
      </Text>
      {[...days].map(([day, states]) => (
        <section key={day} aria-label={day}>
          <Heading level={2} size={3}>
            {day}
          </Heading>
          <ul className={styles.states}>
            {states.map((state) => (
              <li key={state.id}>
                <StateRow noteId={noteId} state={state} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {value.next !== null && <Button onPress={loadMore}>{m.earlier}</Button>}
    </>
  );
}

function StateRow({ noteId, state }: { readonly noteId: string; readonly state: PastState }) {
  return state.kind === 'version' ? <VersionRow noteId={noteId} version={state} /> : <SupersededRow state={state} />;
}

function VersionRow({ noteId, version }: { readonly noteId: string; readonly version: PastVersion }) {
  const m = useMessages(historyMessages);
  const { count } = useTimeFormat();
  const moment = useVersionMoment();
  const written = moment(version.writtenAt);
  const historyHref = useHistoryHref();
  return (
    <Link
      variant="plain"
      className={styles.version ?? ''}
      href={historyHref(noteId, version.id)}
      aria-label={m.versionOf(written)}
    >
      <Text as="span" numeric>
        {written.time}
      </Text>
      <Text as="span" size={2} tone="muted" numeric>
        {m.size({ kilobytes: count(Math.max(1, Math.round(version.bytes / 1024))) })}
      </Text>
      <ChevronRight aria-hidden="true" />
    </Link>
  );
}

function SupersededRow({ state }: { readonly state: SupersededValue }) {
  const m = useMessages(historyMessages);
  const moment = useVersionMoment();
  const say = state.of === 'title' ? m.supersededTitle : m.supersededTag;
  return (
    <div className={styles.superseded}>
      <GitMerge aria-hidden="true" />
      <Text size={2} personal>
        {say({ value: state.value, ...moment(state.replacedAt) })}
      </Text>
    </div>
  );
}
