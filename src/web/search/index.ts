import '../jitless/index.ts';

export { AlsoInTraining } from './also-in-training.tsx';
export { loadSearchMessages } from './load-messages.ts';
export { useTrainingSearch } from './training/use-training-search.ts';
export { useMatchingDays } from './use-matching-days.ts';
