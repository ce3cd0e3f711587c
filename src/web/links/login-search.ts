import { oneOf, searchValues, text } from '../routing/index.ts';

export const loginSearch = searchValues({
  /** The form to show; sign-in if absent. */
  mode: oneOf(['create', 'forgotten']),
  /** The path to open after sign-in. It is untrusted, so only `nextPath` reads it. */
  next: text,
  /** The error code in the redirect back from another sign-in service. */
  refused: text,
});

export type LoginSearch = ReturnType<typeof loginSearch>;
