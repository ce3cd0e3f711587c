export { flag, LocalPreference } from './local-preference.ts';
export { useLocalPreference, usePersonsNames } from './use-local-preference.ts';
