export { mensana } from './mensana.ts';
