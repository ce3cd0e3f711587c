import { useState } from 'react';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { type RecordEntry, useDocument, useDocumentRead, useRecords } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { SecondaryText } from '../../ui/text.tsx';
import { offerUndo } from '../../undo/index.ts';
import { NotebookName } from '../model/index.ts';
import { listMessages } from './messages/index.ts';

/**
 * Heading of the trash. Says what the trash keeps and for how long, lists the notebooks in it, and has the button to
 * empty it.
 */
export function TrashHead({ notes }: { readonly notes: readonly RecordEntry<'notes'>[] }) {
  const m = useMessages(listMessages);
  const document = useDocument();
  const notebooks = useRecords('notebooks').filter(({ inTrash }) => inTrash);
  const isRead = useDocumentRead();
  const [isAsking, setAsking] = useState(false);
  if (notes.length + notebooks.length === 0) return null;
  const restore = (key: RecordKey, name: string) => {
    document.restore([key]);
    offerUndo(m.restoredNotebook({ name }), () => document.trash([key]));
  };
  return (
    <Stack paddingX={4} paddingBottom={3} gap={2}>
      <Row touch gap={2} align="center">
        <SecondaryText>{m.trashText}</SecondaryText>
        <Button variant="quiet" isDisabled={!isRead} onPress={() => setAsking(true)}>
          {m.emptyTrash}
        </Button>
      </Row>
      {notebooks.length > 0 && (
        <ul aria-label={m.trashedNotebooks}>
          {notebooks.map(({ id, key, value }) => (
            <Row as="li" key={id} touch gap={2} align="center">
              <NotebookName notebook={value} />
              <Button
                variant="quiet"
                aria-label={m.restoreNotebook({ name: value.name || m.untitledNotebook })}
                onPress={() => restore(key, value.name || m.untitledNotebook)}
              >
                {m.restore}
              </Button>
            </Row>
          ))}
        </ul>
      )}
      <ConfirmDialog
        title={m.emptyTrashTitle}
        confirmLabel={m.emptyTrash}
        cancelLabel={m.cancel}
        isDangerous
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => {
          setAsking(false);
          document.deleteForEver([...notes, ...notebooks].map(({ key }) => key));
        }}
      >
        {m.emptyTrashText({ notes: notes.length, notebooks: notebooks.length })}
      </ConfirmDialog>
    </Stack>
  );
}
