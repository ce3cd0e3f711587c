import type { ReactNode } from 'react';
import styles from './top-bar.module.css';

export interface TopBarProps {
  readonly title: ReactNode;
  /** Shown before the title, such as a back link. */
  readonly before?: ReactNode;
  readonly children?: ReactNode;
}

export function TopBar({ title, before, children }: TopBarProps) {
  return (
    <header className={styles.topBar}>
      {before}
      <div className={styles.title} dir="auto">
        {title}
      </div>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </header>
  );
}
