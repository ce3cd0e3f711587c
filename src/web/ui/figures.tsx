import type { ReactNode } from 'react';
import styles from './figures.module.css';
import { Grid, type GridProps, Stack } from './layout.tsx';
import { SecondaryText, Text } from './text.tsx';

interface FiguresProps extends Omit<GridProps<'dl'>, 'as' | 'columns' | 'className'> {
  /** Whether three of the figures fit on one line of a phone. Three or five are so, and none is alone on a line. */
  readonly short?: boolean;
}

/** A list of named figures in columns. */
export function Figures({ short, ...props }: FiguresProps) {
  return <Grid as="dl" gap={4} {...(props as GridProps<'dl'>)} {...(short && { className: styles.short })} />;
}

export interface FigureProps {
  readonly label: string;
  /** Null while there is none. */
  readonly value: ReactNode;
  /** What is below the value. */
  readonly note?: ReactNode;
  /** The font size of the value; 2 for facts in words. */
  readonly size?: 2 | 3 | 4 | 5;
}

/** A named figure, as one entry of a `dl`. */
export function Figure({ label, value, note, size = 4 }: FigureProps) {
  return (
    <Stack gap={0.5} align="start" justify="start">
      <SecondaryText as="dt">{label}</SecondaryText>
      {value !== null && (
        <Text as="dd" size={size} weight={size > 3 ? 'strong' : 'regular'} numeric>
          {value}
        </Text>
      )}
      {note !== undefined && (
        <SecondaryText as="dd" numeric>
          {note}
        </SecondaryText>
      )}
    </Stack>
  );
}
