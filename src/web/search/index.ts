export { useMatchingDays } from './use-matching-days.ts';
