import type { ReactNode } from 'react';
import styles from './model.module.css';

/** The name of a notebook or tag after its sign, in one line. */
export function SignedName({ sign, children }: { readonly sign: ReactNode; readonly children: string }) {
  return (
    <span className={styles.name}>
      {sign}
      <span className={styles.words} dir="auto">
        {children}
      </span>
    </span>
  );
}
