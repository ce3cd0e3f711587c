import { useNavigate } from '@tanstack/react-router';
import { EyeOff, Plus, Trash2 } from 'lucide-react';
import { memo, useCallback, useMemo, useRef, useState } from 'react';
import type { LocalDay, RecordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { ListActions, ListHead, useOpenFirst, useRowHeight, useScrollRestoration } from '../../records/index.ts';
import { useDocumentReady, useRecords } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import { Column, Row } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { MenuItem, MoreMenu } from '../../ui/menu.tsx';
import { EmptyState, StateView } from '../../ui/state-view.tsx';
import { SecondaryText } from '../../ui/text.tsx';
import { useAfterPaint } from '../../ui/use-after-paint.ts';
import { useMinWidth } from '../../ui/use-min-width.ts';
import { VirtualList } from '../../ui/virtual-list.tsx';
import { useCatalogue } from '../catalogue/index.ts';
import { ExerciseFilters } from './exercise-filters.tsx';
import { ExerciseRow } from './exercise-row.tsx';
import { exercisesInList, isWhole, type ListedRow, recentId, rowsInList } from './exercises-in-list.ts';
import { libraryMessages } from './messages/index.ts';
import { NewExercise } from './new-exercise.tsx';
import { useExerciseUse } from './use-exercise-use.ts';
import { type ExercisesListing, listingLink } from './use-exercises-route.ts';

export interface ExercisesPaneProps {
  readonly id: string | null;
  readonly listing: ExercisesListing;
}

export function ExercisesPane({ id, listing }: ExercisesPaneProps) {
  const m = useMessages(libraryMessages);
  const isReady = useDocumentReady();
  const known = useCatalogue();
  const navigate = useNavigate();
  const results = useRef<HTMLDivElement>(null);
  // The field shows typed text immediately; the URL is updated later.
  const [query, setQuery] = useState(listing.query);
  const shown = useMemo(() => ({ ...listing, query }), [listing, query]);
  const exercises = useMemo(() => exercisesInList(known, shown), [known, shown]);
  const recent = useRecentAtFirst(listing.list === 'all', isReady);
  const rows = useMemo(() => rowsInList(exercises, shown, recent ?? noDays), [exercises, shown, recent]);
  useOpenFirst(useLastTrained(id, listing, rows));
  const listed = `exercises ${JSON.stringify(listing)}`;
  const keptScroll = useScrollRestoration(listed, exercises.length > 0);
  const holdList = useCallback(
    (holder: HTMLDivElement | null) => {
      results.current = holder;
      return keptScroll(holder);
    },
    [keptScroll],
  );
  const headings = { recent: m.recent, others: m.allExercises };
  const [making, setMaking] = useState<string | null>(null);
  const heights = { exercise: useRowHeight(4.25), heading: useRowHeight(2.75) };
  const change = useCallback(
    (next: Partial<ExercisesListing>) => {
      if (next.query !== undefined) setQuery(next.query);
      void navigate({ ...listingLink({ ...shown, ...next }, id), replace: true });
    },
    [shown, id, navigate],
  );
  const focusList = useCallback(() => results.current?.querySelector<HTMLElement>('[role="row"]')?.focus(), []);
  return (
    <>
      <ExercisesHead isPage={id === null} listing={shown} onNew={setMaking} />
      <ExerciseFilters listing={shown} onChange={change} onLeaveDown={focusList} />
      <Column ref={holdList}>
        {isReady && (recent !== null || !isWhole(shown)) ? (
          <VirtualList
            key={query}
            label={m.exercises}
            items={rows}
            listed={listed}
            textOf={(row) => ('exercise' in row ? row.exercise.name : headings[row.heading])}
            linkOf={(row) => ('exercise' in row ? listingLink(shown, row.exercise.id) : undefined)}
            {...(id !== null && { currentId: rows.some((row) => row.id === recentId(id)) ? recentId(id) : id })}
            rowHeight={(row) => ('exercise' in row ? heights.exercise : heights.heading)}
            empty={<NoExercises listing={shown} onChange={change} onNew={setMaking} />}
          >
            {(row: ListedRow) =>
              'exercise' in row ? (
                <ExerciseRow exercise={row.exercise} />
              ) : (
                <SecondaryText>{headings[row.heading]}</SecondaryText>
              )
            }
          </VirtualList>
        ) : (
          <StateView kind="loading" title={m.loading} />
        )}
      </Column>
      {making !== null && <NewExercise name={making} onClose={() => setMaking(null)} />}
    </>
  );
}

const noDays: ReadonlyMap<RecordKey, LocalDay> = new Map();

/**
 * Returns when each exercise was done last, as it is known when the list is shown, so that its rows stay in their
 * places; null while the list waits for it, for a second at most once the records are here.
 */
function useRecentAtFirst(isWanted: boolean, isReady: boolean): ReadonlyMap<RecordKey, LocalDay> | null {
  const { lastDays, isKnown } = useExerciseUse(isWanted);
  const hasTrained = useRecords('workouts').length > 0;
  const isSettled = useAfterPaint(isReady && (isKnown || !isWanted || !hasTrained));
  const [atFirst, setAtFirst] = useState<typeof lastDays | null>(null);
  if (isSettled && atFirst === null) setAtFirst(lastDays);
  return atFirst;
}

/** Returns the exercise that was trained last, where the whole list is shown beside an empty pane. */
function useLastTrained(openId: string | null, listing: ExercisesListing, rows: readonly ListedRow[]) {
  const isAsked = useMinWidth(900) && openId === null && isWhole(listing);
  const [first, last] = rows;
  const isRecent = first !== undefined && 'heading' in first && last !== undefined && 'exercise' in last;
  return isAsked && isRecent ? { link: listingLink(listing, last.exercise.id) } : null;
}

interface ExercisesHeadProps {
  readonly isPage: boolean;
  readonly listing: ExercisesListing;
  /** @param name the initial name of the new exercise */
  readonly onNew: (name: string) => void;
}

const ExercisesHead = memo(function ExercisesHead({ isPage, listing, onNew }: ExercisesHeadProps) {
  const m = useMessages(libraryMessages);
  const isReady = useDocumentReady();
  const { list } = listing;
  const linkOf = (other: ExercisesListing['list']) => listingLink({ ...listing, list: other, query: '' }, null);
  return (
    <ListHead isPage={isPage} heading={list === 'all' ? m.exercises : list === 'hidden' ? m.hiddenList : m.trash}>
      {list === 'all' ? (
        <ListActions>
          <Button variant="primary" icon={<Plus />} isDisabled={!isReady} onPress={() => onNew('')}>
            {m.newExercise}
          </Button>
          <MoreMenu label={m.moreOptions}>
            <MenuItem icon={<EyeOff />} link={linkOf('hidden')}>
              {m.hiddenList}
            </MenuItem>
            <MenuItem icon={<Trash2 />} link={linkOf('trash')}>
              {m.trash}
            </MenuItem>
          </MoreMenu>
        </ListActions>
      ) : (
        <Link variant="quiet" {...linkOf('all')}>
          {m.toAll}
        </Link>
      )}
    </ListHead>
  );
});

interface NoExercisesProps {
  readonly listing: ExercisesListing;
  readonly onChange: (next: Partial<ExercisesListing>) => void;
  readonly onNew: (name: string) => void;
}

/** The empty state of the list: there are no exercises, or none match. */
function NoExercises({ listing, onChange, onNew }: NoExercisesProps) {
  const m = useMessages(libraryMessages);
  const { list, muscle, equipment } = listing;
  const name = listing.query.trim();
  const isFiltered = muscle !== null || equipment !== null;
  if (list !== 'all' && name === '' && !isFiltered) {
    return (
      <EmptyState title={list === 'hidden' ? m.noneHidden : m.trashEmpty}>
        {list === 'hidden' ? m.noneHiddenText : m.trashEmptyText}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={m.noMatch}
      action={
        <Row gap={2} justify="center" wrap>
          {isFiltered && <Button onPress={() => onChange({ muscle: null, equipment: null })}>{m.clearFilters}</Button>}
          {name !== '' && list === 'all' && (
            <Button icon={<Plus />} onPress={() => onNew(name)}>
              {m.addOwn({ name })}
            </Button>
          )}
        </Row>
      }
    >
      {m.noneFoundText}
    </EmptyState>
  );
}
