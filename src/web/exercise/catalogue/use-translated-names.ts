import { useSyncExternalStore } from 'react';
import type { LibraryNames, TranslatedNames } from '#domain/exercise/index.ts';
import { currentLanguage, defineMessages, useMessages } from '../../language/index.ts';
import { Emitter } from '../../lifecycle/index.ts';
import { whenIdle } from '../../ui/when-idle.ts';

async function germanNames(): Promise<LibraryNames> {
  return (await import('#domain/exercise/library/german-names.ts')).germanNames;
}

/** The names of the library's exercises that the app shows; null for those of the library itself. */
export const exerciseNames = defineMessages<TranslatedNames | null>({
  en: async () => ({ messages: null }),
  de: async () => ({ messages: { names: await germanNames(), areShown: true } }),
});

/** Names that only search knows. They are loaded when the page is idle, so that no page waits for them. */
const nothingLoaded: TranslatedNames = { names: {}, areShown: false };
let searchedNames = nothingLoaded;
const changes = new Emitter(() => {
  if (searchedNames === nothingLoaded) whenIdle(loadSearchedNames, 2_000);
  return () => {};
});

function loadSearchedNames(): void {
  germanNames().then(
    (names) => {
      searchedNames = { names, areShown: false };
      changes.emit();
    },
    () => {}, // for example offline; the next page that uses the names tries again
  );
}

/** Returns the library's names in German: to show, or only to search once they are loaded. The object is stable. */
export function useTranslatedNames(): TranslatedNames {
  const shown = useMessages(exerciseNames);
  const searched = useSyncExternalStore(changes.subscribe, () => searchedNames);
  return shown ?? searched;
}

/** Loads the library's names that the app shows in its current language. */
export async function loadTranslatedNames(): Promise<TranslatedNames> {
  return (await exerciseNames.load(currentLanguage())) ?? searchedNames;
}
