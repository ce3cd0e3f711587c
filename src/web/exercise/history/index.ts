export { useTraining } from './use-training.ts';
