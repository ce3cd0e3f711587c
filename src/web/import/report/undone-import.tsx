import { useEffect, useState } from 'react';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { Notice } from '../../page/index.ts';
import { type RecordEntry, useDocument } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Heading } from '../../ui/text.tsx';
import { importMessages } from '../messages/index.ts';
import { findUndo } from '../undo-import.ts';
import { ChangedRecords } from './changed-records.tsx';
import styles from './report.module.css';

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
        <section className={styles.stayed}>
          <Heading level={2} size={3}>
            {m.stayed}
          </Heading>
          <ChangedRecords keys={stayed} />
        </section>
      )}
    </>
  );
}

/** Returns the records of an import that were changed and are not in the trash; none until they are found. */
function useStayed(batch: string): readonly RecordKey[] {
  const document = useDocument();
  const [stayed, setStayed] = useState<readonly RecordKey[]>([]);
  useEffect(() => {
    let isCurrent = true;
    findUndo(document, batch).then(
      ({ changed }) => {
        if (isCurrent) setStayed(changed);
      },
      () => {}, // the records cannot be read; the report stays without them
    );
    return () => {
      isCurrent = false;
    };
  }, [document, batch]);
  return stayed;
}
