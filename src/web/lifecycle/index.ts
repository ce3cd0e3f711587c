export { Emitter } from './emitter.ts';
export { untilCancelled } from './until-cancelled.ts';
export { useLatest } from './use-latest.ts';
export { useSinglePress } from './use-single-press.ts';
export { useStable } from './use-stable.ts';
