export { Emitter } from './emitter.ts';
export { untilCancelled } from './until-cancelled.ts';
export { useLatest } from './use-latest.ts';
