import { PanelLeft } from 'lucide-react';
import {
  type ComponentType,
  memo,
  type ReactNode,
  type Ref,
  useContext,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useMessages } from '../../language/index.ts';
import type { PlainList, SavedSearch } from '../../links/notes-list.ts';
import { SectionSlot } from '../../page/index.ts';
import { ListHeading } from '../../records/index.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Column, Row, Stack } from '../../ui/layout.tsx';
import { LinksToNothing } from '../links/index.ts';
import { RemindersView, TaskClock } from '../reminders/index.ts';
import { isAnswered, QueryExplanation, SearchField, type SearchState, useSearch } from '../search/index.ts';
import { TasksView } from '../tasks/index.ts';
import { TemplatesList } from '../templates/index.ts';
import { AddTaskField } from './add-task-field.tsx';
import { FoundNotes } from './found-notes.tsx';
import styles from './list.module.css';
import { listMessages } from './messages/index.ts';
import { NotesPane } from './notes-pane.tsx';
import { listName, type NotesRoute } from './use-notes-route.ts';
import { useNotesSearch } from './use-notes-search.ts';
import { usePlaceName } from './use-place-name.ts';

export interface NotesColumnProps {
  readonly place: NotesRoute;
  readonly onOpenPlaces: () => void;
  readonly fieldRef: Ref<HTMLInputElement>;
}

/** Shows the search field and, below it, the notes of a list or the search results. */
export function NotesColumn({ place: current, onOpenPlaces, fieldRef }: NotesColumnProps) {
  const { query, setQuery, settle, saved, madeOf, place } = useNotesSearch(current);
  const column = useRef<HTMLDivElement>(null);
  const focusRow = () => {
    const rows = [...(column.current?.querySelectorAll<HTMLElement>('[role="grid"] [role="row"]') ?? [])];
    (rows.find(({ tabIndex }) => tabIndex === 0) ?? rows[0])?.focus();
  };
  return (
    <Column ref={column}>
      <Row paddingX={4} paddingTop={3}>
        <SearchField inputRef={fieldRef} value={query} onChange={setQuery} onLeave={settle} onLeaveDown={focusRow} />
      </Row>
      <NotesOrFound
        query={query}
        saved={saved}
        madeOf={madeOf}
        openId={current.id}
        place={place}
        onOpenPlaces={onOpenPlaces}
      />
    </Column>
  );
}

interface NotesOrFoundProps extends PlaceNotesProps {
  readonly query: string;
  readonly saved: SavedSearch | null;
  readonly madeOf: string | null;
  readonly openId: string | null;
}

/** Shows the list until a search has results. */
function NotesOrFound({ query, saved, madeOf, openId, place, onOpenPlaces }: NotesOrFoundProps) {
  const { search, isCurrent } = useSearch(query);
  const isTyped = query.trim() !== '';
  // a query without a complete condition, such as `tag:`, leaves the list in place
  const asksNothing = isTyped && search.state.kind === 'idle' && saved === null;
  const isFinding = useIsFinding(isTyped && !asksNothing, search.state);
  const isListGone = useDeferredValue(isFinding); // the list is removed only after the results have rendered
  return (
    <Column className={styles.listOrFound} aria-busy={isTyped && !isCurrent}>
      {asksNothing && (
        <Stack paddingTop={3}>
          <QueryExplanation query={search.state.query} />
        </Stack>
      )}
      {isFinding && <FoundNotes search={search} saved={saved} madeOf={madeOf} openId={openId} />}
      {!(isFinding && isListGone) && (
        <Column className={isFinding ? styles.covered : undefined}>
          <PlaceNotes place={place} onOpenPlaces={onOpenPlaces} />
        </Column>
      )}
    </Column>
  );
}

type PlaceNotesProps = Pick<NotesColumnProps, 'place' | 'onOpenPlaces'>;

/** Memoised so that keystrokes in the search field do not rerender it. */
const PlaceNotes = memo(function PlaceNotes({ place, onOpenPlaces }: PlaceNotesProps) {
  const PlaceContent = typeof place.list === 'string' ? contentOfRoute[place.list] : undefined;
  return PlaceContent !== undefined ? (
    <PlacePane place={place} onOpenPlaces={onOpenPlaces}>
      <PlaceContent />
    </PlacePane>
  ) : (
    <NotesPane key={`${listName(place.list)} ${place.sort}`} place={place} onOpenPlaces={onOpenPlaces} />
  );
});

/** The time after which a search result counts as late; most arrive within a frame or two. */
const lateMs = 300;

/** Returns whether the search replaces the list, which it does once a result has arrived or is late. */
function useIsFinding(isAsked: boolean, state: SearchState): boolean {
  const [isFinding, setFinding] = useState(isAsked);
  const isDue = isAsked && (isFinding || isAnswered(state));
  if (isDue !== isFinding) setFinding(isDue);
  useEffect(() => {
    if (!isAsked || isFinding) return;
    const timer = setTimeout(() => setFinding(true), lateMs);
    return () => clearTimeout(timer);
  }, [isAsked, isFinding]);
  return isDue;
}

/** Components for lists that show something other than notes, or that offer additional actions. */
const contentOfRoute: Partial<Readonly<Record<PlainList, ComponentType>>> = {
  tasks: () => <BelowTaskField of={Tasks} />,
  reminders: () => <BelowTaskField of={RemindersView} />,
  unlinked: LinksToNothing,
  templates: TemplatesList,
};

function Tasks() {
  return <TasksView asideOf={(task) => <TaskClock listed={task} />} />;
}

function BelowTaskField({ of: List }: { readonly of: ComponentType }) {
  return (
    <>
      <Stack paddingX={4} paddingBottom={3}>
        <AddTaskField />
      </Stack>
      <List />
    </>
  );
}

interface PlacePaneProps {
  readonly place: NotesRoute;
  readonly onOpenPlaces: () => void;
  readonly children: ReactNode;
}

/** Layout for lists that show something other than notes. */
function PlacePane({ place, onOpenPlaces, children }: PlacePaneProps) {
  const m = useMessages(listMessages);
  const name = usePlaceName(place.list);
  const hasSidebar = useContext(SectionSlot) !== null;
  return (
    <>
      <Row as="header" gap={2} rowGap={1} align="center" wrap className={styles.head}>
        <ListHeading isPage={place.id === null}>{name}</ListHeading>
        {!hasSidebar && (
          <Row gap={1} align="center" className={styles.actions}>
            <IconButton icon={<PanelLeft />} label={m.views} className={styles.places ?? ''} onPress={onOpenPlaces} />
          </Row>
        )}
      </Row>
      <Column>{children}</Column>
    </>
  );
}
