import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { listLink, noteLink } from '../../links/notes.ts';
import { type NotesSort, notesSorts } from '../../links/notes-list.ts';
import { LocalPreference, useLocalPreference } from '../../local-preferences/index.ts';
import {
  assign,
  type RecordEntry,
  useDocument,
  useDocumentReady,
  useRecords,
  useThrottledRecords,
} from '../../replica/index.ts';
import { useToday } from '../../time/index.ts';
import { useTags } from '../tags/index.ts';
import { notesInList } from './notes-in-list.ts';
import type { NotesRoute } from './use-notes-route.ts';

/** The last sort order chosen outside a notebook, stored on this device. */
const keptSort = new LocalPreference<NotesSort>('mensana:notes-sort', {
  read: (stored) => notesSorts.find((sort) => sort === stored) ?? 'edited',
  write: (sort) => sort,
});

/**
 * Throttle of the sorting. Each keystroke in a note changes its edit time, but the list need not be sorted as often.
 */
const followedMs = 300;

/** Returns the notes of a list in their sort order, throttled so that typing in a note is not delayed. */
export function useListing(place: NotesRoute): readonly RecordEntry<'notes'>[] {
  const { list } = place;
  const isReady = useDocumentReady();
  const document = useDocument();
  const notes = useThrottledRecords('notes', followedMs);
  const sort = useSort(place);
  const { tagsOf } = useTags();
  const { locale } = useLocale();
  const today = useToday();
  // compares numbers in titles by value
  const compareTitles = useMemo(() => new Intl.Collator(locale, { numeric: true }).compare, [locale]);
  return useMemo(() => {
    if (!isReady) return [];
    const earliest = document.now() - 2 * 24 * 60 * 60 * 1000;
    // most notes are older than that, and their exact day does not matter
    const dayOf = (at: number) => document.dayOf(Math.max(at, earliest));
    return notesInList(notes, { list, sort, today, dayOf, tagsOf, compareTitles });
  }, [isReady, document, today, notes, list, sort, tagsOf, compareTitles]);
}

/**
 * Returns the sort order of a list: from the URL, otherwise the notebook's own, otherwise the one last chosen outside a
 * notebook.
 */
export function useSort({ list, sort }: NotesRoute): NotesSort {
  const notebooks = useRecords('notebooks');
  const [lastChosen] = useLocalPreference(keptSort);
  if (typeof list === 'string' || list.kind !== 'notebook')
    return sort === null || sort === 'order' ? lastChosen : sort;
  return sort ?? notesSorts.find((each) => each === notebooks.find(({ id }) => id === list.id)?.value.sort) ?? 'edited';
}

/**
 * Returns a function that sets the sort order of a list. That of a notebook is stored for all devices, that of any
 * other list on this device and in the URL.
 */
export function useSetSort({ id, list }: NotesRoute): (sort: NotesSort) => void {
  const document = useDocument();
  const navigate = useNavigate();
  return (sort) => {
    if (typeof list === 'object' && list.kind === 'notebook') {
      document.changeRecord('notebooks', list.id, assign({ sort: sort === 'edited' ? undefined : sort }));
    } else keptSort.set(sort);
    const inAddress = typeof list === 'object' && list.kind === 'notebook' ? null : sort;
    void navigate({ ...(id === null ? listLink(list, inAddress) : noteLink(id, list, inAddress)), replace: true });
  };
}
