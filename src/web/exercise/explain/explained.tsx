import { type ReactNode, Suspense } from 'react';
import { Button } from 'react-aria-components/Button';
import { useMessages } from '../../language/index.ts';
import { classNames } from '../../ui/class-names.ts';
import { Figure } from '../../ui/figures.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Popover } from '../../ui/popover.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { SecondaryText, SectionHeading, Text } from '../../ui/text.tsx';
import styles from './explained.module.css';
import type { messages } from './messages/en.ts';
import type { FormulaLabels } from './messages/formula-labels.ts';
import { explainMessages } from './messages/index.ts';

/** The id of an explained formula: subject and name. */
export type FormulaId = keyof typeof messages.formulas;

/** One input of a formula, formatted for display. */
export interface FormulaInput {
  readonly name: string;
  readonly value: string;
}

export interface ExplainedProps {
  readonly formula: FormulaId;
  /** The inputs, or, if they have to be loaded, a function that renders `FormulaInputs` once the popover is open. */
  readonly inputs: readonly FormulaInput[] | (() => ReactNode);
  /** The formatted number with its unit. */
  readonly children: ReactNode;
  readonly className?: string;
  /** Whether the number is alone in a table cell, so that its button is as tall as the row. */
  readonly isInTable?: boolean;
}

/** A computed number that opens its explanation: the formula, its inputs, its source and its range of validity. */
export function Explained({ formula, inputs, children, className, isInTable = false }: ExplainedProps) {
  const shape = isInTable ? styles.inTable : styles.inLine;
  return (
    <Popover trigger={<Button className={classNames(styles.number, shape, className)}>{children}</Button>}>
      <Suspense fallback={<Spinner />}>
        <Explanation formula={formula} inputs={inputs} />
      </Suspense>
    </Popover>
  );
}

function Explanation({ formula, inputs }: Pick<ExplainedProps, 'formula' | 'inputs'>) {
  const m = useMessages(explainMessages);
  const labels: FormulaLabels = m.formulas[formula];
  return (
    <Stack gap={3} className={styles.explanation ?? ''}>
      <SectionHeading size={3}>{labels.name}</SectionHeading>
      <p className={styles.formula}>{labels.formula}</p>
      {typeof inputs === 'function' ? inputs() : <FormulaInputs inputs={inputs} />}
      {labels.meaning !== undefined && <Text size={2}>{labels.meaning}</Text>}
      <Stack as="dl" gap={2}>
        <Figure label={m.range} value={labels.range} size={2} />
        <Figure label={m.source} value={labels.source} size={2} />
      </Stack>
    </Stack>
  );
}

/** Lists the inputs of a formula. Renders nothing if there are none. */
export function FormulaInputs({ inputs }: { readonly inputs: readonly FormulaInput[] }) {
  const m = useMessages(explainMessages);
  if (inputs.length === 0) return null;
  return (
    <dl aria-label={m.inputs}>
      {inputs.map(({ name, value }) => (
        <Row key={name} gap={4} justify="between">
          <SecondaryText as="dt">{name}</SecondaryText>
          <Text as="dd" size={2} numeric personal className={styles.value ?? ''}>
            {value}
          </Text>
        </Row>
      ))}
    </dl>
  );
}
