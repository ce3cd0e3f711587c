import { useMessages } from '../language/index.ts';
import { Button } from '../ui/button.tsx';
import { StateView } from '../ui/state-view.tsx';
import styles from './import.module.css';
import type { ImportFailure, ImportSession } from './import-session.ts';
import { importMessages } from './messages/index.ts';
import { SourceList } from './start/source-list.tsx';

export interface FailedViewProps {
  readonly failure: ImportFailure;
  readonly session: ImportSession;
}

/** Says why an import ended, and that nothing was changed. */
export function FailedView({ failure, session }: FailedViewProps) {
  const m = useMessages(importMessages);
  const canRetry = !aboutFiles.has(failure.code);
  return (
    <>
      <StateView
        kind="failed"
        level={2}
        title={m.failed}
        action={
          <div className={styles.actions}>
            {canRetry && (
              <Button variant="primary" onPress={session.retry}>
                {m.tryAgain}
              </Button>
            )}
            <Button variant={canRetry ? 'secondary' : 'primary'} onPress={session.cancel}>
              {m.chooseOther}
            </Button>
          </div>
        }
      >
        {m.failures[failure.code]} {m.nothingChanged}
      </StateView>
      {failure.code === 'import/unsupported' && <SourceList />}
    </>
  );
}

/** With these, the same files fail again. */
const aboutFiles: ReadonlySet<ImportFailure['code']> = new Set([
  'import/damaged',
  'import/encrypted',
  'import/too-large',
  'import/bomb',
  'import/unsupported',
  'import/missing-part',
  'import/empty',
  'import/files-unreadable',
  'attachment/too-large',
]);
