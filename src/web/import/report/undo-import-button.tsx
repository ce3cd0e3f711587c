import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Undo } from '#domain/import/plan/index.ts';
import { collectionOf, type RecordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { Notice } from '../../page/index.ts';
import { type RecordEntry, useDocument } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Text } from '../../ui/text.tsx';
import { importMessages } from '../messages/index.ts';
import { countsInWords } from '../words/batch-summary.ts';
import { useImportFormat } from '../words/use-import-format.ts';
import { ChangedRecords } from './changed-records.tsx';
import { findUndo, undoImport } from './undo-import.ts';

type Step =
  | { readonly kind: 'idle' | 'failed' }
  /** `share` is 0–1. */
  | { readonly kind: 'looking'; readonly share: number }
  | { readonly kind: 'asking'; readonly undo: Undo }
  | { readonly kind: 'undoing'; readonly undo: Undo };

/** Undoes an import, after showing what that would do. */
export function UndoImport({ batch }: { readonly batch: RecordEntry<'imports'> }) {
  const m = useMessages(importMessages);
  const document = useDocument();
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  const look = async () => {
    setStep({ kind: 'looking', share: 0 });
    const undo = await findUndo(document, batch.id, (share) => setStep({ kind: 'looking', share }));
    setStep({ kind: 'asking', undo });
  };
  const undoNow = async (undo: Undo) => {
    setStep({ kind: 'undoing', undo });
    await undoImport(document, batch.id, undo);
  };
  const fail = () => setStep({ kind: 'failed' });
  const isBusy = step.kind === 'looking' || step.kind === 'undoing';
  return (
    <>
      <Button icon={<Undo2 />} isPending={isBusy} onPress={() => void look().catch(fail)}>
        {m.undoImport}
      </Button>
      {step.kind === 'looking' && <Progress label={m.undoLooking} value={step.share} max={1} />}
      {step.kind === 'failed' && <Notice tone="warn">{m.undoFailed}</Notice>}
      {(step.kind === 'asking' || step.kind === 'undoing') && (
        <ConfirmDialog
          title={m.undoAsk}
          confirmLabel={m.undoImport}
          cancelLabel={m.cancel}
          isPending={step.kind === 'undoing'}
          isOpen
          onOpenChange={() => setStep({ kind: 'idle' })}
          onConfirm={() => void undoNow(step.undo).catch(fail)}
        >
          <UndoText undo={step.undo} />
        </ConfirmDialog>
      )}
    </>
  );
}

function UndoText({ undo: { removed, changed } }: { readonly undo: Undo }) {
  const m = useMessages(importMessages);
  const { listed } = useImportFormat();
  return (
    <>
      <Text>
        {removed.length === 0
          ? m.undoNothing
          : m.undoMoves({ what: countsInWords(byCollection(removed), m, listed), count: removed.length })}{' '}
        {removed.length > 0 && m.undoText}
      </Text>
      {changed.length > 0 && (
        <>
          <Text>{m.undoStays({ count: changed.length })}</Text>
          <ChangedRecords keys={changed} />
        </>
      )}
    </>
  );
}

function byCollection(keys: readonly RecordKey[]): ReadonlyMap<string, number> {
  return new Map(Array.from(Map.groupBy(keys, collectionOf), ([collection, some]) => [collection, some.length]));
}
