export { garmin } from './garmin.ts';
