export { loadTranslatedNames, useTranslatedNames } from './use-translated-names.ts';
