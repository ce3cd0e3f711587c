import { CalendarDays, ListChecks, PanelLeft, Plus } from 'lucide-react';
import { useContext } from 'react';
import { findNotebook } from '#domain/notes/index.ts';
import { useMessages } from '../../language/index.ts';
import { type NotesList, type NotesSort, notesSorts } from '../../links/notes-list.ts';
import { SectionSlot } from '../../page/index.ts';
import { ListHeading } from '../../records/index.ts';
import { useDocumentReady } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Row } from '../../ui/layout.tsx';
import { MenuChoice, MenuItem, MoreMenu } from '../../ui/menu.tsx';
import { useNotebooks } from '../model/index.ts';
import styles from './list.module.css';
import { listMessages } from './messages/index.ts';
import { useSetSort, useSort } from './use-listing.ts';
import { useNewNote, useOpenToday } from './use-new-note.ts';
import { type NotesRoute, useDayInAddress } from './use-notes-route.ts';
import { usePlaceName } from './use-place-name.ts';

export interface ListHeadProps {
  readonly place: NotesRoute;
  readonly onOpenPlaces: () => void;
  readonly onSelect: () => void;
  /** Whether the selection bar covers the buttons of the heading. */
  readonly isCovered: boolean;
}

/** Heading of a list with its menu and the buttons that create notes. */
export function ListHead({ place, onOpenPlaces, onSelect, isCovered }: ListHeadProps) {
  const m = useMessages(listMessages);
  const { id, list } = place;
  const isReady = useDocumentReady();
  const day = useDayInAddress();
  const name = usePlaceName(list);
  const hasSidebar = useContext(SectionSlot) !== null;
  const today = useOpenToday();
  const newNote = useNewNote(list);
  const isNowhere = useIsNowhere(list);
  const isPutAside = list === 'trash' || list === 'archive' || isNowhere;
  return (
    <Row as="header" gap={2} rowGap={1} align="center" wrap className={styles.head}>
      <ListHeading isPage={id === null && day === null}>{name}</ListHeading>
      <Row gap={1} align="center" className={styles.actions} inert={isCovered}>
        {!hasSidebar && (
          <IconButton icon={<PanelLeft />} label={m.views} className={styles.places ?? ''} onPress={onOpenPlaces} />
        )}
        {!isPutAside && (
          <Button variant="primary" icon={<Plus />} isDisabled={!isReady} onPress={newNote}>
            {m.newNote}
          </Button>
        )}
        {list === 'all' && (
          <IconButton icon={<CalendarDays />} label={m.openToday} isDisabled={!isReady} onPress={today} />
        )}
        <ListMenu place={place} onSelect={onSelect} />
      </Row>
    </Row>
  );
}

/**
 * Returns whether the list is that of a notebook that is missing or in the trash, in which a new note would not appear.
 */
function useIsNowhere(list: NotesList): boolean {
  const notebooks = useNotebooks();
  return typeof list === 'object' && list.kind === 'notebook' && findNotebook(notebooks, list.id) === null;
}

/** Menu of a list, with its sort order. A notebook stores its own sort order. */
function ListMenu({ place, onSelect }: { readonly place: NotesRoute; readonly onSelect: () => void }) {
  const m = useMessages(listMessages);
  const current = useSort(place);
  const setSort = useSetSort(place);
  const isNotebook = typeof place.list === 'object' && place.list.kind === 'notebook';
  const words: Readonly<Record<NotesSort, string>> = {
    edited: m.sortEdited,
    created: m.sortCreated,
    title: m.sortTitle,
    order: m.sortOrder,
  };
  const sorts = notesSorts.filter((sort) => isNotebook || sort !== 'order');
  return (
    <MoreMenu label={m.listOptions}>
      <MenuItem icon={<ListChecks />} onAction={onSelect}>
        {m.select}
      </MenuItem>
      {place.list !== 'trash' && (
        <MenuChoice
          label={m.sort}
          value={current}
          options={sorts.map((id) => ({ id, label: words[id] }))}
          onChange={setSort}
        />
      )}
    </MoreMenu>
  );
}
