import type { ReactNode } from 'react';
import styles from './page.module.css';

interface NoticeDetailsProps {
  readonly summary: string;
  readonly children: ReactNode;
}

/** What a notice explains to those who open it. */
export function NoticeDetails({ summary, children }: NoticeDetailsProps) {
  return (
    <details className={styles.noticeDetails}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
