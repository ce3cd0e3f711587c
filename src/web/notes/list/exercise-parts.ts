import '../../jitless/index.ts';

export { notifyLoggedSets } from '../../exercise/index.ts';
