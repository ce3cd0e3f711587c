import { type ReactNode, useEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { languageOf } from '#domain/language/index.ts';
import type { User } from '../account/index.ts';
import { FileUploads } from '../attachments/index.ts';
import { localeIn, useLanguage, useMessages } from '../language/index.ts';
import { chooseLanguageHere, chooseTheme, onLanguageFailure } from '../page/index.ts';
import {
  DocumentProvider,
  flushDocument,
  useDocumentComplete,
  useProfileData,
  useSaveStatusSource,
} from '../replica/index.ts';
import { showToast } from '../ui/toast.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { shellMessages } from './messages/index.ts';
import { SaveStatusContext } from './save-status.tsx';
import { beforeUpdate, registerServiceWorker } from './updates.ts';

interface OpenDocumentProps {
  readonly user: User;
  readonly signInId: string;
  readonly isShared: boolean;
  /** Whether the account is deleted. If so, nothing can be sent, and another component handles the sign-out. */
  readonly isDeleted: boolean;
  readonly children: ReactNode;
}

/** Provides the user's document to the sections, shows its state, and asks before unsent data is lost. */
export function OpenDocument({ user, signInId, isShared, isDeleted, children }: OpenDocumentProps) {
  useEffect(() => beforeUpdate(flushDocument), []);
  const locale = localeIn(useLanguage());
  return (
    <DocumentProvider uid={user.uid} signInId={signInId} sharedComputer={isShared}>
      <I18nProvider locale={locale}>
        <WithSaveStatus>{children}</WithSaveStatus>
      </I18nProvider>
      <FollowLanguage />
      <FollowTheme />
      <KeepApp />
      <FileUploads />
      {!isDeleted && <LeaveQuestion />}
    </DocumentProvider>
  );
}

/** The maximum wait for a first sync, which may be slow or never start. */
const maxFirstSyncMs = 5_000;

/** Caches the app. On a new device, the document is downloaded before the files that the app may need later. */
function KeepApp() {
  const isSynced = useDocumentComplete();
  useEffect(() => {
    const timer = setTimeout(registerServiceWorker, isSynced ? 0 : maxFirstSyncMs);
    return () => clearTimeout(timer);
  }, [isSynced]);
  return null;
}

function WithSaveStatus({ children }: { readonly children: ReactNode }) {
  return <SaveStatusContext value={useSaveStatusSource()}>{children}</SaveStatusContext>;
}

/**
 * Applies the user's theme, which is the same on all devices. Until the document is loaded, the page uses this device's
 * last theme.
 */
function FollowTheme() {
  const { theme } = useProfileData().preferences;
  useEffect(() => {
    if (theme !== undefined) chooseTheme(theme);
  }, [theme]);
  return null;
}

/**
 * Uses the language that the user chose, also on another device, and tells if it cannot be loaded. Without a choice, it
 * is that of the browser.
 */
function FollowLanguage(): null {
  const { ready, preferences } = useProfileData();
  const isComplete = useDocumentComplete();
  const chosen = languageOf(preferences.language);
  useEffect(() => {
    // a document that is still being downloaded does not say that the user follows the browser
    if (ready && (chosen !== null || isComplete)) chooseLanguageHere(chosen);
  }, [ready, isComplete, chosen]);
  const { languageNotLoaded } = useMessages(shellMessages);
  useEffect(() => onLanguageFailure(() => showToast({ message: languageNotLoaded, tone: 'bad' })), [languageNotLoaded]);
  return null;
}
