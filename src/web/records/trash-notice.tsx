import { useState } from 'react';
import { Notice } from '../page/index.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Row } from '../ui/layout.tsx';

export interface TrashLabels {
  readonly inTrash: string;
  readonly restore: string;
  readonly deletePermanently: string;
  readonly deleteTitle: string;
  readonly deleteText: string;
  readonly cancel: string;
}

export interface TrashNoticeProps {
  readonly labels: TrashLabels;
  readonly onRestore: () => void;
  readonly onDeleteForEver: () => void;
}

/** A notice above a record in the trash, to restore it or to delete it permanently after a confirmation. */
export function TrashNotice({ labels, onRestore, onDeleteForEver }: TrashNoticeProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Notice
      tone="warn"
      action={
        <Row gap={1} wrap data-print="none">
          <Button variant="secondary" onPress={onRestore}>
            {labels.restore}
          </Button>
          <Button variant="quiet" onPress={() => setAsking(true)}>
            {labels.deletePermanently}
          </Button>
        </Row>
      }
    >
      {labels.inTrash}
      <ConfirmDialog
        title={labels.deleteTitle}
        confirmLabel={labels.deletePermanently}
        cancelLabel={labels.cancel}
        isDangerous
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => {
          setAsking(false);
          onDeleteForEver();
        }}
      >
        {labels.deleteText}
      </ConfirmDialog>
    </Notice>
  );
}
