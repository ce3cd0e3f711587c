import { useMessages } from '../../language/index.ts';
import { Stack } from '../../ui/layout.tsx';
import { Select } from '../../ui/select.tsx';
import { Text } from '../../ui/text.tsx';
import styles from '../import.module.css';
import { importMessages } from '../messages/index.ts';
import type { ImportSession } from '../session/import-session.ts';
import type { ChosenGroups } from '../session/import-state.ts';
import { useImportFormat } from '../words/use-import-format.ts';
import { groupName, groupsInWords } from './group-names.ts';

export interface GroupSelectProps {
  readonly groups: ChosenGroups;
  readonly session: ImportSession;
}

/** Tells that the files are from several apps, and chooses which are imported first. */
export function GroupSelect({ groups: { all, at }, session }: GroupSelectProps) {
  const m = useMessages(importMessages);
  const format = useImportFormat();
  if (all.length < 2) return null;
  return (
    <Stack as="section" gap={4} align="start">
      <Text>{m.severalApps({ groups: groupsInWords(all, m, format) })}</Text>
      <Select
        label={m.importFirst}
        className={styles.sourceSelect ?? ''}
        options={all.map((group, position) => ({ id: `${position}`, label: groupName(group, m) }))}
        value={`${at}`}
        onChange={(position) => session.openGroup(Number(position))}
      />
    </Stack>
  );
}
