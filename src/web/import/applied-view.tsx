import { Check } from 'lucide-react';
import { useMessages } from '../language/index.ts';
import { Button } from '../ui/button.tsx';
import { Row } from '../ui/layout.tsx';
import { EmptyState } from '../ui/state-view.tsx';
import { groupsInWords } from './groups/group-names.ts';
import { NextGroupButton } from './groups/next-group-button.tsx';
import { importMessages } from './messages/index.ts';
import type { ImportSession } from './session/import-session.ts';
import type { ChosenGroup } from './session/import-state.ts';
import { useImportFormat } from './words/use-import-format.ts';

export interface AppliedViewProps {
  /** The groups of the chosen files that are not imported yet. */
  readonly rest: readonly ChosenGroup[];
  readonly session: ImportSession;
  readonly onShowReport: () => void;
}

/** Tells that the files of one app are imported, and offers those of the next one. */
export function AppliedView({ rest, session, onShowReport }: AppliedViewProps) {
  const m = useMessages(importMessages);
  const format = useImportFormat();
  return (
    <EmptyState
      level={2}
      icon={<Check />}
      title={m.imported}
      action={
        <Row gap={3} justify="center" wrap>
          <NextGroupButton rest={rest} session={session} />
          <Button onPress={onShowReport}>{m.showReport}</Button>
        </Row>
      }
    >
      {m.stillToImport({ groups: groupsInWords(rest, m, format) })}
    </EmptyState>
  );
}
