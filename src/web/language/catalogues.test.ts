import { expect, test } from 'vitest';
import { languages } from '#domain/language/index.ts';
import { pluralCategories } from './plural.ts';

type Words = Readonly<Record<string, unknown>>;
const files = import.meta.glob<Words>('../**/messages/*.ts', { eager: true, import: 'messages' });
const sources = import.meta.glob<string>('../**/messages/*.ts', { eager: true, import: 'default', query: '?raw' });
const sections = Object.keys(files).flatMap((path) => /^\.\.\/(.+)\/messages\/en\.ts$/.exec(path)?.[1] ?? []);

test('there are sections to check', () => {
  expect(sections).toContain('landing');
});

test.each(sections)('every language of %s has the same messages as English, of the same types', (section) => {
  const kinds = (language: string) =>
    Object.entries(files[`../${section}/messages/${language}.ts`] ?? {})
      .map(([key, words]) => `${key}: ${typeof words}`)
      .toSorted();
  for (const language of languages) expect(kinds(language), language).toEqual(kinds('en'));
});

test.each(languages)('the plural categories of %s match CLDR', (language) => {
  const cldr = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  expect([...pluralCategories[language]].toSorted()).toEqual(cldr.toSorted());
});

/** The sections of a first visit. They include their messages, since a separate file would be another request. */
const entrance = new Set(['page', 'landing', 'login', 'account']);

test('common messages are not repeated in other catalogues', () => {
  const common = new Map(Object.entries(files['../common/messages/en.ts'] ?? {}).map(([key, words]) => [words, key]));
  const repeated = sections
    .filter((section) => section !== 'common' && !entrance.has(section))
    .flatMap((section) =>
      [...(sources[`../${section}/messages/en.ts`] ?? '').matchAll(/^ *(\w+): '([^']*)',$/gm)]
        .filter(([, , words]) => common.has(words))
        .map(([, key, words]) => `${section}: ${key} is common.${common.get(words)}`),
    );
  expect(repeated).toEqual([]);
});
