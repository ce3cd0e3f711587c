import { type ReactNode, useMemo, useRef } from 'react';
import { parseQuery, tagAsked } from '#domain/search/index.ts';
import { useMessages } from '../language/index.ts';
import { NotesIndexProvider, NotesNavigation, TagsProvider, useQueryContext, useTypedQuery } from '../notes/index.ts';
import { PageHeading } from '../page/index.ts';
import { useDocumentReady } from '../replica/index.ts';
import { Column, Stack } from '../ui/layout.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { StateView } from '../ui/state-view.tsx';
import { FoundEverything } from './found-everything.tsx';
import { searchMessages } from './messages/index.ts';
import styles from './search.module.css';
import { Thread } from './thread/thread.tsx';
import { useBeginEverything } from './use-everything.ts';
import { useSearchPlace } from './use-search-place.ts';

/** The search of everything: notes, workouts, sets, activities, measurements and exercises. */
export function SearchPage(): ReactNode {
  const m = useMessages(searchMessages);
  const isReady = useDocumentReady();
  const [{ query }] = useSearchPlace();
  return (
    <NotesIndexProvider>
      <TagsProvider>
        <NotesNavigation place={{ kind: 'query', query }} />
        <Column className={styles.page}>
          <Stack paddingX="page" paddingTop={8} hideEmpty data-print="none">
            <PageHeading>{m.search}</PageHeading>
          </Stack>
          {isReady ? <SearchOrThread /> : <StateView kind="loading" title={m.loading} />}
        </Column>
      </TagsProvider>
    </NotesIndexProvider>
  );
}

function SearchOrThread() {
  const m = useMessages(searchMessages);
  const [place, change] = useSearchPlace();
  const { typed, setTyped, settle } = useTypedQuery(place.query, (query) => change({ query, view: 'list' }));
  const begin = useBeginEverything(place.order);
  const context = useQueryContext();
  const tag = useMemo(() => tagAsked(parseQuery(typed, context)), [typed, context]);
  const content = useRef<HTMLDivElement>(null);
  const focusRow = () => {
    const rows = [...(content.current?.querySelectorAll<HTMLElement>('[role="grid"] [role="row"]') ?? [])];
    (rows.find(({ tabIndex }) => tabIndex === 0) ?? rows[0])?.focus();
  };
  const isThread = place.view === 'thread' && tag !== null && typed === place.query;
  return (
    <Column ref={content} className={styles.content}>
      <search>
        <Stack paddingX="page" paddingTop={3} data-print="none">
          <SearchField
            label={m.searchEverything}
            placeholder={m.searchEverything}
            clearLabel={m.clearSearch}
            value={typed}
            onChange={(text) => {
              begin(text);
              setTyped(text);
            }}
            onLeave={settle}
            onLeaveDown={focusRow}
          />
        </Stack>
      </search>
      {isThread ? (
        <Thread tag={tag} />
      ) : (
        <FoundEverything text={typed} tag={tag} kind={place.kind} order={place.order} onChange={change} />
      )}
    </Column>
  );
}
