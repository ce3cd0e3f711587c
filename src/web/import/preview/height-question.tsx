import type { ImportQuestion } from '#domain/import/plan/index.ts';
import { useMeasureFormat } from '../../exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { Text } from '../../ui/text.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import { importMessages } from '../messages/index.ts';

export interface HeightQuestionProps {
  readonly question: Extract<ImportQuestion, { readonly code: 'import/height' }>;
  readonly isTaken: boolean;
  readonly onAnswer: (isTaken: boolean) => void;
}

/** Asks whether a height among the measurements becomes that of the profile. */
export function HeightQuestion({ question, isTaken, onAnswer }: HeightQuestionProps) {
  const m = useMessages(importMessages);
  const { valueLabels } = useMeasureFormat();
  return (
    <>
      <Text size={2} tone="muted">
        {m.heightText({ height: valueLabels({ si: question.metres }, 'length') })}
      </Text>
      <ToggleGroup
        label={m.questionTitles[question.code]}
        options={[
          { id: 'no', label: m.no },
          { id: 'yes', label: m.yes },
        ]}
        value={isTaken ? 'yes' : 'no'}
        onChange={(chosen) => onAnswer(chosen === 'yes')}
      />
    </>
  );
}
