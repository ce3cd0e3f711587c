import '../jitless/index.ts';

export { loadSearchMessages } from './load-messages.ts';
export { SearchPage } from './search-page.tsx';
