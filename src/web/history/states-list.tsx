import { ChevronRight, GitMerge } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Instant } from '#domain/kernel/index.ts';
import { useMessages } from '../language/index.ts';
import { useTimeFormat } from '../time/index.ts';
import { Button } from '../ui/button.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { Link } from '../ui/link.tsx';
import type { LinkTarget } from '../ui/link-target.ts';
import { EmptyState, StateView } from '../ui/state-view.tsx';
import { SecondaryText, SectionHeading, Text } from '../ui/text.tsx';
import styles from './history.module.css';
import { historyMessages } from './messages/index.ts';
import type { PastState, PastVersion, SupersededValue } from './past-states.ts';
import type { History } from './use-history.ts';
import { useVersionMoment } from './use-version-moment.ts';

export interface StatesListProps {
  readonly history: History;
  readonly linkOf: (version: string) => LinkTarget;
  /** Renders the description of a superseded value; null if the value means nothing to the user. */
  readonly superseded: (state: SupersededValue) => ReactNode;
}

/** Lists the earlier states of a record by day and time. */
export function StatesList({ history, linkOf, superseded }: StatesListProps) {
  const m = useMessages(historyMessages);
  const moment = useVersionMoment();
  const { value, error, loadMore } = history;
  if (value === null) return error === null ? <StateView kind="loading" title={m.loading} /> : null;
  const wordsOf = (state: PastState) =>
    state.kind === 'version' ? <VersionRow version={state} link={linkOf(state.id)} /> : superseded(state);
  const newestFirst = value.states.toSorted((a, b) => listedAt(b) - listedAt(a));
  const rows = newestFirst.map((state) => ({ state, words: wordsOf(state) })).filter(({ words }) => words !== null);
  if (rows.length === 0 && value.next === null) {
    return <EmptyState title={m.empty}>{m.emptyText}</EmptyState>;
  }
  const days = Map.groupBy(rows, ({ state }) => moment(listedAt(state)).day);
  return (
    <>
      <SecondaryText>{m.retention}</SecondaryText>
      {[...days].map(([day, states]) => (
        <section key={day} aria-label={day}>
          <SectionHeading size={3}>{day}</SectionHeading>
          <Stack as="ul" gap={1} paddingTop={1}>
            {states.map(({ state, words }) => (
              <StateRow key={state.id} state={state}>
                {words}
              </StateRow>
            ))}
          </Stack>
        </section>
      ))}
      {value.next !== null && <Button onPress={loadMore}>{m.showMore}</Button>}
    </>
  );
}

/**
 * Returns the moment that a row shows. The server orders states by when they were replaced, and a version may have been
 * written days before.
 */
function listedAt(state: PastState): Instant {
  return state.kind === 'version' ? state.writtenAt : state.replacedAt;
}

function StateRow({ state, children }: { readonly state: PastState; readonly children: ReactNode }) {
  if (state.kind === 'version') return <li>{children}</li>;
  return (
    <Row as="li" gap={2} paddingY={2} className={styles.superseded}>
      <GitMerge aria-hidden="true" />
      {children}
    </Row>
  );
}

function VersionRow({ version, link }: { readonly version: PastVersion; readonly link: LinkTarget }) {
  const m = useMessages(historyMessages);
  const { count } = useTimeFormat();
  const moment = useVersionMoment();
  const written = moment(version.writtenAt);
  return (
    <Link variant="row" {...link} aria-label={m.versionOf(written)}>
      <Text as="span" numeric className={styles.time ?? ''}>
        {written.time}
      </Text>
      <SecondaryText as="span" numeric grow>
        {m.size({ kilobytes: count(Math.max(1, Math.round(version.bytes / 1024))) })}
      </SecondaryText>
      <ChevronRight color="var(--muted)" aria-hidden="true" />
    </Link>
  );
}
