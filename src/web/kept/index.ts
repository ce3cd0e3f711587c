export { flag, KeptValue } from './kept-value.ts';
export { useKept, usePersonsNames } from './use-kept.ts';
