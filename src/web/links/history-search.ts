import { oneOf, text } from '../routing/index.ts';

/** The search values of a record's page that shows the record's history instead. */
export const historyValues = {
  view: oneOf(['history']),
  version: text, // the router parses an id such as 12-0 as a string, not as a number
};
