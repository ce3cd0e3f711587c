import type { ReactNode } from 'react';
import { PageBody } from '../ui/layout.tsx';
import styles from './page.module.css';

/** The content column of a page in the dashboard, at a readable width. */
export function Page({ children }: { readonly children: ReactNode }) {
  return (
    <PageBody gap={6} className={styles.page}>
      {children}
    </PageBody>
  );
}
