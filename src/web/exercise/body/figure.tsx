import type { ReactNode } from 'react';
import { Text } from '../../ui/text.tsx';
import styles from './body.module.css';

export interface FigureProps {
  readonly name: string;
  readonly children: ReactNode;
  readonly note?: ReactNode;
}

/** A computed figure with its name, as one entry of a `dl`. */
export function Figure({ name, children, note }: FigureProps) {
  return (
    <div className={styles.figure}>
      <Text as="dt" size={2} tone="muted">
        {name}
      </Text>
      <Text as="dd" size={4} weight="strong" numeric>
        {children}
      </Text>
      {note !== undefined && (
        <Text as="dd" size={2} tone="muted">
          {note}
        </Text>
      )}
    </div>
  );
}
