import { type RecordOf, readRecord } from '#domain/kernel/index.ts';
import { type Language, languageOf } from '#domain/language/index.ts';
import { preferences } from '#domain/profile/index.ts';
import { stateOf } from '#sync/hub/fold.ts';
import type { StoredRecord } from '#sync/hub/hub-storage.ts';

/** Returns the language that the user chose in the app; null if it follows the browser. */
export function chosenLanguage(stored: StoredRecord): Language | null {
  const value = readRecord(preferences, stateOf(stored).fields).value as RecordOf<typeof preferences>;
  return languageOf(value.language);
}
