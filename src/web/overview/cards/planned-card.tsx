import { NextToday } from '../../exercise/index.ts';

/** What is due today in the running programmes, with a button to start it. */
export function PlannedCard() {
  return <NextToday />;
}
