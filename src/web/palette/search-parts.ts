import '../jitless/index.ts';

export { loadSearchMessages } from '../search/index.ts';
