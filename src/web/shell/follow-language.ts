import { useEffect } from 'react';
import { languageOf } from '#domain/language/index.ts';
import { chooseLanguageHere } from '../page/index.ts';
import { useFirstSyncEnded, useProfileData } from '../replica/index.ts';

/** Uses the language that the user chose, also on another device. Without a choice, it is that of the browser. */
export function FollowLanguage(): null {
  const { ready, preferences } = useProfileData();
  const isComplete = useFirstSyncEnded();
  const chosen = languageOf(preferences.language);
  useEffect(() => {
    // a document that is still being downloaded does not say that the user follows the browser
    if (ready && (chosen !== null || isComplete)) chooseLanguageHere(chosen);
  }, [ready, isComplete, chosen]);
  return null;
}
