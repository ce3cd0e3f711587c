import { useEffect, useState } from 'react';
import { onSignOut } from '../account/index.ts';
import { countUnsentFiles, saveUnsentFiles } from '../attachments/index.ts';
import { useMessages } from '../language/index.ts';
import { saveFile } from '../page/index.ts';
import { exportPending, prepareSignOut } from '../replica/index.ts';
import { waitingShares } from '../share/index.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { shellMessages } from './messages/index.ts';

interface Question {
  readonly pending: number;
  /** The number of files in notes that exist only on this device. */
  readonly files: number;
  /** The number of things from other apps that are neither saved nor discarded. */
  readonly shares: number;
  readonly answer: (answer: 'proceed' | 'cancel') => void;
}

/**
 * Asks for confirmation of a sign-out if changes, files or shares exist only on this device, and offers a copy of the
 * changes and files.
 */
export function LeaveQuestion() {
  const m = useMessages(shellMessages);
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(() => onSignOut(() => mayGo(setQuestion)), []);
  const isUnsynced = question !== null && question.pending + question.files > 0;
  return (
    <ConfirmDialog
      title={isUnsynced ? m.leaveTitle : m.leaveSharesTitle}
      confirmLabel={m.leaveAnyway}
      cancelLabel={m.cancel}
      isDangerous
      isOpen={question !== null}
      onOpenChange={(isOpen) => !isOpen && question?.answer('cancel')}
      onConfirm={() => question?.answer('proceed')}
      otherAction={isUnsynced && <Button onPress={() => void save(question)}>{m.downloadCopy}</Button>}
    >
      {question !== null && question.pending > 0 && m.leaveText({ count: question.pending })}{' '}
      {question !== null && question.files > 0 && m.leaveFiles({ count: question.files })}{' '}
      {question !== null && question.shares > 0 && m.leaveShares({ count: question.shares })}
    </ConfirmDialog>
  );
}

async function mayGo(ask: (question: Question | null) => void): Promise<'proceed' | 'cancel'> {
  const [prepared, files, waiting] = await Promise.all([
    prepareSignOut(),
    countUnsentFiles(),
    waitingShares().catch(() => []), // a browser that denies storage has no shares
  ]);
  const shares = waiting.length;
  if (prepared.pending === 0 && files === 0 && shares === 0) return 'proceed';
  const answer = await new Promise<'proceed' | 'cancel'>((resolve) => {
    ask({ pending: prepared.pending, files, shares, answer: resolve });
  });
  ask(null);
  if (answer === 'cancel') prepared.cancel();
  return answer;
}

async function save(question: Question | null): Promise<void> {
  if (question !== null && question.pending > 0) saveFile(await exportPending(), 'mensana-not-sent.md');
  await saveUnsentFiles();
}
