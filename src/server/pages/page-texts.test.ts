import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageIn, pageTexts } from './page-texts.ts';

const page = readFileSync(new URL('../../web/index.html', import.meta.url), 'utf8');

test('the texts of the page are those of its language', () => {
  expect(pageIn('en', page)).toBe(page);
  const german = pageIn('de', page);
  expect(german).toContain('<html lang="de">');
  for (const [key, english] of Object.entries(pageTexts.en)) {
    expect(page).toContain(english);
    expect(german).not.toContain(english);
    expect(german).toContain(pageTexts.de[key as keyof typeof pageTexts.de]);
  }
});
