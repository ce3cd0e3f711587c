export { strava } from './strava.ts';
