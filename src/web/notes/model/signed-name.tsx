import type { ReactNode } from 'react';
import { Row } from '../../ui/layout.tsx';
import styles from './model.module.css';

/** The name of a notebook or tag after its sign, in one line. */
export function SignedName({ sign, children }: { readonly sign: ReactNode; readonly children: string }) {
  return (
    <Row as="span" gap={2} align="center" grow>
      {sign}
      <span className={styles.words} dir="auto">
        {children}
      </span>
    </Row>
  );
}
