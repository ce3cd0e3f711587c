import { expect, test } from 'vitest';
import { chooseLanguage, languageOf } from './index.ts';

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr', 'DE', 'en'], 'de'],
  [['en-GB', 'de'], 'en'],
  [['den', 'fr'], 'en'],
  [[], 'en'],
] as const)('of %j, the app speaks %s', (wanted, language) => {
  expect(chooseLanguage(wanted)).toBe(language);
});

test('a language that the app does not have is none', () => {
  expect(['de', 'fr', '', null, 'toString'].map(languageOf)).toEqual(['de', null, null, null, null]);
});
