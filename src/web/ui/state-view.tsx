import { CloudOff, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Stack } from './layout.tsx';
import { Spinner } from './spinner.tsx';
import styles from './state-view.module.css';
import { Text } from './text.tsx';

export interface StateViewProps {
  readonly kind: 'empty' | 'loading' | 'offline' | 'failed';
  readonly title: string;
  /** Makes the title a heading of this level, for pages without another heading. */
  readonly level?: 1 | 2 | 3;
  /** What the state means and what is safe. */
  readonly children?: ReactNode;
  /** Replaces the default icon of the kind. */
  readonly icon?: ReactNode;
  /** The primary action. */
  readonly action?: ReactNode;
}

const signs = { empty: null, loading: <Spinner />, offline: <CloudOff />, failed: <TriangleAlert /> };

/** Shown in place of content that is empty, loading, unreachable or failed. */
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

interface EmptyStateProps extends Omit<StateViewProps, 'kind'> {
  /** An example of what will appear. */
  readonly example?: ReactNode;
}

/** Shown in place of content that is empty: what will appear here, and how to add it. */
export function EmptyState({ example, children, ...props }: EmptyStateProps) {
  return (
    <StateView {...props} kind="empty">
      {example === undefined ? (
        children
      ) : (
        <Stack gap={4}>
          <p>{children}</p>
          <Text size={2}>{example}</Text>
        </Stack>
      )}
    </StateView>
  );
}
