import { type ReactNode, useEffect } from 'react';
import type { User } from '../account/index.ts';
import { FileUploads } from '../attachments/index.ts';
import { DocumentProvider, flushDocument, useFirstSyncEnded, useSaveStatusSource } from '../replica/index.ts';
import { FollowTheme } from './follow-theme.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { SaveStatusContext } from './save-status.tsx';
import { beforeUpdate, registerServiceWorker } from './updates.ts';

interface OpenDocumentProps {
  readonly user: User;
  readonly signInId: string;
  readonly isShared: boolean;
  /** The account is gone: there is nowhere to send anything to, and leaving is asked about elsewhere. */
  readonly isDeleted: boolean;
  readonly children: ReactNode;
}

/** Opens the person's document around the sections, says how it stands, and asks before anything unsent is left behind. */
export function OpenDocument({ user, signInId, isShared, isDeleted, children }: OpenDocumentProps) {
  useEffect(() => beforeUpdate(flushDocument), []);
  return (
    <DocumentProvider uid={user.uid} signInId={signInId} sharedComputer={isShared}>
      <WithSaveStatus>{children}</WithSaveStatus>
      <FollowTheme />
      <KeepApp />
      <FileUploads />
      {!isDeleted && <LeaveQuestion />}
    </DocumentProvider>
  );
}

/** A first sync that takes long, or never begins, is not waited for. */
const longestFirstSyncMs = 5_000;

/** What somebody wrote comes to a new device before the files that the app may need later. */
function KeepApp() {
  const isSynced = useFirstSyncEnded();
  useEffect(() => {
    const timer = setTimeout(registerServiceWorker, isSynced ? 0 : longestFirstSyncMs);
    return () => clearTimeout(timer);
  }, [isSynced]);
  return null;
}

function WithSaveStatus({ children }: { readonly children: ReactNode }) {
  return <SaveStatusContext value={useSaveStatusSource()}>{children}</SaveStatusContext>;
}
