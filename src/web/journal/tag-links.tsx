import { tagQuery } from '#domain/search/index.ts';
import { comparedLink } from '../comparison/index.ts';
import { useMessages } from '../language/index.ts';
import { searchLink } from '../search/link-targets.ts';
import { Link } from '../ui/link.tsx';
import styles from './journal.module.css';
import { journalMessages } from './messages/index.ts';

/** Leads from the notes with a tag to every mention of it, and to the comparison of days with and without it. */
export function TagLinks({ tag }: { readonly tag: string }) {
  const m = useMessages(journalMessages);
  const query = tagQuery(tag);
  return (
    <div className={styles.tagLinks}>
      <Link variant="button" {...searchLink({ query, view: 'thread' })}>
        {m.thread}
      </Link>
      <Link variant="button" {...comparedLink({ query })}>
        {m.compareDays}
      </Link>
    </div>
  );
}
