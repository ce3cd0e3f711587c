import type { GivenBodyWeight } from '#domain/import/plan/index.ts';
import { DecimalField, useMeasureFormat } from '../../exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { SecondaryText } from '../../ui/text.tsx';
import { importMessages } from '../messages/index.ts';
import type { QuestionProps } from './question-props.ts';

type BodyWeightsQuestionProps = QuestionProps<'import/body-weights', readonly GivenBodyWeight[]>;

/** Asks what the user weighed, for each span of the history in which nothing says it. Each answer is optional. */
export function BodyWeightsQuestion({ question: { spans }, answer, onAnswer }: BodyWeightsQuestionProps) {
  const m = useMessages(importMessages);
  const { unitOf } = useMeasureFormat();
  const { day: dayText } = useTimeFormat();
  const { today } = useDocument();
  const shown = (day: GivenBodyWeight['day']) => dayText(day, today());
  const unit = unitOf('mass') === 'kg' ? 'kg' : 'lb';
  return (
    <>
      <SecondaryText>{m.bodyWeightsText}</SecondaryText>
      {spans.map(({ from, to }) => (
        <DecimalField
          key={from}
          label={from === to ? shown(from) : m.fromTo({ from: shown(from), to: shown(to) })}
          unit={unit}
          check={(value) => (value > 0 ? null : m.notANumber)}
          value={answer.find(({ day }) => day === from)?.value ?? null}
          onChange={(value) => {
            const others = answer.filter(({ day }) => day !== from);
            onAnswer(value === null ? others : [...others, { day: from, value, unit }]);
          }}
        />
      ))}
    </>
  );
}
