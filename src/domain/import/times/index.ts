export { instantIn, isoTime } from './iso-time.ts';
