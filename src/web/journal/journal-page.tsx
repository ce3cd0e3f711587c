import { useDayIndex } from '../day-index/index.ts';
import { useMessages } from '../language/index.ts';
import { NotesIndexProvider, NotesNavigation, TagsProvider } from '../notes/index.ts';
import { PageHeading } from '../page/index.ts';
import { useDocumentRead } from '../replica/index.ts';
import { Column, Stack } from '../ui/layout.tsx';
import { StateView } from '../ui/state-view.tsx';
import styles from './journal.module.css';
import { Journal } from './journal.tsx';
import { journalMessages } from './messages/index.ts';

/** All days with something, newest first. */
export function JournalPage() {
  const m = useMessages(journalMessages);
  const isRead = useDocumentRead();
  return (
    <NotesIndexProvider>
      <TagsProvider>
        <NotesNavigation place="journal" />
      </TagsProvider>
      <Column className={styles.page}>
        <Stack paddingX="page" paddingTop={8} hideEmpty>
          <PageHeading>{m.journal}</PageHeading>
        </Stack>
        {isRead ? <Days /> : <StateView kind="loading" title={m.loading} />}
      </Column>
    </NotesIndexProvider>
  );
}

function Days() {
  const m = useMessages(journalMessages);
  const days = useDayIndex();
  return days === null ? <StateView kind="loading" title={m.loading} /> : <Journal days={days} />;
}
