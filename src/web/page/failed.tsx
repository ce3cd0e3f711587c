import { useMessages } from '../language/index.ts';
import { StateView } from '../ui/state-view.tsx';
import { pageMessages } from './messages/index.ts';
import styles from './page.module.css';

/** In place of a page that threw, or whose files could not be fetched; needs no file that is not here yet. */
export function FailedPage() {
  const m = useMessages(pageMessages);
  return (
    <div className={styles.whole}>
      <StateView
        kind="failed"
        level={1}
        title={m.failed}
        action={
          <button type="button" className={styles.reload} onClick={() => window.location.reload()}>
            {m.reload}
          </button>
        }
      >
        {m.failedText}
      </StateView>
    </div>
  );
}
