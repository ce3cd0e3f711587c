export { useCatalogue } from './use-catalogue.ts';
export { exerciseNames, loadTranslatedNames, useTranslatedNames } from './use-translated-names.ts';
