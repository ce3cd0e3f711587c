import { ArrowLeft } from 'lucide-react';
import { useMessages } from '../../language/index.ts';
import { usePageTitle } from '../../page/index.ts';
import type { RecordEntry } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Link } from '../../ui/link.tsx';
import { Heading } from '../../ui/text.tsx';
import { notesMessages } from '../messages/index.ts';
import { noteTitle } from '../note-title.ts';
import { useFirstLine } from '../use-first-line.ts';
import { noteHref, useNotesPlace } from '../use-notes-place.ts';
import styles from './history.module.css';
import { useHistoryHref, useHistoryPlace } from './history-place.ts';
import { HistoryProblem } from './history-problem.tsx';
import { historyMessages } from './messages/index.ts';
import { StatesList } from './states-list.tsx';
import { useHistory } from './use-history.ts';
import { VersionPane } from './version-pane.tsx';

/** What a note was before: its versions by day, or the one that is chosen. */
export default function HistoryPane({ note }: { readonly note: RecordEntry<'notes'> }) {
  const m = useMessages(historyMessages);
  const { untitled } = useMessages(notesMessages);
  const { wholeDay } = useTimeFormat();
  const title = noteTitle(note.value, wholeDay, useFirstLine(note.id)) ?? untitled;
  const history = useHistory(note.id);
  const { version } = useHistoryPlace();
  const historyHref = useHistoryHref();
  const { list, sort } = useNotesPlace();
  const heading = m.historyOf({ title });
  usePageTitle(heading);
  return (
    <article className={styles.history}>
      <Link
        variant="plain"
        className={styles.back ?? ''}
        href={version === null ? noteHref(note.id, list, sort) : historyHref(note.id)}
      >
        <ArrowLeft aria-hidden="true" />
        {version === null ? m.backToNote : m.backToList}
      </Link>
      <Heading level={1} size={5} personal>
        {heading}
      </Heading>
      <HistoryProblem error={history.error} isShown={history.value !== null} onAgain={history.again} />
      {version === null ? (
        <StatesList noteId={note.id} history={history} />
      ) : (
        <VersionPane key={version} note={note} id={version} history={history} />
      )}
    </article>
  );
}
