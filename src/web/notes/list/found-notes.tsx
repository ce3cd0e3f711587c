import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../language/index.ts';
import { ListHeading } from '../../records/index.ts';
import { useRecords } from '../../replica/index.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { SearchResults } from '../finding/index.ts';
import { draggedNotes } from '../sidebar/note-drag.ts';
import { type NotesList, noteHref } from '../use-notes-place.ts';
import styles from './list.module.css';
import { listMessages } from './messages/index.ts';
import { SelectionBar } from './selection-bar.tsx';
import { usePlaceName } from './use-place-name.ts';

export interface FoundNotesProps {
  readonly query: string;
  /** The query as a list, or the saved search that it is. */
  readonly list: NotesList;
  readonly openId: string | null;
}

interface Chosen {
  /** Notes that were chosen among the results of another query are chosen no more. */
  readonly query: string;
  readonly ids: ReadonlySet<string>;
}

/** What a search found, in place of the list. */
export function FoundNotes({ query, list, openId }: FoundNotesProps) {
  const m = useMessages(listMessages);
  const notes = useRecords('notes');
  const name = usePlaceName(list);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const ids = chosen?.query === query ? chosen.ids : none;
  const isSelecting = isChoosing || ids.size > 0;
  const selected = isSelecting ? notes.filter(({ id }) => ids.has(id)) : [];
  const isSaved = typeof list === 'object' && list.kind === 'search';
  return (
    <>
      <div className={styles.headFrame}>
        <header className={styles.head}>
          <ListHeading isPage={openId === null}>{name}</ListHeading>
          <div className={styles.actions} inert={isSelecting}>
            <IconButton icon={<ListChecks />} label={m.select} onPress={() => setChoosing(true)} />
          </div>
        </header>
        {isSelecting && (
          <SelectionBar
            list={selected.length > 0 && selected.every(({ inTrash }) => inTrash) ? 'trash' : list}
            notes={selected}
            onDone={() => {
              setChosen(null);
              setChoosing(false);
            }}
          />
        )}
      </div>
      <SearchResults
        query={query}
        isSaved={isSaved}
        {...(openId !== null && { currentId: openId })}
        hrefOf={(id) => noteHref(id, list)}
        dragData={draggedNotes}
        selection={{ ids, onChange: (next) => setChosen({ query, ids: next }), isChoosing }}
      />
    </>
  );
}

const none: ReadonlySet<string> = new Set();
