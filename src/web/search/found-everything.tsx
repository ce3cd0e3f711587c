import { memo, useEffect, useMemo, useState } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { type ResultKind, resultKinds } from '#domain/search/index.ts';
import { useMessages } from '../language/index.ts';
import type { SearchPlace } from '../links/search.ts';
import { QueryExplanation, useShowMore } from '../notes/index.ts';
import { useScrollRestoration } from '../records/index.ts';
import { useFirstSync } from '../replica/index.ts';
import { useTimeFormat } from '../time/index.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Column, Row, Stack } from '../ui/layout.tsx';
import { EmptyState, StateView } from '../ui/state-view.tsx';
import { Text } from '../ui/text.tsx';
import { bestFirst, newestFirst } from './found-items.ts';
import { FoundList } from './found-list.tsx';
import { IdleSearch } from './idle-search.tsx';
import { searchMessages } from './messages/index.ts';
import styles from './search.module.css';
import { Summary } from './summary.tsx';
import { type Everything, useEverything } from './use-everything.ts';
import { type Found, useFound } from './use-found.ts';

export interface FoundEverythingProps extends Pick<SearchPlace, 'kind' | 'order'> {
  /** The query as typed. */
  readonly text: string;
  /** The tag that is all it asks for, if it does. */
  readonly tag: string | null;
  readonly onChange: (change: Partial<SearchPlace>) => void;
}

/** How the query was understood, the number of results, and the results; examples before anything is typed. */
export function FoundEverything({ text, tag, kind, order, onChange }: FoundEverythingProps) {
  const { everything, isCurrent } = useEverything(text, order);
  const { query } = everything.notes.state;
  if (text.trim() === '') return <IdleSearch />;
  if (query.condition === null)
    return (
      <Stack paddingTop={3}>
        <QueryExplanation query={query} searched="everything" isInPage />
      </Stack>
    );
  return (
    <Column aria-busy={!isCurrent}>
      <Results everything={everything} tag={tag} kind={kind} order={order} onChange={onChange} />
    </Column>
  );
}

type ResultsProps = Omit<FoundEverythingProps, 'text'> & { readonly everything: Everything };

/** Memoised so that it renders when results arrive, not on each keystroke. */
const Results = memo(function Results({ everything, tag, kind, order, onChange }: ResultsProps) {
  const m = useMessages(searchMessages);
  const { notes } = everything;
  const { query } = notes.state;
  const found = useFound(everything, order);
  const isShown = useFirstShown(found);
  const items = useMemo(() => (isShown ? itemsOf(found, kind, order) : []), [isShown, found, kind, order]);
  const listed = `everything ${kind} ${order} ${query.text}`;
  const scroll = useScrollRestoration(listed, items.length > 0);
  const { list, showMore } = useShowMore(notes, items.length);
  const hasMore = shownOf(found, kind).some(({ isCut, items: known }) => isCut && known.length >= notes.limit);
  return (
    <>
      <Stack paddingTop={3}>
        <QueryExplanation query={query} searched="everything" isInPage />
      </Stack>
      <Summary
        query={query.text}
        tag={tag}
        total={found.total}
        isWhole={found.isWhole}
        isAnswered={isShown && notes.state.kind === 'found'}
        order={order}
        onOrder={(next) => onChange({ order: next })}
      />
      {!isShown && <div className={styles.kinds} />}
      {isShown && found.total > 0 && (
        <KindFilter
          counts={found.counts}
          total={found.total}
          value={kind}
          onChange={(next) => onChange({ kind: next })}
        />
      )}
      <Column ref={scroll} className={styles.list}>
        {items.length === 0 ? (
          <NothingToShow everything={everything} found={found} isShown={isShown} />
        ) : (
          <FoundList items={items} listed={listed} query={query.text} handle={list} />
        )}
        {hasMore && (
          <Row ruled paddingX={4} paddingY={2} justify="center">
            <Button onPress={showMore}>{m.showMore}</Button>
          </Row>
        )}
      </Column>
    </>
  );
});

function shownOf({ byKind }: Found, kind: 'all' | ResultKind): Found['byKind'] {
  return kind === 'all' ? byKind : byKind.filter((each) => each.kind === kind);
}

function itemsOf(found: Found, kind: 'all' | ResultKind, order: SearchPlace['order']) {
  const shown = shownOf(found, kind);
  return order === 'best' ? bestFirst(shown) : newestFirst(shown);
}

/** How long the first results wait for all of them, since each part of them moves those before it. */
const firstWaitMs = 1500;
const firstSyncWaitMs = 3000;

/** Returns whether results can be shown: all of them were there once, or the person has waited long enough. */
function useFirstShown({ isWhole }: Found): boolean {
  const isFirstSync = useFirstSync();
  const isComplete = isWhole && !isFirstSync;
  const [isShown, setShown] = useState(isComplete);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), isFirstSync ? firstSyncWaitMs : firstWaitMs);
    return () => clearTimeout(timer);
  }, [isFirstSync]);
  if (isComplete && !isShown) setShown(true);
  return isShown || isComplete;
}

interface NothingToShowProps {
  readonly everything: Everything;
  readonly found: Found;
  readonly isShown: boolean;
}

function NothingToShow({ everything: { notes, training }, found, isShown }: NothingToShowProps) {
  const m = useMessages(searchMessages);
  const kinds = [notes.state.kind, training.kind];
  if (kinds.includes('failed')) {
    const action = <Button onPress={() => window.location.reload()}>{m.reload}</Button>;
    return (
      <StateView kind="failed" title={m.failed} action={action}>
        {m.failedText}
      </StateView>
    );
  }
  if (!isShown || kinds.some((kind) => kind !== 'found')) return <StateView kind="loading" title={m.searching} />;
  if (!found.isWhole)
    return (
      <StateView kind="loading" title={m.noneYet}>
        {m.noneYetText}
      </StateView>
    );
  return (
    <EmptyState title={found.total > 0 ? m.noneOfKind : m.none}>
      {found.total > 0 ? m.noneOfKindText : m.noneText}
    </EmptyState>
  );
}

interface KindFilterProps {
  readonly counts: Readonly<Record<ResultKind, number>>;
  readonly total: number;
  readonly value: 'all' | ResultKind;
  readonly onChange: (kind: 'all' | ResultKind) => void;
}

/** Selects the kind of results. Only kinds with results are offered, and the selected one. */
function KindFilter({ counts, total, value, onChange }: KindFilterProps) {
  const m = useMessages(searchMessages);
  const { count } = useTimeFormat();
  const kinds = ['all' as const, ...resultKinds.filter((kind) => counts[kind] > 0 || kind === value)];
  return (
    <ToggleButtonGroup
      aria-label={m.kind}
      className={classNames(styles.kinds)}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = kinds.find((kind) => keys.has(kind));
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {kinds.map((kind) => (
        <ToggleButton key={kind} id={kind} className={classNames(styles.kind)}>
          {m.kinds[kind]}{' '}
          <Text as="span" numeric>
            {count(kind === 'all' ? total : counts[kind])}
          </Text>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
