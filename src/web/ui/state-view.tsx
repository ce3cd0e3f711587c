import { CloudOff, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from './spinner.tsx';
import styles from './state-view.module.css';

export interface StateViewProps {
  readonly kind: 'empty' | 'loading' | 'offline' | 'failed';
  readonly title: string;
  /** Makes the title a heading, where the page has no other. */
  readonly level?: 1 | 2 | 3;
  /** What it means and what is safe. */
  readonly children?: ReactNode;
  /** In place of the sign of the kind. */
  readonly icon?: ReactNode;
  /** The one thing to do next. */
  readonly action?: ReactNode;
}

const signs = { empty: null, loading: <Spinner />, offline: <CloudOff />, failed: <TriangleAlert /> };

/** Stands where content would: nothing yet, not loaded yet, not reachable, or gone wrong. */
export function StateView({ kind, title, level, children, icon = signs[kind], action }: StateViewProps) {
  const Title = level === undefined ? 'p' : (`h${level}` as const);
  return (
    <div className={styles.view} data-kind={kind} role={kind === 'failed' ? 'alert' : 'status'}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <Title className={styles.title}>{title}</Title>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
