import { expect, test } from 'vitest';
import { localeIn } from './language.ts';

test.each([
  ['en', ['en-GB', 'en'], 'en-GB'],
  ['en', ['de-AT', 'en-GB'], 'en-GB'],
  ['en', ['fr-FR'], 'en-FR'],
  ['en', ['fr'], 'en-FR'],
  ['en', [], 'en'],
  ['de', ['de-CH'], 'de-CH'],
  ['de', ['en-US'], 'de'],
  ['de', ['den-US'], 'de'],
] as const)('%s with the languages %j is formatted as %s', (language, wanted, locale) => {
  expect(localeIn(language, wanted)).toBe(locale);
});
