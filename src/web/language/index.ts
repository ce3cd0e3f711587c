export { browserLanguages, localeIn } from './language.ts';
export {
  changeLanguage,
  currentLanguage,
  defineMessages,
  type Message,
  useLanguage,
  useMessages,
} from './messages.ts';
export { pluralIn } from './plural.ts';
