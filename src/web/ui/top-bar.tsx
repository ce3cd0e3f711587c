import type { ReactNode } from 'react';
import styles from './top-bar.module.css';

export interface TopBarProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

export function TopBar({ title, children }: TopBarProps) {
  return (
    <header className={styles.topBar}>
      <div className={styles.title} dir="auto">
        {title}
      </div>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </header>
  );
}
