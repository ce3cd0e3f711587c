export { localeIn } from './language.ts';
export { changeLanguage, currentLanguage, defineMessages, type Message, useMessages } from './messages.ts';
export { pluralIn } from './plural.ts';
