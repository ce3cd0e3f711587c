export { Emitter } from './emitter.ts';
export { useLatest } from './use-latest.ts';
