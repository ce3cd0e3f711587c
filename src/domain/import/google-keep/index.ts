export { googleKeep } from './google-keep.ts';
