import { Grid } from '../../ui/layout.tsx';
import { SecondaryText, Text } from '../../ui/text.tsx';
import { Explained, type FormulaId, type FormulaInput } from '../explain/index.ts';
import styles from './endurance.module.css';

/** A computed figure that opens its explanation. */
export interface Figure {
  readonly name: string;
  /** The formatted figure with its unit. */
  readonly shown: string;
  readonly formula: FormulaId;
  readonly inputs: readonly FormulaInput[];
}

export interface FigureListProps {
  readonly label: string;
  readonly figures: readonly Figure[];
}

/** Figures with their names, side by side. Renders nothing if there are none. */
export function FigureList({ label, figures }: FigureListProps) {
  if (figures.length === 0) return null;
  return (
    <Grid as="dl" minColumn={8.5} gap={4} aria-label={label}>
      {figures.map(({ name, shown, formula, inputs }) => (
        <div key={formula} className={styles.figure}>
          <SecondaryText as="dt">{name}</SecondaryText>
          <Text as="dd" size={5} weight="medium" numeric>
            <Explained formula={formula} inputs={inputs}>
              {shown}
            </Explained>
          </Text>
        </div>
      ))}
    </Grid>
  );
}
