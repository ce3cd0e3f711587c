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
  { percent }: ImportFormat,
): string {
  const { asPounds, asKilograms, convertedPounds, convertedKilograms } = evidence;
  if (convertedPounds > 0 && convertedPounds >= convertedKilograms)
    return m.convertedShare({ share: percent(convertedPounds), from: 'lb', to: 'kg' });
  if (convertedKilograms > 0) return m.convertedShare({ share: percent(convertedKilograms), from: 'kg', to: 'lb' });
  const share = percent(Math.max(asKilograms, asPounds));
  if (Math.abs(asKilograms - asPounds) < tellingDifference) return m.bothUnits;
  return asKilograms > asPounds ? m.kilogramsShare({ share }) : m.poundsShare({ share });
}

/** Below it, the loads fit to either unit about as well. */
const tellingDifference = 0.05;
