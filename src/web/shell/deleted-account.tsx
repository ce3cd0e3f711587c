import { useState } from 'react';
import { leave } from '../account/index.ts';
import { useMessages } from '../language/index.ts';
import { Button } from '../ui/button.tsx';
import { StateView } from '../ui/state-view.tsx';
import { shellMessages } from './messages/index.ts';
import styles from './shell.module.css';

/** Deleted elsewhere: the person hears of it, and what is here stays until they let it go. */
export function DeletedAccount({ email }: { readonly email: string }) {
  const m = useMessages(shellMessages);
  const [isPending, setPending] = useState(false);
  const remove = async () => {
    setPending(true);
    await leave();
    setPending(false);
  };
  return (
    <main className={styles.whole}>
      <StateView
        kind="failed"
        level={1}
        title={m.accountDeleted}
        action={
          <Button isPending={isPending} onPress={() => void remove()}>
            {m.removeFromDevice}
          </Button>
        }
      >
        {m.accountDeletedText({ email })}
      </StateView>
    </main>
  );
}
