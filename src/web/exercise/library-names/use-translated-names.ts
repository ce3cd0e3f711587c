import { useSyncExternalStore } from 'react';
import type { LibraryNames, TranslatedNames } from '#domain/exercise/index.ts';
import { defineMessages, useMessages } from '../../language/index.ts';
import { Emitter } from '../../lifecycle/index.ts';
import { whenIdle } from '../../ui/when-idle.ts';

async function germanNames(): Promise<LibraryNames> {
  return (await import('#domain/exercise/library/german/index.ts')).germanNames;
}

/** The names that the app shows; null for those of the library itself. */
const shownNames = defineMessages<TranslatedNames | null>({
  en: async () => ({ messages: null }),
  de: async () => ({ messages: { names: await germanNames(), areShown: true } }),
});

/** Names that only search knows. They are loaded when the page is idle, so that no page waits for them. */
let searchedNames: TranslatedNames | null = null;
const changes = new Emitter(() => {
  if (searchedNames === null) whenIdle(loadSearchedNames, 2_000);
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

/** Returns the library's names in German: to show, or only to search once they are loaded. */
export function useTranslatedNames(): TranslatedNames | null {
  const shown = useMessages(shownNames);
  const searched = useSyncExternalStore(changes.subscribe, () => searchedNames);
  return shown ?? searched;
}
