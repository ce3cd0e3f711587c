import { useDocumentRead } from '../replica/index.ts';
import styles from './records.module.css';

/** Says below a list that older records are still being read from this device. Shown only if that takes a while. */
export function OlderRecords({ children }: { readonly children: string }) {
  if (useDocumentRead()) return null;
  return (
    <p role="status" className={styles.older}>
      {children}
    </p>
  );
}
