import { useMessages } from '../language/index.ts';
import { StateView } from '../ui/state-view.tsx';
import { pageMessages } from './messages/index.ts';
import styles from './page.module.css';

/** In the middle of where a page will be. */
export function Loading() {
  const m = useMessages(pageMessages);
  return (
    <div className={styles.whole}>
      <StateView kind="loading" title={m.loading} />
    </div>
  );
}
