import type { ReactNode } from 'react';
import styles from './round-icon.module.css';

/** An icon on a circle in the soft accent colour, at the start of a row. */
export function RoundIcon({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.icon} aria-hidden="true">
      {children}
    </span>
  );
}
