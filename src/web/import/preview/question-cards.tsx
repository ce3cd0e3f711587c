import type { ImportQuestion } from '#domain/import/plan/index.ts';
import { useMessages } from '../../language/index.ts';
import { Heading } from '../../ui/text.tsx';
import importStyles from '../import.module.css';
import { importMessages } from '../messages/index.ts';
import { BodyWeightQuestion } from './body-weight-question.tsx';
import { HeightQuestion } from './height-question.tsx';
import { NotebookQuestion } from './notebook-question.tsx';
import styles from './preview.module.css';
import type { PreviewViewProps } from './preview-view.tsx';
import { DevicesQuestion, ZoneQuestion } from './time-and-device-questions.tsx';
import { LoadUnitQuestion, UnitQuestion } from './unit-questions.tsx';

/** Shows the questions about all items of the import, each with its suggested answer. */
export function QuestionCards({ state, session }: PreviewViewProps) {
  const m = useMessages(importMessages);
  const { questions } = state.plan;
  if (questions.length === 0) return null;
  return (
    <section className={importStyles.section}>
      <Heading level={2} size={4}>
        {m.questions}
      </Heading>
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

function Question({ question, state, session }: PreviewViewProps & { readonly question: ImportQuestion }) {
  const { answers } = state;
  const answerUnits = (units: Partial<typeof answers.units>) =>
    session.answer({ units: { ...answers.units, ...units } });
  switch (question.code) {
    case 'import/zone':
      return <ZoneQuestion question={question} zone={answers.zone} onAnswer={(zone) => session.answer({ zone })} />;
    case 'import/load-unit':
      return (
        <LoadUnitQuestion question={question} unit={answers.units.load} onAnswer={(load) => answerUnits({ load })} />
      );
    case 'import/distance-unit':
      return (
        <UnitQuestion
          question={question}
          amount="distance"
          unit={answers.units.distance}
          onAnswer={(distance) => answerUnits({ distance })}
        />
      );
    case 'import/body-weight-unit':
      return (
        <UnitQuestion
          question={question}
          amount="bodyWeight"
          unit={answers.units.bodyWeight}
          onAnswer={(bodyWeight) => answerUnits({ bodyWeight })}
        />
      );
    case 'import/girth-unit':
      return (
        <UnitQuestion
          question={question}
          amount="girth"
          unit={answers.units.girth}
          onAnswer={(girth) => answerUnits({ girth })}
        />
      );
    case 'import/body-weight-in-loads':
      return (
        <BodyWeightQuestion
          question={question}
          answer={answers.bodyWeightInLoads}
          onAnswer={(bodyWeightInLoads) => session.answer({ bodyWeightInLoads })}
        />
      );
    case 'import/notebook':
      return <NotebookQuestion notebook={answers.notebook} onAnswer={(notebook) => session.answer({ notebook })} />;
    case 'import/height':
      return (
        <HeightQuestion
          question={question}
          isTaken={answers.takesHeight}
          onAnswer={(takesHeight) => session.answer({ takesHeight })}
        />
      );
    case 'import/devices':
      return (
        <DevicesQuestion
          question={question}
          devices={answers.devices}
          onAnswer={(devices) => session.answer({ devices })}
        />
      );
  }
}
