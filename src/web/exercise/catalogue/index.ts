export { useCatalogue } from './use-catalogue.ts';
export { loadTranslatedNames, useTranslatedNames } from './use-translated-names.ts';
