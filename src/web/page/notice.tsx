import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Row, Stack } from '../ui/layout.tsx';
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
    <Row gap={3} align="start" size={2} className={styles.notice} data-tone={tone} role="status">
      <span className={styles.noticeSign} aria-hidden="true">
        {signs[tone]}
      </span>
      <Row gap={3} align="start" wrap grow className={styles.noticeContent}>
        <Stack basis={16}>{children}</Stack>
        {action}
      </Row>
    </Row>
  );
}
