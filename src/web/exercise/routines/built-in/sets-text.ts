import { showDuration } from '#domain/exercise/endurance/index.ts';
import type { SetTarget } from '#domain/exercise/index.ts';
import { isWorkingTarget, readProgression } from '#domain/exercise/programming/index.ts';
import type { SharedExercise } from '#domain/exercise/sharing/index.ts';
import { seconds } from '#domain/kernel/index.ts';
import { targetLabel } from '../plan/next-text.ts';
import type { messages } from './messages/en.ts';

export interface SetsFormat {
  readonly m: typeof messages;
  readonly number: (value: number) => string;
  /** Formats several texts with commas. */
  readonly figures: (texts: readonly string[]) => string;
}

/** Formats the sets of an exercise: `4 × 5, 1 × 5+`. A wave decides about its sets itself. */
export function setsText(
  { sets }: Pick<SharedExercise, 'sets'>,
  rule: SharedExercise['progression'],
  { m, number, figures }: SetsFormat,
): string {
  const targets = sets.map(({ target = {} }) => target);
  if (readProgression(rule)?.rule === 'wave') {
    const working = targets.filter(isWorkingTarget).length;
    return m.setsByWeek({ warmUps: number(targets.length - working), sets: number(working) });
  }
  const groups: { text: string; count: number }[] = [];
  for (const target of targets) {
    const text = targetText(target, number);
    const last = groups.at(-1);
    if (last?.text === text) last.count += 1;
    else groups.push({ text, count: 1 });
  }
  return figures(groups.map(({ text, count }) => m.setsOf({ count: number(count), of: text })));
}

function targetText(target: SetTarget, number: (value: number) => string): string {
  if (target.seconds !== undefined) return showDuration(seconds(target.seconds));
  return targetLabel(target, { unit: 'kg', number });
}
