import { type ImportQuestion, type ImportUnits, unitsByAmount } from '#domain/import/plan/index.ts';
import { useMessages } from '../../language/index.ts';
import { Text } from '../../ui/text.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import { type ImportMessages, importMessages } from '../messages/index.ts';
import { type ImportFormat, useImportFormat } from '../use-import-format.ts';

type Asked<C extends ImportQuestion['code']> = Extract<ImportQuestion, { readonly code: C }>;

interface UnitQuestionProps<A extends keyof ImportUnits> {
  readonly question: Asked<
    'import/distance-unit' | 'import/body-weight-unit' | 'import/girth-unit' | 'import/load-unit'
  >;
  readonly amount: A;
  readonly unit: ImportUnits[A];
  readonly onAnswer: (unit: ImportUnits[A]) => void;
}

/** Asks for the unit of amounts without one. */
export function UnitQuestion<A extends keyof ImportUnits>({ question, amount, unit, onAnswer }: UnitQuestionProps<A>) {
  const m = useMessages(importMessages);
  const { listed, count } = useImportFormat();
  const units: readonly ImportUnits[A][] = unitsByAmount[amount];
  return (
    <>
      <Text size={2} tone="muted">
        {m.unitText({ examples: listed(question.examples.map(count)) })}
      </Text>
      <ToggleGroup
        label={m.questionTitles[question.code]}
        options={units.map((id) => ({ id, label: id }))}
        value={unit}
        onChange={onAnswer}
      />
    </>
  );
}

interface LoadUnitQuestionProps {
  readonly question: Asked<'import/load-unit'>;
  readonly unit: ImportUnits['load'];
  readonly onAnswer: (unit: ImportUnits['load']) => void;
}

/** Asks for the unit of loads, with what speaks for the suggested one. */
export function LoadUnitQuestion({ question, ...rest }: LoadUnitQuestionProps) {
  const m = useMessages(importMessages);
  const format = useImportFormat();
  return (
    <>
      <UnitQuestion question={question} amount="load" {...rest} />
      <Text size={2}>{evidenceText(question.evidence, m, format)}</Text>
    </>
  );
}

function evidenceText(
  evidence: Asked<'import/load-unit'>['evidence'],
  m: ImportMessages,
  { percent, listed, count }: ImportFormat,
): string {
  switch (evidence.kind) {
    case 'converted-pounds':
      return m.convertedShare({ share: percent(evidence.share), from: 'lb', to: 'kg' });
    case 'converted-kilograms':
      return m.convertedShare({ share: percent(evidence.share), from: 'kg', to: 'lb' });
    case 'small-steps':
      return m.kilogramsShare({ share: percent(evidence.share) });
    case 'bar-loads':
      return m.barLoads({ examples: listed(evidence.loads.slice(0, mostBarLoads).map(count)), unit: evidence.unit });
    case 'steps-of-five':
      return m.stepsOfFive({ share: percent(evidence.share) });
    case 'none':
      return m.bothUnits;
  }
}

const mostBarLoads = 3;
