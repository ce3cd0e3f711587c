import type { ReactNode } from 'react';
import styles from './stack.module.css';

export interface StackProps {
  readonly children: ReactNode;
  /** The gap between the children, in steps of 4 px. */
  readonly gap: 1 | 2 | 3 | 4 | 5;
  readonly direction?: 'column' | 'row';
}

/** Stacks children in a column, or in rows that wrap, with even gaps. */
export function Stack({ children, gap, direction = 'column' }: StackProps) {
  return (
    <div className={styles.stack} data-gap={gap} data-direction={direction}>
      {children}
    </div>
  );
}
