import { showDuration } from '#domain/exercise/endurance/index.ts';
import { seconds } from '#domain/kernel/index.ts';

/** Formats a total, rounded to whole seconds. */
export function totalTime(time: number): string {
  return showDuration(seconds(Math.round(time)));
}
