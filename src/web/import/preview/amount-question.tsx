import { BodyWeightQuestion } from './body-weight-question.tsx';
import { BodyWeightsQuestion } from './body-weights-question.tsx';
import type { PreviewProps } from './preview-props.ts';
import type { Asked } from './question-props.ts';
import { ShortRemarksQuestion } from './short-remarks-question.tsx';
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
