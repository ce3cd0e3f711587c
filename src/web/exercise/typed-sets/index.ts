export { FollowingLines } from './following-lines.tsx';
export { typedSetsMessages } from './messages/index.ts';
export { QuickField } from './quick-field.tsx';
export { useSetsOfDeletedNote } from './use-sets-of-note.ts';
export { useTypedSets } from './use-typed-sets.ts';
