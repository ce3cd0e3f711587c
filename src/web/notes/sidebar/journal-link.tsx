import { CalendarRange } from 'lucide-react';
import { journalLink } from '../../journal/link-targets.ts';
import { useMessages } from '../../language/index.ts';
import { Link } from '../../ui/link.tsx';
import { sidebarMessages } from './messages/index.ts';
import styles from './sidebar.module.css';

/** Leads to the days with their notes and training, which are a page of their own. */
export function JournalLink() {
  const m = useMessages(sidebarMessages);
  return (
    <Link variant="plain" className={styles.place ?? ''} {...journalLink()}>
      <span className={styles.sign} aria-hidden="true">
        <CalendarRange />
      </span>
      <span className={styles.words}>{m.journal}</span>
    </Link>
  );
}
