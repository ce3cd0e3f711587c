export { chooseLanguage, type Language, languageOf, languages } from './language.ts';
