import { useState } from 'react';
import { leave } from '../account/index.ts';
import { useMessages } from '../language/index.ts';
import { saveFile } from '../page/index.ts';
import { exportAll, useDocumentReady } from '../replica/index.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { DialogTrigger } from '../ui/dialog.tsx';
import { Row } from '../ui/layout.tsx';
import { StateView } from '../ui/state-view.tsx';
import { shellMessages } from './messages/index.ts';
import styles from './shell.module.css';

/**
 * Tells the user that the account was deleted on another device, and offers an export. The data stays until the user
 * removes it.
 */
export function DeletedAccount({ email }: { readonly email: string }) {
  const m = useMessages(shellMessages);
  const isReady = useDocumentReady();
  return (
    <main className={styles.whole}>
      <StateView
        kind="failed"
        level={1}
        title={m.accountDeleted}
        action={
          <Row gap={2} justify="center" wrap>
            <Button variant="primary" isDisabled={!isReady} onPress={() => void saveAll()}>
              {m.downloadAll}
            </Button>
            <DialogTrigger>
              <Button>{m.removeFromDevice}</Button>
              <RemoveQuestion />
            </DialogTrigger>
          </Row>
        }
      >
        {m.accountDeletedText({ email })}
      </StateView>
    </main>
  );
}

function RemoveQuestion() {
  const m = useMessages(shellMessages);
  const [isPending, setPending] = useState(false);
  const remove = async () => {
    setPending(true);
    await leave();
    setPending(false);
  };
  return (
    <ConfirmDialog
      title={m.removeTitle}
      confirmLabel={m.remove}
      cancelLabel={m.cancel}
      isDangerous
      isPending={isPending}
      onConfirm={() => void remove()}
    >
      {m.removeText}
    </ConfirmDialog>
  );
}

async function saveAll(): Promise<void> {
  saveFile(await exportAll(), 'mensana.md');
}
