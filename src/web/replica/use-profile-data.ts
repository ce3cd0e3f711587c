import { useCallback, useSyncExternalStore } from 'react';
import { preferencesId } from '#domain/profile/index.ts';
import type { RecordIn } from '#domain/user-document.ts';
import { useDocumentStore } from './document-provider.tsx';
import { useDocument, useDocumentReady } from './hooks.ts';

/**
 * Returns the user's preferences. A preference that was never set is absent: its readers apply the default, which is
 * never stored.
 */
export function useProfileData() {
  const store = useDocumentStore();
  const document = useDocument();
  const ready = useDocumentReady();
  const preferences = useSyncExternalStore(store.subscribe, () => store.preferences);
  const changePreferences = useCallback(
    (edit: (draft: RecordIn<'preferences'>) => void) => document.changeRecord('preferences', preferencesId, edit),
    [document],
  );
  return { ready, preferences, changePreferences };
}
