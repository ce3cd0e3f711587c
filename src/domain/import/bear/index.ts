export { bear } from './bear.ts';
