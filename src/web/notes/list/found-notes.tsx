import { ListChecks } from 'lucide-react';
import { memo, useCallback, useMemo, useRef, useState } from 'react';
import type { SearchHit } from '#domain/notes/search/index.ts';
import { useMessages } from '../../language/index.ts';
import { useLatest } from '../../lifecycle/index.ts';
import { noteLink } from '../../links/notes.ts';
import type { NotesList, SavedSearch } from '../../links/notes-list.ts';
import { ListHeading } from '../../records/index.ts';
import { useRecords } from '../../replica/index.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Column, Row } from '../../ui/layout.tsx';
import { type Search, SearchResults, useMatching } from '../search/index.ts';
import styles from './list.module.css';
import { listMessages } from './messages/index.ts';
import { draggedNotes } from './note-drag.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useKeysGoOn } from './use-keys-go-on.ts';
import { usePlaceName } from './use-place-name.ts';

export interface FoundNotesProps {
  readonly search: Search;
  /** The saved search being shown, if any. */
  readonly saved: SavedSearch | null;
  /** Name of the saved search that this query was edited from. */
  readonly madeOf: string | null;
  readonly openId: string | null;
}

interface Chosen {
  /** The query whose results were selected. A different query clears the selection. */
  readonly query: string;
  /** `all` is temporary; ids replace it once all notes have been read and the matching ids are known. */
  readonly ids: ReadonlySet<string> | 'all';
}

/**
 * Shows search results in place of the list. Memoised so that it renders when results arrive, not on each keystroke.
 */
export const FoundNotes = memo(function FoundNotes({ search, saved, madeOf, openId }: FoundNotesProps) {
  const m = useMessages(listMessages);
  const query = search.state.query.text;
  const list = useMemo<NotesList>(() => saved ?? { kind: 'query', query }, [saved, query]);
  const notes = useRecords('notes');
  const name = usePlaceName(list);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const hits = search.state.kind === 'found' ? search.state.answer.hits : noHits;
  const given = chosen?.query === query ? chosen.ids : none;
  const matching = useMatching(query, isChoosing || given === 'all' || given.size > 0);
  const isChoosingAll = given === 'all';
  if (isChoosingAll && matching?.isWhole) setChosen({ query, ids: matching.ids });
  // notes that left the results, by an action or on another device, are deselected, so that no action affects hidden
  // notes
  const ids = useMemo(() => {
    if (given === 'all') return matching?.ids ?? new Set(hits.map(({ id }) => id));
    return matching?.isWhole ? new Set([...given].filter((id) => matching.ids.has(id))) : given;
  }, [given, hits, matching]);
  const isSelecting = isChoosing || isChoosingAll || ids.size > 0;
  const selected = isSelecting ? notes.filter(({ id }) => ids.has(id)) : [];
  const linkOf = useCallback(
    (id: string, answered: string) => noteLink(id, saved ?? { kind: 'query', query: answered }),
    [saved],
  );
  const latest = useLatest(query);
  const choose = useCallback((next: ReadonlySet<string>) => setChosen({ query: latest(), ids: next }), [latest]);
  const chooseAll = useCallback(() => setChosen({ query, ids: 'all' }), [query]);
  const selection = useMemo(
    () => ({ ids, onChange: choose, onChooseAll: chooseAll, isChoosing }),
    [ids, choose, chooseAll, isChoosing],
  );
  const pane = useRef<HTMLDivElement>(null);
  useKeysGoOn(isSelecting, pane);
  return (
    <Column ref={pane}>
      <Row as="header" gap={2} rowGap={1} align="center" wrap className={styles.head}>
        <ListHeading isPage={openId === null}>{name}</ListHeading>
      </Row>
      <SearchResults
        search={search}
        isSaved={saved !== null}
        madeOf={madeOf}
        openId={openId}
        linkOf={linkOf}
        dragData={draggedNotes}
        selection={selection}
        actions={<IconButton icon={<ListChecks />} label={m.select} onPress={() => setChoosing(true)} />}
        bar={
          isSelecting && (
            <SelectionBar
              list={selected.length > 0 && selected.every(({ inTrash }) => inTrash) ? 'trash' : list}
              notes={selected}
              isChoosingAll={isChoosingAll}
              onSelectAll={chooseAll}
              onDone={() => {
                setChosen(null);
                setChoosing(false);
              }}
            />
          )
        }
      />
    </Column>
  );
});

const none: ReadonlySet<string> = new Set();
const noHits: readonly SearchHit[] = [];
