import { useMessages } from '../language/index.ts';
import { pageMessages } from './messages/index.ts';
import styles from './page.module.css';

/** A centred placeholder for a page. It is only text, since it is part of the first load. */
export function Loading() {
  const m = useMessages(pageMessages);
  return (
    <p className={styles.loading} role="status">
      {m.loading}
    </p>
  );
}
