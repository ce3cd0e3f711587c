import '../jitless.ts';

export { ComparisonPage } from './comparison-page.tsx';
export { comparedLink } from './comparison-search.ts';
export { loadComparisonMessages } from './load-messages.ts';
