import { Archive, CalendarDays, NotebookText, Pin, Search, Trash2, Unlink } from 'lucide-react';
import type { ReactNode } from 'react';
import { compareOrder } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useRecords } from '../../replica/index.ts';
import { Link } from '../../ui/link.tsx';
import { listHref, listName, type NotesList } from '../use-notes-place.ts';
import { Count } from './count.tsx';
import { sidebarMessages } from './messages/index.ts';
import { NotebooksPart } from './notebooks-part.tsx';
import styles from './sidebar.module.css';
import { TagsPart } from './tags-part.tsx';
import { useNoteCounts } from './use-note-counts.ts';

/** The places of the notes section, with how much each holds. */
export function NotesSidebar({ list }: { readonly list: NotesList }) {
  const m = useMessages(sidebarMessages);
  const counts = useNoteCounts();
  const link = (to: NotesList, icon: ReactNode, label: string, count?: number) => (
    <PlaceLink to={to} isCurrent={listName(to) === listName(list)} icon={icon} count={count}>
      {label}
    </PlaceLink>
  );
  return (
    <nav className={styles.sidebar} aria-label={m.places}>
      <ul>
        {link('all', <NotebookText />, m.all, counts.all)}
        {link('today', <CalendarDays />, m.today)}
        {link('pinned', <Pin />, m.pinned, counts.pinned)}
      </ul>
      <SearchesPart list={list} />
      <NotebooksPart list={list} counts={counts.byNotebook} />
      <TagsPart list={list} tags={counts.tags} />
      <ul>
        {link('unlinked', <Unlink />, m.unlinked)}
        {link('archive', <Archive />, m.archive, counts.archive)}
        {link('trash', <Trash2 />, m.trash, counts.trash)}
      </ul>
    </nav>
  );
}

interface PlaceLinkProps {
  readonly to: NotesList;
  readonly isCurrent: boolean;
  readonly icon: ReactNode;
  readonly count?: number | undefined;
  readonly children: string;
}

function PlaceLink({ to, isCurrent, icon, count, children }: PlaceLinkProps) {
  return (
    <li>
      <Link
        variant="plain"
        className={styles.place ?? ''}
        href={listHref(to)}
        {...(isCurrent && { 'aria-current': 'page' as const })}
      >
        <span className={styles.sign} aria-hidden="true">
          {icon}
        </span>
        <span className={styles.words} dir="auto">
          {children}
        </span>
        {count !== undefined && <Count value={count} />}
      </Link>
    </li>
  );
}

/** The searches that were saved; nothing where there are none. */
function SearchesPart({ list }: { readonly list: NotesList }) {
  const m = useMessages(sidebarMessages);
  const searches = useRecords('searches').filter(({ inTrash }) => !inTrash);
  if (searches.length === 0) return null;
  const inOrder = searches.toSorted((a, b) =>
    compareOrder({ id: a.id, order: a.value.order }, { id: b.id, order: b.value.order }),
  );
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>{m.searches}</h2>
      <ul>
        {inOrder.map(({ id, value }) => (
          <PlaceLink
            key={id}
            to={{ kind: 'search', id }}
            isCurrent={typeof list === 'object' && list.kind === 'search' && list.id === id}
            icon={<Search />}
          >
            {value.name || value.query || m.searches}
          </PlaceLink>
        ))}
      </ul>
    </section>
  );
}
