/** The languages that the app speaks; the first is the one to fall back to. */
export const languages = ['en'] as const;
export type Language = (typeof languages)[number];

/**
 * The first language of a person's list that the app speaks, else English.
 *
 * @param wanted BCP 47 tags in order of preference, as `navigator.languages` has them
 */
export function chooseLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const primary = tag.toLowerCase().split('-')[0];
    const spoken = languages.find((language) => language === primary);
    if (spoken !== undefined) return spoken;
  }
  return languages[0];
}

/** The person's own way of writing dates and numbers in a language: `en-GB` rather than `en`, where they said so. */
export function localeIn(
  language: Language,
  wanted: readonly string[] = globalThis.navigator?.languages ?? [],
): string {
  return wanted.find((tag) => tag.toLowerCase().split('-')[0] === language) ?? language;
}
