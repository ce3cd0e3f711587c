import { useMemo } from 'react';
import { type NotebookBranch, notebookTree } from '#domain/notes/index.ts';
import { useMessages } from '../../language/index.ts';
import { useRecords } from '../../replica/index.ts';
import { OptionalSelect } from '../../ui/optional-select.tsx';
import { SecondaryText } from '../../ui/text.tsx';
import { importMessages } from '../messages/index.ts';
import type { QuestionProps } from './question-props.ts';

/** Asks which notebook receives the notes. */
export function NotebookQuestion({ question, answer, onAnswer }: QuestionProps<'import/notebook', string | null>) {
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
