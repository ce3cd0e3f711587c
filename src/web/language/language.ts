/** The languages of the app. The first is the fallback. */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

/**
 * Returns the first supported language of a user's list, else English.
 *
 * @param wanted BCP 47 tags in order of preference, as in `navigator.languages`
 */
export function chooseLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const primary = tag.toLowerCase().split('-')[0];
    const spoken = languages.find((language) => language === primary);
    if (spoken !== undefined) return spoken;
  }
  return languages[0];
}

/** Returns the user's locale for dates and numbers within a language: `en-GB` rather than `en` if they prefer it. */
export function localeIn(
  language: Language,
  wanted: readonly string[] = globalThis.navigator?.languages ?? [],
): string {
  return wanted.find((tag) => tag.toLowerCase().split('-')[0] === language) ?? language;
}
