import { memo, type ReactNode, type RefObject, Suspense, useContext } from 'react';
import { useMessages } from '../../language/index.ts';
import { useRowHeight, useScrollRestoration } from '../../records/index.ts';
import { Button } from '../../ui/button.tsx';
import { Column, Row } from '../../ui/layout.tsx';
import type { LinkTarget } from '../../ui/link-target.ts';
import { EmptyState, StateView } from '../../ui/state-view.tsx';
import { SecondaryText } from '../../ui/text.tsx';
import type { ListSelection } from '../../ui/use-list-selection.ts';
import { type ListHandle, VirtualList } from '../../ui/virtual-list.tsx';
import { AlsoFoundSlot } from './also-found-slot.ts';
import { findingMessages } from './messages/index.ts';
import { SearchFailed } from './notes-loading.tsx';
import { QueryExplanation } from './query-explanation.tsx';
import { ResultRow } from './result-row.tsx';
import { SaveSearch } from './save-search.tsx';
import styles from './search.module.css';
import { type FoundRow, useFoundRows } from './use-found-rows.ts';
import { useReadingLabel } from './use-reading-label.ts';
import { isWhole, nameOfFound, type Search, type SearchState } from './use-search.ts';
import { useShowMore } from './use-show-more.ts';

export interface SearchResultsProps {
  readonly search: Search;
  readonly openId: string | null;
  /** Returns the URL of a result. This function and `selection` must keep their identity while nothing changes. */
  readonly linkOf: (id: string, query: string) => LinkTarget;
  readonly isSaved: boolean;
  /** Name of the saved search that the query was edited from. */
  readonly madeOf: string | null;
  readonly selection: ListSelection;
  /** Actions on the results, shown beside the number of results. */
  readonly actions: ReactNode;
  /** Replaces the line with the number of results, if set, so that no row moves. */
  readonly bar: ReactNode;
  /** Returns the drag data of results, by data type. */
  readonly dragData: (ids: readonly string[]) => Readonly<Record<string, string>>;
}

/** Shows how a query was understood, the number of matching notes and the best hits. */
export function SearchResults({ search, isSaved, madeOf, actions, bar, ...list }: SearchResultsProps) {
  const { state, limit } = search;
  const m = useMessages(findingMessages);
  const AlsoFound = useContext(AlsoFoundSlot);
  const areNotesRead = useReadingLabel() === null;
  const rows = useFoundRows(state);
  const keptScroll = useScrollRestoration(nameOfFound(state.query.text), rows.length > 0);
  const { list: handle, showMore } = useShowMore(search, rows.length);
  if (state.kind === 'idle') return <QueryExplanation query={state.query} />;
  const hasMore = state.kind === 'found' && state.answer.total > rows.length && rows.length >= limit;
  return (
    <>
      <QueryExplanation query={state.query} />
      <Summary state={state} isSaved={isSaved} madeOf={madeOf} actions={actions} bar={bar} />
      <Column ref={keptScroll}>
        {rows.length === 0 ? (
          <NothingToShow state={state} />
        ) : (
          <Rows {...list} handle={handle} query={state.query.text} rows={rows} />
        )}
        {hasMore && (
          <Row ruled paddingX={4} paddingY={2} justify="center">
            <Button onPress={showMore}>{m.showMore}</Button>
          </Row>
        )}
      </Column>
      {/* below the results, so that it moves no row when it appears; reading more would delay the notes */}
      <Suspense>{AlsoFound !== null && areNotesRead && <AlsoFound query={state.query.text} />}</Suspense>
    </>
  );
}

interface RowsProps extends Omit<SearchResultsProps, 'search' | 'isSaved' | 'madeOf' | 'actions' | 'bar'> {
  readonly query: string;
  readonly rows: readonly FoundRow[];
  readonly handle: RefObject<ListHandle | null>;
}

/** Memoised so that it renders when results arrive, not on each keystroke. */
const Rows = memo(function Rows({ query, rows, handle, openId, linkOf, selection, dragData }: RowsProps) {
  const m = useMessages(findingMessages);
  const rowHeight = useRowHeight(6.25);
  return (
    <VirtualList
      label={m.results}
      handle={handle}
      items={rows}
      listed={nameOfFound(query)}
      textOf={({ note }) => note.value.title?.trim() || null}
      linkOf={({ id }) => linkOf(id, query)}
      {...(openId !== null && { currentId: openId })}
      rowHeight={rowHeight}
      selection={selection}
      dragData={dragData}
    >
      {(row: FoundRow, nameId) => <ResultRow row={row} nameId={nameId} />}
    </VirtualList>
  );
});

interface SummaryProps extends Pick<SearchResultsProps, 'isSaved' | 'madeOf' | 'actions' | 'bar'> {
  readonly state: SearchState;
}

function Summary({ state, isSaved, madeOf, actions, bar }: SummaryProps) {
  const m = useMessages(findingMessages);
  const reading = useReadingLabel();
  const counted = state.kind === 'found' ? m.found({ count: state.answer.total, isWhole: isWhole(state.answer) }) : ' ';
  return (
    <Row gap={2} align="center" justify="between" className={styles.summary}>
      <SecondaryText as="span" numeric>
        <span role="status">{counted}</span>
        {reading !== null && ` · ${reading}`}
      </SecondaryText>
      <Row align="center" inert={Boolean(bar)}>
        {actions}
        {!isSaved && <SaveSearch query={state.query.text} madeOf={madeOf} />}
      </Row>
      {bar}
    </Row>
  );
}

function NothingToShow({ state }: { readonly state: SearchState }) {
  const m = useMessages(findingMessages);
  if (state.kind === 'failed') return <SearchFailed />;
  if (state.kind !== 'found') return <StateView kind="loading" title={m.searching} />;
  return isWhole(state.answer) ? (
    <EmptyState title={m.none}>{m.noneText}</EmptyState>
  ) : (
    <StateView kind="loading" title={m.noneYet}>
      {m.noneYetText}
    </StateView>
  );
}
