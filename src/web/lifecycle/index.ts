export { Emitter } from './emitter.ts';
