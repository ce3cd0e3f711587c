import type { ReactNode } from 'react';
import { Text } from '../../ui/text.tsx';
import styles from './calendar.module.css';

interface FigureProps {
  readonly name: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** One figure of a list, with a note below it. */
export function Figure({ name, note, children }: FigureProps) {
  return (
    <div className={styles.figureBox}>
      <Text as="dt" size={2} tone="muted">
        {name}
      </Text>
      <Text as="dd" size={4} weight="strong" numeric>
        {children}
      </Text>
      {note !== undefined && (
        <Text as="dd" size={2} tone="muted" numeric>
          {note}
        </Text>
      )}
    </div>
  );
}
