import '../jitless.ts';

export { AlsoInTraining } from './also-in-training.tsx';
export { loadSearchMessages } from './load-messages.ts';
export { SearchPage } from './search-page.tsx';
export { useMatchingDays } from './use-matching-days.ts';
export { useTrainingSearch } from './use-training-search.ts';
