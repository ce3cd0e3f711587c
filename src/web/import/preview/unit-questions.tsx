import { type ImportUnits, unitsByAmount } from '#domain/import/plan/index.ts';
import { useMessages } from '../../language/index.ts';
import { SecondaryText, Text } from '../../ui/text.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import { type ImportMessages, importMessages } from '../messages/index.ts';
import { type ImportFormat, useImportFormat } from '../words/use-import-format.ts';
import type { Asked, QuestionProps } from './question-props.ts';

type UnitCode = 'import/distance-unit' | 'import/body-weight-unit' | 'import/girth-unit' | 'import/load-unit';

export interface UnitQuestionProps<A extends keyof ImportUnits> extends QuestionProps<UnitCode, ImportUnits[A]> {
  readonly amount: A;
}

/** Asks for the unit of amounts without one. */
export function UnitQuestion<A extends keyof ImportUnits>({
  question,
  amount,
  answer,
  onAnswer,
}: UnitQuestionProps<A>) {
  const m = useMessages(importMessages);
  const { listed, count } = useImportFormat();
  const units: readonly ImportUnits[A][] = unitsByAmount[amount];
  return (
    <>
      <SecondaryText>{m.unitText({ examples: listed(question.examples.map(count)) })}</SecondaryText>
      <ToggleGroup
        label={m.questionTitles[question.code]}
        options={units.map((id) => ({ id, label: id }))}
        value={answer}
        onChange={onAnswer}
      />
    </>
  );
}

/** Asks for the unit of loads, with what speaks for the suggested one. */
export function LoadUnitQuestion(props: QuestionProps<'import/load-unit', ImportUnits['load']>) {
  const m = useMessages(importMessages);
  const format = useImportFormat();
  return (
    <>
      <UnitQuestion amount="load" {...props} />
      <Text size={2}>{evidenceText(props.question.evidence, m, format)}</Text>
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
      return m.barLoads({ examples: listed(evidence.loads.slice(0, maxBarLoads).map(count)), unit: evidence.unit });
    case 'steps-of-five':
      return m.stepsOfFive({ share: percent(evidence.share) });
    case 'none':
      return m.bothUnits;
  }
}

const maxBarLoads = 3;
