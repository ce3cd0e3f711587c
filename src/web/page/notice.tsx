import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './page.module.css';

export interface NoticeProps {
  readonly tone: 'plain' | 'good' | 'warn';
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

const signs = { plain: <Info />, good: <CircleCheck />, warn: <CircleAlert /> };

/** A message above a page's content, about an event or a state. */
export function Notice({ tone, children, action }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role="status">
      <span className={styles.noticeSign} aria-hidden="true">
        {signs[tone]}
      </span>
      <div className={styles.noticeContent}>
        <div className={styles.noticeText}>{children}</div>
        {action}
      </div>
    </div>
  );
}
