import { expect, onTestFinished, test, vi } from 'vitest';
import { browserLanguages, localeIn } from './language.ts';

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

test.each([
  [
    ['en-US@posix', 'de-AT'],
    ['en-US', 'de-AT'],
  ],
  [['C', 'not a tag', 'de'], ['de']],
])('of the languages %j of the browser, those that Intl knows are used: %j', (languages, used) => {
  vi.stubGlobal('navigator', { languages });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(browserLanguages()).toEqual(used);
  expect(() => new Intl.DateTimeFormat(localeIn('en'))).not.toThrow();
});
