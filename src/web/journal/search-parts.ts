import '../jitless/index.ts';

export { AlsoInTraining, loadSearchMessages } from '../search/index.ts';
