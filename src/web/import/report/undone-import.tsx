import { useEffect, useState } from 'react';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { untilCancelled } from '../../lifecycle/index.ts';
import { Notice } from '../../page/index.ts';
import { type RecordEntry, useDocument } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Stack } from '../../ui/layout.tsx';
import { SectionHeading } from '../../ui/text.tsx';
import { importMessages } from '../messages/index.ts';
import { ChangedRecords } from './changed-records.tsx';
import { findUndo } from './undo-import.ts';

export interface UndoneImportProps {
  readonly batch: RecordEntry<'imports'>;
  readonly undoneAt: number;
}

/** Says when an import was undone, and which of its items stayed. */
export function UndoneImport({ batch, undoneAt }: UndoneImportProps) {
  const m = useMessages(importMessages);
  const { dayOf } = useDocument();
  const { wholeDay } = useTimeFormat();
  const stayed = useStayed(batch.id);
  return (
    <>
      <Notice tone="plain">{m.undoneOn({ day: wholeDay(dayOf(undoneAt)) })}</Notice>
      {stayed.length > 0 && (
        <Stack as="section" gap={2}>
          <SectionHeading size={3}>{m.stayed}</SectionHeading>
          <ChangedRecords keys={stayed} />
        </Stack>
      )}
    </>
  );
}

/** Returns the records of an import that were changed and are not in the trash; none until they are found. */
function useStayed(batch: string): readonly RecordKey[] {
  const document = useDocument();
  const [stayed, setStayed] = useState<readonly RecordKey[]>([]);
  useEffect(() => {
    const failed = () => {}; // the records cannot be read; the report stays without them
    return untilCancelled(findUndo(document, batch), ({ changed }) => setStayed(changed), failed);
  }, [document, batch]);
  return stayed;
}
