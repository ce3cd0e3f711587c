/** The languages of the app. The first is the fallback. */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

/** Returns the language with this code; null for a language that the app does not have. */
export function languageOf(code: unknown): Language | null {
  return languages.find((language) => language === code) ?? null;
}

/**
 * Returns the first supported language of a user's list, else English.
 *
 * @param wanted BCP 47 tags in order of preference, as in `navigator.languages`
 */
export function chooseLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = languageOf(tag.toLowerCase().split('-')[0]);
    if (language !== null) return language;
  }
  return languages[0];
}
