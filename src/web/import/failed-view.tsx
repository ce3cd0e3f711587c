import { useMessages } from '../language/index.ts';
import { Button } from '../ui/button.tsx';
import { StateView } from '../ui/state-view.tsx';
import styles from './import.module.css';
import type { ImportFailure, ImportSession } from './import-session.ts';
import { importMessages } from './messages/index.ts';

export interface FailedViewProps {
  readonly failure: ImportFailure;
  readonly session: ImportSession;
}

/** Says why an import ended, and that nothing was changed. */
export function FailedView({ failure, session }: FailedViewProps) {
  const m = useMessages(importMessages);
  return (
    <StateView
      kind="failed"
      level={2}
      title={m.failed}
      action={
        <div className={styles.actions}>
          <Button variant="primary" onPress={session.retry}>
            {m.tryAgain}
          </Button>
          <Button onPress={session.cancel}>{m.chooseOther}</Button>
        </div>
      }
    >
      {m.failures[failure.code]} {m.nothingImported}
    </StateView>
  );
}
