import { useMeasureFormat } from '../../exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { SecondaryText } from '../../ui/text.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import { importMessages } from '../messages/index.ts';
import type { QuestionProps } from './question-props.ts';

/** Asks whether a height among the measurements becomes that of the profile. */
export function HeightQuestion({ question, answer, onAnswer }: QuestionProps<'import/height', boolean>) {
  const m = useMessages(importMessages);
  const { valueLabels } = useMeasureFormat();
  return (
    <>
      <SecondaryText>{m.heightText({ height: valueLabels({ si: question.metres }, 'length') })}</SecondaryText>
      <ToggleGroup
        label={m.questionTitles[question.code]}
        options={[
          { id: 'no', label: m.no },
          { id: 'yes', label: m.yes },
        ]}
        value={answer ? 'yes' : 'no'}
        onChange={(chosen) => onAnswer(chosen === 'yes')}
      />
    </>
  );
}
