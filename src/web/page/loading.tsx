import { useMessages } from '../language/index.ts';
import { pageMessages } from './messages/index.ts';
import styles from './page.module.css';

/** Centred placeholder for a page. Text only, since it is part of the first load. */
export function Loading() {
  const m = useMessages(pageMessages);
  return (
    <p className={styles.loading} role="status">
      {m.loading}
    </p>
  );
}
