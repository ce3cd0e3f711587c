import { useEffect } from 'react';
import { languageOf } from '#domain/language/index.ts';
import { useMessages } from '../language/index.ts';
import { chooseLanguageHere, onLanguageFailure } from '../page/index.ts';
import { useDocumentComplete, useProfileData } from '../replica/index.ts';
import { showToast } from '../ui/toast.tsx';
import { shellMessages } from './messages/index.ts';

/**
 * Uses the language that the user chose, also on another device, and tells if it cannot be loaded. Without a choice, it
 * is that of the browser.
 */
export function FollowLanguage(): null {
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
