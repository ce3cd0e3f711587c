export { useTranslatedNames } from './use-translated-names.ts';
