import type { ImportQuestion } from '#domain/import/plan/index.ts';
import { useMessages } from '../../language/index.ts';
import { Heading, SectionHeading } from '../../ui/text.tsx';
import importStyles from '../import.module.css';
import { importMessages } from '../messages/index.ts';
import { BodyWeightQuestion } from './body-weight-question.tsx';
import { BodyWeightsQuestion } from './body-weights-question.tsx';
import { DateOrderQuestion } from './date-order-question.tsx';
import { HeightQuestion } from './height-question.tsx';
import { NotebookQuestion } from './notebook-question.tsx';
import styles from './preview.module.css';
import type { PreviewProps } from './preview-props.ts';
import { ShortRemarksQuestion } from './short-remarks-question.tsx';
import { DevicesQuestion, ZoneQuestion } from './time-and-device-questions.tsx';
import { LoadUnitQuestion, UnitQuestion, type UnitQuestionProps } from './unit-questions.tsx';

/** Shows the questions about all items of the import, each with its suggested answer. */
export function QuestionCards({ state, session }: PreviewProps) {
  const m = useMessages(importMessages);
  const { questions } = state.plan;
  if (questions.length === 0) return null;
  return (
    <section className={importStyles.section}>
      <SectionHeading>{m.questions}</SectionHeading>
      <div className={styles.cards}>
        {questions.map((question) => (
          <div key={question.code} className={styles.card}>
            <Heading level={3} size={3}>
              {m.questionTitles[question.code]}
            </Heading>
            <Question question={question} state={state} session={session} />
          </div>
        ))}
      </div>
    </section>
  );
}

function Question({ question, state, session }: PreviewProps & { readonly question: ImportQuestion }) {
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
    case 'import/zone':
      return <ZoneQuestion question={question} answer={answers.zone} onAnswer={(zone) => session.answer({ zone })} />;
    case 'import/date-order':
      return (
        <DateOrderQuestion
          question={question}
          answer={answers.dateOrder}
          onAnswer={(dateOrder) => session.answer({ dateOrder })}
        />
      );
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
    case 'import/notebook':
      return (
        <NotebookQuestion
          question={question}
          answer={answers.notebook}
          onAnswer={(notebook) => session.answer({ notebook })}
        />
      );
    case 'import/height':
      return (
        <HeightQuestion
          question={question}
          answer={answers.takesHeight}
          onAnswer={(takesHeight) => session.answer({ takesHeight })}
        />
      );
    case 'import/devices':
      return (
        <DevicesQuestion
          question={question}
          answer={answers.devices}
          onAnswer={(devices) => session.answer({ devices })}
        />
      );
  }
}
