import { useMessages } from '../language/index.ts';
import { Button } from '../ui/button.tsx';
import { Row } from '../ui/layout.tsx';
import { StateView } from '../ui/state-view.tsx';
import { NextGroupButton } from './groups/next-group-button.tsx';
import { importMessages } from './messages/index.ts';
import { SkippedItems } from './preview/skipped-items.tsx';
import type { ImportSession } from './session/import-session.ts';
import type { ChosenGroup, ImportFailure } from './session/import-state.ts';
import { SourceList } from './start/source-list.tsx';

export interface FailedViewProps {
  readonly failure: ImportFailure;
  /** The groups of the chosen files that are not imported yet, without the one that failed. */
  readonly rest: readonly ChosenGroup[];
  readonly session: ImportSession;
}

/** Says why an import ended, and that nothing was changed. */
export function FailedView({ failure, rest, session }: FailedViewProps) {
  const m = useMessages(importMessages);
  const canRetry = !aboutFiles.has(failure.code);
  const hasMain = canRetry || rest.length > 0;
  return (
    <>
      <StateView
        kind="failed"
        level={2}
        title={m.failed}
        action={
          <Row gap={3} justify="center" wrap>
            <NextGroupButton rest={rest} session={session} />
            {canRetry && (
              <Button variant={rest.length > 0 ? 'secondary' : 'primary'} onPress={session.retry}>
                {m.tryAgain}
              </Button>
            )}
            <Button variant={hasMain ? 'secondary' : 'primary'} onPress={session.cancel}>
              {m.chooseOther}
            </Button>
          </Row>
        }
      >
        {m.failures[failure.code]} {m.nothingChanged}
      </StateView>
      {'skipped' in failure && <SkippedItems skipped={failure.skipped} count={failure.skipped.length} isAll />}
      {failure.code === 'import/unsupported' && <SourceList />}
    </>
  );
}

/** With these, the same files fail again. */
const aboutFiles: ReadonlySet<ImportFailure['code']> = new Set([
  'import/damaged',
  'import/encrypted',
  'import/too-large',
  'import/large-inside',
  'import/bomb',
  'import/unsupported',
  'import/missing-part',
  'import/empty',
  'import/files-unreadable',
  'attachment/too-large',
]);
