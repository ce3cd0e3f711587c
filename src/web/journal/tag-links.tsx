import { tagQuery } from '#domain/search/index.ts';
import { comparisonHref } from '../comparison/index.ts';
import { useMessages } from '../language/index.ts';
import { searchHref } from '../records/index.ts';
import { Link } from '../ui/link.tsx';
import styles from './journal.module.css';
import { journalMessages } from './messages/index.ts';

/** Leads from the notes with a tag to every mention of it, and to the comparison of days with and without it. */
export function TagLinks({ tag }: { readonly tag: string }) {
  const m = useMessages(journalMessages);
  const query = tagQuery(tag);
  return (
    <div className={styles.tagLinks}>
      <Link variant="button" href={searchHref({ query, view: 'thread' })}>
        {m.thread}
      </Link>
      <Link variant="button" href={comparisonHref({ query })}>
        {m.compareDays}
      </Link>
    </div>
  );
}
