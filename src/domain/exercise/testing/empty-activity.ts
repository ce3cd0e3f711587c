import { readRecord } from '../../kernel/index.ts';
import { type Activity, activity } from '../activity.ts';

/** Returns an activity in which nobody wrote anything yet. */
export function emptyActivity(): Activity {
  return readRecord(activity, new Map()).value;
}
