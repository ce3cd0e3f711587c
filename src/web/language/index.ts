export { browserLanguages, localeIn } from './language.ts';
export {
  type Catalogue,
  changeLanguage,
  currentLanguage,
  defineMessages,
  loadMessages,
  type Message,
  useLanguage,
  useMessages,
} from './messages.ts';
export { pluralIn } from './plural.ts';
export { spelled } from './spelling.ts';
