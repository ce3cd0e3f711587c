import type { ReactNode } from 'react';
import styles from './page.module.css';

/** The column of a page in the dashboard, wide enough to read and no wider. */
export function Page({ children }: { readonly children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
