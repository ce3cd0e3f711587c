import '../jitless/index.ts';

export { loadOverviewMessages } from './load-messages.ts';
export { OverviewPage } from './overview-page.tsx';
