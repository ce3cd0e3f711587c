export { dayOne } from './day-one.ts';
