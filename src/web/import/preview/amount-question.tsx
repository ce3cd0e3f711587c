import type { GivenBodyWeight } from '#domain/import/plan/index.ts';
import { DecimalField, useMeasureFormat } from '../../exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SecondaryText } from '../../ui/text.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import { importMessages } from '../messages/index.ts';
import { useImportFormat } from '../words/use-import-format.ts';
import type { PreviewProps } from './preview-props.ts';
import type { Asked, QuestionProps } from './question-props.ts';
import { LoadUnitQuestion, UnitQuestion, type UnitQuestionProps } from './unit-questions.tsx';

export interface AmountQuestionProps extends PreviewProps {
  readonly question: Asked<
    | 'import/load-unit'
    | 'import/distance-unit'
    | 'import/body-weight-unit'
    | 'import/girth-unit'
    | 'import/body-weight-in-loads'
    | 'import/body-weights'
    | 'import/short-remarks'
  >;
}

/** Asks about what sets and measurements contain: their units, the body weight, and remarks that say nothing. */
export function AmountQuestion({ question, state, session }: AmountQuestionProps) {
  const { answers } = state;
  const answerUnits = (units: Partial<typeof answers.units>) =>
    session.answer({ units: { ...answers.units, ...units } });
  const unitQuestion = <A extends keyof typeof answers.units>(asked: UnitQuestionProps<A>['question'], amount: A) => (
    <UnitQuestion
      question={asked}
      amount={amount}
      answer={answers.units[amount]}
      onAnswer={(unit) => answerUnits({ [amount]: unit })}
    />
  );
  switch (question.code) {
    case 'import/load-unit':
      return (
        <LoadUnitQuestion question={question} answer={answers.units.load} onAnswer={(load) => answerUnits({ load })} />
      );
    case 'import/distance-unit':
      return unitQuestion(question, 'distance');
    case 'import/body-weight-unit':
      return unitQuestion(question, 'bodyWeight');
    case 'import/girth-unit':
      return unitQuestion(question, 'girth');
    case 'import/body-weight-in-loads':
      return (
        <BodyWeightQuestion
          question={question}
          answer={answers.bodyWeightInLoads}
          onAnswer={(bodyWeightInLoads) => session.answer({ bodyWeightInLoads })}
        />
      );
    case 'import/body-weights':
      return (
        <BodyWeightsQuestion
          question={question}
          answer={answers.bodyWeights}
          onAnswer={(bodyWeights) => session.answer({ bodyWeights })}
        />
      );
    case 'import/short-remarks':
      return (
        <ShortRemarksQuestion
          question={question}
          answer={answers.keptRemarks}
          onAnswer={(keptRemarks) => session.answer({ keptRemarks })}
        />
      );
  }
}

/** Asks which of the remarks that say nothing are imported all the same. */
function ShortRemarksQuestion({
  question: { remarks },
  answer,
  onAnswer,
}: QuestionProps<'import/short-remarks', readonly string[]>) {
  const m = useMessages(importMessages);
  const keep = (text: string, isKept: boolean) => {
    const others = answer.filter((each) => each !== text);
    onAnswer(isKept ? [...others, text] : others);
  };
  return (
    <>
      <SecondaryText>{m.shortRemarksText}</SecondaryText>
      {remarks.map(({ text, count }) => (
        <Checkbox key={text} isSelected={answer.includes(text)} onChange={(isKept) => keep(text, isKept)}>
          {m.keepRemark({ text, count })}
        </Checkbox>
      ))}
    </>
  );
}

/** Asks whether the loads of exercises such as push-ups contain the body weight. */
function BodyWeightQuestion({ question, answer, onAnswer }: QuestionProps<'import/body-weight-in-loads', boolean>) {
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

type BodyWeightsQuestionProps = QuestionProps<'import/body-weights', readonly GivenBodyWeight[]>;

/** Asks what the user weighed, for each span of the history in which nothing says it. Each answer is optional. */
function BodyWeightsQuestion({ question: { spans }, answer, onAnswer }: BodyWeightsQuestionProps) {
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
