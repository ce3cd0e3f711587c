import type { ReactNode } from 'react';
import styles from './page.module.css';

/** The content column of a page in the dashboard, at a readable width. */
export function Page({ children }: { readonly children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
