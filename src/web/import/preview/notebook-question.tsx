import { useMemo } from 'react';
import { type NotebookBranch, notebookTree } from '#domain/notes/index.ts';
import { useMessages } from '../../language/index.ts';
import { useRecords } from '../../replica/index.ts';
import { Select } from '../../ui/select.tsx';
import { Text } from '../../ui/text.tsx';
import { importMessages } from '../messages/index.ts';

export interface NotebookQuestionProps {
  readonly notebook: string | null;
  readonly onAnswer: (notebook: string | null) => void;
}

const top = 'top';

/** Asks which notebook receives the notes. */
export function NotebookQuestion({ notebook, onAnswer }: NotebookQuestionProps) {
  const m = useMessages(importMessages);
  const records = useRecords('notebooks');
  const options = useMemo(() => {
    const tree = notebookTree(new Map(records.map(({ id, leaves }) => [id, leaves])));
    return [{ id: top, label: m.notebookTop }, ...optionsOf(tree, '', m.untitled)];
  }, [records, m]);
  return (
    <>
      <Text size={2} tone="muted">
        {m.notebookText}
      </Text>
      <Select
        label={m.questionTitles['import/notebook']}
        isLabelHidden
        placeholder={m.notebookTop}
        options={options}
        value={notebook ?? top}
        onChange={(id) => onAnswer(id === top ? null : id)}
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
