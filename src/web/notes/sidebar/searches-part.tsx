import { Pencil, Search, X } from 'lucide-react';
import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import { compareOrder } from '#domain/kernel/index.ts';
import { findsTraining } from '#domain/notes/index.ts';
import { useMessages } from '../../language/index.ts';
import { listLink } from '../../links/notes.ts';
import { searchLink } from '../../links/search.ts';
import { assign, type RecordEntry, useDocument, useRecords } from '../../replica/index.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import type { LinkTarget } from '../../ui/link-target.ts';
import { MenuItem, MoreMenu } from '../../ui/menu.tsx';
import { rowInPlaceOf } from '../../ui/row-in-place.ts';
import { offerUndo } from '../../undo/index.ts';
import { sidebarMessages } from './messages/index.ts';
import { NameDialog } from './name-dialog.tsx';
import type { NotesPlace } from './notes-place.ts';
import { PlaceLink } from './place-link.tsx';
import styles from './sidebar.module.css';

/** Shows the saved searches; renders nothing if there are none. */
export const SearchesPart = memo(function SearchesPart({ place }: { readonly place: NotesPlace }) {
  const m = useMessages(sidebarMessages);
  const places = useRef<HTMLUListElement>(null);
  const searches = useRecords('searches').filter(({ inTrash }) => !inTrash);
  const inOrder = searches.toSorted((a, b) =>
    compareOrder({ id: a.id, order: a.value.order }, { id: b.id, order: b.value.order }),
  );
  const leaves = useKeysInPlace(inOrder, places);
  if (searches.length === 0) return null;
  return (
    <Stack as="section" gap={1}>
      <h2 className={styles.partTitle}>{m.searches}</h2>
      <ul ref={places}>
        {inOrder.map((search) => (
          <SavedSearch
            key={search.id}
            search={search}
            isCurrent={isPlace(search, place)}
            onRemove={() => leaves(search.id)}
          />
        ))}
      </ul>
    </Stack>
  );
});

/**
 * Moves focus to the next or previous search when a search is removed from its own menu.
 *
 * @returns a function to call with the id of the search before it is removed
 */
function useKeysInPlace(
  searches: readonly RecordEntry<'searches'>[],
  places: RefObject<HTMLElement | null>,
): (id: string) => void {
  const due = useRef<{ readonly left: string; readonly place: string } | null>(null);
  useEffect(() => {
    const leaving = due.current;
    if (leaving === null || searches.some(({ id }) => id === leaving.left)) return;
    due.current = null;
    if (document.activeElement !== document.body) return;
    places.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(leaving.place)}"] a`)?.focus();
  });
  return (left) => {
    const others = searches.filter(({ id }) => id !== left);
    const place = rowInPlaceOf(left, searches, others);
    due.current = place === null ? null : { left, place };
  };
}

/** Links to a saved search. One that also finds training has a page of its own. */
function linkOf(id: string, search: RecordEntry<'searches'>['value']): LinkTarget {
  return findsTraining(search) ? searchLink({ query: search.query ?? '' }) : listLink({ kind: 'search', id });
}

interface SavedSearchProps {
  readonly search: RecordEntry<'searches'>;
  readonly isCurrent: boolean;
  readonly onRemove: () => void;
}

function SavedSearch({ search: { id, key, value }, isCurrent, onRemove }: SavedSearchProps) {
  const m = useMessages(sidebarMessages);
  const document = useDocument();
  const [isRenaming, setRenaming] = useState(false);
  const name = value.name || value.query || m.searches;
  const label = m.optionsOf({ name });
  const remove = () => {
    onRemove();
    document.trash([key]);
    offerUndo(m.searchRemoved({ name }), () => document.restore([key]));
  };
  return (
    <Row as="li" data-key={id} align="center" className={styles.saved}>
      <PlaceLink link={linkOf(id, value)} isCurrent={isCurrent} icon={<Search />}>
        {name}
      </PlaceLink>
      <MoreMenu label={label} className={styles.rowMenu ?? ''}>
        <MenuItem icon={<Pencil />} onAction={() => setRenaming(true)}>
          {m.rename}
        </MenuItem>
        <MenuItem icon={<X />} tone="danger" onAction={remove}>
          {m.remove}
        </MenuItem>
      </MoreMenu>
      {isRenaming && (
        <NameDialog
          title={m.rename}
          submitLabel={m.save}
          name={name}
          onClose={() => setRenaming(false)}
          onSubmit={(typed) => void document.changeRecord('searches', id, assign({ name: typed }))}
        />
      )}
    </Row>
  );
}

/** Returns whether a saved search is shown: in the list of notes or, for one of everything, on the page of searches. */
function isPlace({ id, value }: RecordEntry<'searches'>, place: NotesPlace): boolean {
  if (typeof place !== 'object') return false;
  if (place.kind === 'query') return findsTraining(value) && value.query?.trim() === place.query.trim();
  return place.kind === 'search' && place.id === id;
}
