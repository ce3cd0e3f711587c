import type { Language } from '#domain/language/index.ts';

/** The texts of `index.html`, which are there before any script runs. */
export interface PageTexts {
  readonly description: string;
  readonly needsScript: string;
}

export const pageTexts: { readonly [L in Language]: PageTexts } = {
  en: {
    description: 'Notes and training in one app. Instant, offline and private.',
    needsScript: 'Mensana needs JavaScript. Turn it on in your browser and reload this page.',
  },
  de: {
    description: 'Notizen und Training in einer App. Sofort da, offline und privat.',
    needsScript: 'Mensana braucht JavaScript. Schalte es in deinem Browser ein und lade diese Seite neu.',
  },
};

/** Returns the page, which is in English, with its texts in another language. */
export function pageIn(language: Language, html: string): string {
  const { description, needsScript } = pageTexts[language];
  return html
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(pageTexts.en.description, description)
    .replace(pageTexts.en.needsScript, needsScript);
}
