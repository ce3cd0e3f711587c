import { expect, test } from 'vitest';
import { requestLanguage } from './request-language.ts';

test.each([
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en-GB,en;q=0.9,de;q=0.8', 'en'],
  ['en;q=0.5, de;q=0.9', 'de'],
  ['fr-FR, de;q=0.7, en;q=0.3', 'de'],
  ['de;q=0, en', 'en'],
  ['den', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [';q=x,,de;q', 'de'],
])('%j asks for %s', (accepted, language) => {
  expect(requestLanguage(new Headers({ 'Accept-Language': accepted }))).toBe(language);
});

test('a request without a language gets English', () => {
  expect(requestLanguage(new Headers())).toBe('en');
});
