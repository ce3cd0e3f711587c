import type { ReactNode } from 'react';
import { SecondaryText, Text } from '../../ui/text.tsx';
import styles from './figure.module.css';

interface FigureProps {
  readonly name: string;
  /** Null while there is no value. */
  readonly children: ReactNode;
  readonly note?: ReactNode;
}

/** A figure with its name and a note below it, as one entry of a `dl`. */
export function Figure({ name, children, note }: FigureProps) {
  return (
    <div className={styles.figure}>
      <SecondaryText as="dt">{name}</SecondaryText>
      {children !== null && (
        <Text as="dd" size={4} weight="strong" numeric>
          {children}
        </Text>
      )}
      {note !== undefined && (
        <SecondaryText as="dd" numeric>
          {note}
        </SecondaryText>
      )}
    </div>
  );
}
