import { chooseLanguage, type Language, languageOf } from '#domain/language/index.ts';
import { browserLanguages, changeLanguage } from '../language/index.ts';
import { Emitter } from '../lifecycle/index.ts';
import { LocalPreference } from '../local-preferences/index.ts';

/** The language that the user chose, on this device so that the app starts in it; null to follow the browser. */
const choice = new LocalPreference<Language | null>('mensana-language', {
  read: languageOf,
  write: (language) => language,
});

const failures = new Emitter();

/** Calls the listener when the chosen language could not be loaded. The page stays in its language until the next start. */
export const onLanguageFailure = failures.subscribe;

/** Starts in the user's language, before any message is loaded, and follows their choice, also in other tabs. */
export async function startLanguage(): Promise<void> {
  choice.subscribe(follow);
  await changeLanguage(preferredLanguage());
}

function follow(): void {
  changeLanguage(preferredLanguage()).catch(() => failures.emit());
}

/** Uses a language on this device; null follows the browser. */
export function chooseLanguageHere(language: Language | null): void {
  if (choice.value !== language) choice.set(language);
}

function preferredLanguage(): Language {
  return choice.value ?? chooseLanguage(browserLanguages());
}
