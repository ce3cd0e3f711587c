import type { ImportQuestion } from '#domain/import/plan/index.ts';
import { useMessages } from '../../language/index.ts';
import { Grid, Stack } from '../../ui/layout.tsx';
import { Surface } from '../../ui/surface.tsx';
import { Heading, SectionHeading } from '../../ui/text.tsx';
import { importMessages } from '../messages/index.ts';
import { AmountQuestion } from './amount-question.tsx';
import { DateOrderQuestion } from './date-order-question.tsx';
import { HeightQuestion } from './height-question.tsx';
import { NotebookQuestion } from './notebook-question.tsx';
import type { PreviewProps } from './preview-props.ts';
import { DevicesQuestion, ZoneQuestion } from './time-and-device-questions.tsx';

/** Shows the questions about all items of the import, each with its suggested answer. */
export function QuestionCards({ state, session }: PreviewProps) {
  const m = useMessages(importMessages);
  const { questions } = state.plan;
  if (questions.length === 0) return null;
  return (
    <Stack as="section" ruled gap={4} paddingTop={6} align="start">
      <SectionHeading>{m.questions}</SectionHeading>
      <Grid minColumn={20} gap={4} full>
        {questions.map((question) => (
          <Surface key={question.code}>
            <Heading level={3} size={3}>
              {m.questionTitles[question.code]}
            </Heading>
            <Question question={question} state={state} session={session} />
          </Surface>
        ))}
      </Grid>
    </Stack>
  );
}

function Question({ question, state, session }: PreviewProps & { readonly question: ImportQuestion }) {
  const { answers } = state;
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
    default:
      return <AmountQuestion question={question} state={state} session={session} />;
  }
}
