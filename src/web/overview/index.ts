import '../jitless.ts';

export { OverviewPage } from './overview-page.tsx';
