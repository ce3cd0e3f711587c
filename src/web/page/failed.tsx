import { useMessages } from '../language/index.ts';
import { pageMessages } from './messages/index.ts';
import styles from './page.module.css';

/** Replaces a page that threw or whose files could not be loaded. It needs no further files. */
export function FailedPage() {
  const m = useMessages(pageMessages);
  return (
    <div className={styles.failed} role="alert">
      <h1>{m.failed}</h1>
      <p>{m.failedText}</p>
      <button type="button" className={styles.reload} onClick={() => window.location.reload()}>
        {m.reload}
      </button>
    </div>
  );
}
