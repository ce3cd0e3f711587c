import { useMessages } from '../../language/index.ts';
import { SecondaryText } from '../../ui/text.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import { importMessages } from '../messages/index.ts';
import { useImportFormat } from '../words/use-import-format.ts';
import type { QuestionProps } from './question-props.ts';

/** Asks whether the loads of exercises such as push-ups contain the body weight. */
export function BodyWeightQuestion({
  question,
  answer,
  onAnswer,
}: QuestionProps<'import/body-weight-in-loads', boolean>) {
  const m = useMessages(importMessages);
  const { listed, mass } = useImportFormat();
  const examples = question.examples.map(({ name, kilograms }) => m.example({ name, load: mass(kilograms) }));
  return (
    <>
      <SecondaryText>{m.bodyWeightText({ examples: listed(examples) })}</SecondaryText>
      <ToggleGroup
        label={m.questionTitles[question.code]}
        options={[
          { id: 'added', label: m.added },
          { id: 'included', label: m.included },
        ]}
        value={answer ? 'included' : 'added'}
        onChange={(chosen) => onAnswer(chosen === 'included')}
      />
    </>
  );
}
