export { loadTypedSetsMessages } from './load-messages.ts';
export { tellOfLoggedSets } from './tell-of-sets.ts';
export { useTypedSets } from './use-typed-sets.ts';
