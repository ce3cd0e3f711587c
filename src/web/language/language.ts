import type { Language } from '#domain/language/index.ts';

/**
 * Returns the languages that the user set in the browser, in order of preference. Chromium may take a tag such as
 * `en-US@posix` from the system, which `Intl` refuses.
 */
export function browserLanguages(): readonly string[] {
  const tags = globalThis.navigator?.languages ?? [];
  return tags.map((tag) => tag.replace(/@.*/, '')).filter(isLanguageTag);
}

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

/**
 * Returns the user's locale for dates and numbers within a language: `en-GB` rather than `en` if they prefer it. English
 * alone would mean the United States, so English keeps the region of another first language: `en-FR` for `fr-FR`.
 */
export function localeIn(language: Language, wanted: readonly string[] = browserLanguages()): string {
  const own = wanted.find((tag) => tag.toLowerCase().split('-')[0] === language);
  if (own !== undefined || language !== 'en') return own ?? language;
  const [first] = wanted;
  return first === undefined ? language : `${language}-${new Intl.Locale(first).maximize().region ?? 'US'}`;
}
