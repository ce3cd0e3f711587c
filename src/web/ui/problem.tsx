import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Row } from './layout.tsx';
import styles from './problem.module.css';

/** An item of a list of problems with what the user wrote. */
export function Problem({ children }: { readonly children: ReactNode }) {
  return (
    <Row as="li" gap={2} size={2} tone="warn">
      <CircleAlert size="1rem" className={styles.icon} aria-hidden="true" />
      <span dir="auto">{children}</span>
    </Row>
  );
}
