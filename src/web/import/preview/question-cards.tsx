import { useMemo } from 'react';
import type { ImportQuestion } from '#domain/import/plan/index.ts';
import { type NotebookBranch, notebookTree } from '#domain/notes/index.ts';
import { useMeasureFormat } from '../../exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { useRecords } from '../../replica/index.ts';
import { Grid, Stack } from '../../ui/layout.tsx';
import { OptionalSelect } from '../../ui/optional-select.tsx';
import { Surface } from '../../ui/surface.tsx';
import { Heading, SecondaryText, SectionHeading } from '../../ui/text.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import { importMessages } from '../messages/index.ts';
import { AmountQuestion } from './amount-question.tsx';
import type { PreviewProps } from './preview-props.ts';
import type { QuestionProps } from './question-props.ts';
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

type DateOrder = 'day-first' | 'month-first';

/** Asks whether the day or the month comes first in dates such as 05/06/2021. */
function DateOrderQuestion({ question, answer, onAnswer }: QuestionProps<'import/date-order', DateOrder>) {
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

/** Asks whether a height among the measurements becomes that of the profile. */
function HeightQuestion({ question, answer, onAnswer }: QuestionProps<'import/height', boolean>) {
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

/** Asks which notebook receives the notes. */
function NotebookQuestion({ question, answer, onAnswer }: QuestionProps<'import/notebook', string | null>) {
  const m = useMessages(importMessages);
  const records = useRecords('notebooks');
  const options = useMemo(() => {
    const tree = notebookTree(new Map(records.map(({ id, leaves }) => [id, leaves])));
    return optionsOf(tree, '', m.untitled);
  }, [records, m]);
  return (
    <>
      <SecondaryText>{m.notebookText}</SecondaryText>
      <OptionalSelect
        label={m.questionTitles[question.code]}
        isLabelHidden
        none={m.notebookTop}
        options={options}
        value={answer}
        onChange={onAnswer}
      />
    </>
  );
}

function optionsOf(
  branches: readonly NotebookBranch[],
  path: string,
  untitled: string,
): readonly { readonly id: string; readonly label: string }[] {
  return branches.flatMap(({ id, notebook, children }) => {
    const label = path + (notebook.name || untitled);
    return [{ id, label }, ...optionsOf(children, `${label} / `, untitled)];
  });
}
