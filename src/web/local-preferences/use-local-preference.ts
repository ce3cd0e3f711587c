import { useSyncExternalStore } from 'react';
import { useAccount } from '../account/index.ts';
import { LocalPreference, nameList } from './local-preference.ts';

export function useLocalPreference<Value>(
  kept: LocalPreference<Value>,
): readonly [value: Value, set: (value: Value) => void] {
  const value = useSyncExternalStore(kept.subscribe, () => kept.value);
  return [value, (next) => kept.set(next)];
}

/** The preferences by storage key, so that all screens of a page share them. */
const ofPersons = new Map<string, LocalPreference<readonly string[]>>();

/**
 * Returns names that this device stores for the user. They are removed with the user's other storage keys at sign-out.
 * On a shared computer they last as long as the page.
 */
export function usePersonsNames(name: string): LocalPreference<readonly string[]> {
  const account = useAccount();
  const isStored = account.kind === 'signed-in' && !account.isShared;
  const uid = account.kind === 'signed-in' ? account.user.uid : '';
  const key = `mensana-${uid}-${name}`;
  const inPage = `${key} ${isStored}`;
  const known = ofPersons.get(inPage) ?? new LocalPreference(key, nameList, isStored);
  ofPersons.set(inPage, known);
  return known;
}
