import { Figure, Figures } from '../../../ui/figures.tsx';
import { Explained, type FormulaId, type FormulaInput } from '../../explain/index.ts';

/** A computed figure that opens its explanation. */
export interface ComputedFigure {
  readonly name: string;
  /** The formatted figure with its unit. */
  readonly shown: string;
  readonly formula: FormulaId;
  readonly inputs: readonly FormulaInput[];
}

export interface FigureListProps {
  readonly label: string;
  readonly figures: readonly ComputedFigure[];
}

/** Figures with their names, side by side. Renders nothing if there are none. */
export function FigureList({ label, figures }: FigureListProps) {
  if (figures.length === 0) return null;
  return (
    <Figures minColumn={8.5} short aria-label={label}>
      {figures.map(({ name, shown, formula, inputs }) => (
        <Figure
          key={formula}
          label={name}
          value={
            <Explained formula={formula} inputs={inputs}>
              {shown}
            </Explained>
          }
          size={5}
        />
      ))}
    </Figures>
  );
}
