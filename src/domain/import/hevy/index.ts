export { hevy } from './hevy.ts';
