export type { KnownTraining } from './messages.ts';
export { useTraining } from './use-training.ts';
