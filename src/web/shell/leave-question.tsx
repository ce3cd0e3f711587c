import { useEffect, useState } from 'react';
import { onSignOut } from '../account/index.ts';
import { useMessages } from '../language/index.ts';
import { exportWaiting, prepareSignOut } from '../replica/index.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { shellMessages } from './messages/index.ts';
import { saveFile } from './save-file.ts';

interface Question {
  readonly waiting: number;
  readonly answer: (answer: 'proceed' | 'cancel') => void;
}

/** Signing out with changes that only this device has asks first, and offers them as a file. */
export function LeaveQuestion() {
  const m = useMessages(shellMessages);
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(() => onSignOut(() => mayGo(setQuestion)), []);
  return (
    <ConfirmDialog
      title={m.leaveTitle}
      confirmLabel={m.leaveAnyway}
      cancelLabel={m.stay}
      isDangerous
      isOpen={question !== null}
      onOpenChange={(isOpen) => !isOpen && question?.answer('cancel')}
      onConfirm={() => question?.answer('proceed')}
      otherAction={<Button onPress={() => void saveAsFile()}>{m.exportFirst}</Button>}
    >
      {question !== null && m.leaveText({ count: question.waiting })}
    </ConfirmDialog>
  );
}

async function mayGo(ask: (question: Question | null) => void): Promise<'proceed' | 'cancel'> {
  const prepared = await prepareSignOut();
  if (prepared.waiting === 0) return 'proceed';
  const answer = await new Promise<'proceed' | 'cancel'>((resolve) => {
    ask({ waiting: prepared.waiting, answer: resolve });
  });
  ask(null);
  if (answer === 'cancel') prepared.cancel();
  return answer;
}

async function saveAsFile(): Promise<void> {
  saveFile(await exportWaiting(), 'mensana-not-sent.md');
}
