import type { ImportAnswers } from '#domain/import/plan/index.ts';
import { fromSi, toSi } from '#domain/kernel/index.ts';
import { DecimalField, useLoadUnit } from '../../exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { SecondaryText } from '../../ui/text.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import { importMessages } from '../messages/index.ts';
import { useImportFormat } from '../words/use-import-format.ts';
import type { QuestionProps } from './question-props.ts';

type BodyWeightQuestionProps = QuestionProps<'import/body-weight-in-loads', ImportAnswers['bodyWeightInLoads']>;

/** Kilograms; only where the field starts if no load suggests a better value. */
const usualKilograms = 75;

/** Asks whether the loads of exercises such as push-ups contain the body weight. */
export function BodyWeightQuestion({ question, answer, onAnswer }: BodyWeightQuestionProps) {
  const m = useMessages(importMessages);
  const { listed, mass } = useImportFormat();
  const unit = useLoadUnit();
  const examples = question.examples.map(({ name, kilograms }) => m.example({ name, load: mass(kilograms) }));
  const least = Math.min(...question.examples.map(({ kilograms }) => kilograms), usualKilograms);
  return (
    <>
      <SecondaryText>{m.bodyWeightText({ examples: listed(examples) })}</SecondaryText>
      <ToggleGroup
        label={m.questionTitles[question.code]}
        options={[
          { id: 'added', label: m.added },
          { id: 'included', label: m.included },
        ]}
        value={answer === null ? 'added' : 'included'}
        onChange={(chosen) => onAnswer(chosen === 'added' ? null : { kilograms: least })}
      />
      {answer !== null && (
        <DecimalField
          label={`${m.bodyWeightField} (${unit})`}
          description={m.bodyWeightFieldText}
          unreadableError={m.notANumber}
          check={(value) => (value > 0 ? null : m.notANumber)}
          value={Math.round(fromSi(answer.kilograms, unit) * 10) / 10}
          onChange={(value) => {
            if (value !== null) onAnswer({ kilograms: toSi(value, unit) });
          }}
        />
      )}
    </>
  );
}
