import { type ComponentType, memo, type Ref, useDeferredValue, useEffect, useRef, useState } from 'react';
import { LinksToNothing } from '../links/links-to-nothing.tsx';
import { isAnswered, QueryExplanation, SearchField, type SearchState, useSearch } from '../search/index.ts';
import { TasksView } from '../tasks/tasks-view.tsx';
import { TemplatesList } from '../templates/templates-list.tsx';
import { listName, type NotesRoute, type SavedSearch } from '../use-notes-route.ts';
import { FoundNotes } from './found-notes.tsx';
import styles from './list.module.css';
import type { PlainList } from './notes-list.ts';
import { NotesPane } from './notes-pane.tsx';
import { PlacePane } from './place-pane.tsx';
import { useNotesSearch } from './use-notes-search.ts';

export interface NotesColumnProps {
  readonly place: NotesRoute;
  readonly onOpenPlaces: () => void;
  readonly fieldRef: Ref<HTMLInputElement>;
}

/** The search field, and below it the notes of a place, or those that were found. */
export function NotesColumn({ place: current, onOpenPlaces, fieldRef }: NotesColumnProps) {
  const { query, setQuery, settle, saved, madeOf, place } = useNotesSearch(current);
  const column = useRef<HTMLDivElement>(null);
  const focusRow = () => {
    const rows = [...(column.current?.querySelectorAll<HTMLElement>('[role="grid"] [role="row"]') ?? [])];
    (rows.find(({ tabIndex }) => tabIndex === 0) ?? rows[0])?.focus();
  };
  return (
    <div ref={column} className={styles.column}>
      <div className={styles.search}>
        <SearchField inputRef={fieldRef} value={query} onChange={setQuery} onLeave={settle} onLeaveDown={focusRow} />
      </div>
      <NotesOrFound
        query={query}
        saved={saved}
        madeOf={madeOf}
        openId={current.id}
        place={place}
        onOpenPlaces={onOpenPlaces}
      />
    </div>
  );
}

interface NotesOrFoundProps extends PlaceNotesProps {
  readonly query: string;
  readonly saved: SavedSearch | null;
  readonly madeOf: string | null;
  readonly openId: string | null;
}

/** The notes of the place, until something is looked for and found. */
function NotesOrFound({ query, saved, madeOf, openId, place, onOpenPlaces }: NotesOrFoundProps) {
  const { search, isCurrent } = useSearch(query);
  const isTyped = query.trim() !== '';
  // the beginning of a condition, such as `tag:`: the list stays while it is typed
  const asksNothing = isTyped && search.state.kind === 'idle' && saved === null;
  const isFinding = useIsFinding(isTyped && !asksNothing, search.state);
  const isListGone = useDeferredValue(isFinding); // it is taken down once what was found stands there
  return (
    <div className={styles.listOrFound} aria-busy={isTyped && !isCurrent}>
      {asksNothing && (
        <div className={styles.askingNothing}>
          <QueryExplanation query={search.state.query} />
        </div>
      )}
      {isFinding && <FoundNotes search={search} saved={saved} madeOf={madeOf} openId={openId} />}
      {!(isFinding && isListGone) && (
        <div className={isFinding ? styles.covered : styles.body}>
          <PlaceNotes place={place} onOpenPlaces={onOpenPlaces} />
        </div>
      )}
    </div>
  );
}

type PlaceNotesProps = Pick<NotesColumnProps, 'place' | 'onOpenPlaces'>;

/** Not drawn anew by a key in the search field. */
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

/** An answer is there within a frame or two. */
const lateMs = 300;

/** Whether what was found takes the place of the list: once there is an answer, or none for longer than usual. */
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

/** The places that list something else than notes, or with more to do. */
const contentOfRoute: Partial<Readonly<Record<PlainList, ComponentType>>> = {
  tasks: TasksView,
  unlinked: LinksToNothing,
  templates: TemplatesList,
};
