import '../jitless/index.ts';

export { ComparisonPage } from './comparison-page.tsx';
export { loadComparisonMessages } from './load-messages.ts';
