import { useMessages } from '../../language/index.ts';
import { SecondaryText } from '../../ui/text.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import { importMessages } from '../messages/index.ts';
import type { QuestionProps } from './question-props.ts';

type DateOrder = 'day-first' | 'month-first';

/** Asks whether the day or the month comes first in dates such as 05/06/2021. */
export function DateOrderQuestion({ question, answer, onAnswer }: QuestionProps<'import/date-order', DateOrder>) {
  const m = useMessages(importMessages);
  return (
    <>
      <SecondaryText>{m.dateOrderText({ example: question.example })}</SecondaryText>
      <ToggleGroup
        label={m.questionTitles[question.code]}
        options={[
          { id: 'day-first', label: m.dayFirst },
          { id: 'month-first', label: m.monthFirst },
        ]}
        value={answer}
        onChange={(chosen) => onAnswer(chosen === 'month-first' ? chosen : 'day-first')}
      />
    </>
  );
}
