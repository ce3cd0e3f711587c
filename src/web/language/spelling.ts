import { localeIn } from './language.ts';

/** American spellings by the British ones that the English messages use. */
export const americanByBritish: Readonly<Record<string, string>> = {
  cancelled: 'canceled',
  centimetres: 'centimeters',
  centre: 'center',
  colour: 'color',
  favourite: 'favorite',
  favourites: 'favorites',
  kilometre: 'kilometer',
  kilometres: 'kilometers',
  metre: 'meter',
  metres: 'meters',
  programme: 'program',
  programmes: 'programs',
  recognise: 'recognize',
  recognised: 'recognized',
  recognising: 'recognizing',
};

const british = new RegExp(`\\b(?:${Object.keys(americanByBritish).join('|')})\\b`, 'gi');

/**
 * Spells an English message as readers in the United States do, if the browser says the user is one. Only the text of
 * the message changes, never its values, which people typed. A test finds messages that lack this.
 */
export function spelled(text: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  const isAmerican = new Intl.Locale(localeIn('en')).maximize().region === 'US';
  return String.raw({ raw: isAmerican ? text.map(toAmerican) : text }, ...values);
}

/** Returns a text in American spelling. Capital first letters stay. */
function toAmerican(text: string): string {
  return text.replaceAll(british, (word) => {
    const american = americanByBritish[word.toLowerCase()] as string;
    return word[0] === word[0]?.toUpperCase() ? american.charAt(0).toUpperCase() + american.slice(1) : american;
  });
}
