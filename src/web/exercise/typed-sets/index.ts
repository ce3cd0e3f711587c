import { lazy } from 'react';
import { loadTypedSetsMessages } from './load-messages.ts';

export { loadTypedSetsMessages } from './load-messages.ts';
export type { UnloggedText } from './quick-field.tsx';
export { notifyLoggedSets } from './tell-of-sets.ts';
export type { SetsOfLine } from './typed-line.tsx';
export { useTypedSets } from './use-typed-sets.ts';

/** The field in which sets are typed as text. Loads lazily, with the messages of the room. */
export const QuickField = lazy(async () => {
  const [module] = await Promise.all([import('./quick-field.tsx'), loadTypedSetsMessages()]);
  return module;
});

/** Reads the sets of a line before it is added to a note. Loads lazily, like `QuickField`. */
export const TypedLine = lazy(async () => {
  const [module] = await Promise.all([import('./typed-line.tsx'), loadTypedSetsMessages()]);
  return module;
});

/** Rewrites the lines of notes whose sets change on the page of a workout. Loads lazily, like `QuickField`. */
export const FollowingLines = lazy(async () => {
  const [module] = await Promise.all([import('./following-lines.tsx'), loadTypedSetsMessages()]);
  return module;
});
