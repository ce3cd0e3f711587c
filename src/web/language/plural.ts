import type { Language } from '#domain/language/index.ts';

/** The CLDR plural categories that each language uses for whole numbers; a test compares them with `Intl`. */
export const pluralCategories = {
  en: ['one', 'other'],
  de: ['one', 'other'],
} as const satisfies { readonly [L in Language]: readonly Intl.LDMLPluralRule[] };

type Category<L extends Language> = (typeof pluralCategories)[L][number];

/**
 * Returns a function that picks the string for a count, by the CLDR rules of the language. A `#` in the string becomes
 * the count as the language writes it: `1,204`, `1.204`.
 */
export function pluralIn<L extends Language>(language: L) {
  return (count: number, words: { readonly [C in Category<L>]: string }): string => {
    const { rules, format } = rulesOf(language);
    // `Intl` returns only this language's categories, which TypeScript cannot know and a test checks.
    const category = rules.select(count) as Category<L>;
    return words[category].replaceAll('#', () => format.format(count));
  };
}

interface Rules {
  readonly rules: Intl.PluralRules;
  readonly format: Intl.NumberFormat;
}

const rulesByLanguage = new Map<Language, Rules>();

/**
 * Returns the rules of a language. They are created on first use, since this takes milliseconds and catalogues are
 * loaded before any page.
 */
function rulesOf(language: Language): Rules {
  const known = rulesByLanguage.get(language);
  if (known !== undefined) return known;
  const made = { rules: new Intl.PluralRules(language), format: new Intl.NumberFormat(language) };
  rulesByLanguage.set(language, made);
  return made;
}
