import type { SharedProgramme } from '../sharing/index.ts';
import { bodyWeight } from './body-weight.ts';
import { dumbbells } from './dumbbells.ts';
import { fiveByFive } from './five-by-five.ts';
import { fiveThreeOne } from './five-three-one.ts';
import { fullBody } from './full-body.ts';
import type { LoadUnit, ProgrammePlan } from './plan.ts';
import { pushPullLegs } from './push-pull-legs.ts';
import { upperLower } from './upper-lower.ts';
import { walkRun } from './walk-run.ts';

export const builtInIds = [
  'full-body',
  'five-by-five',
  'upper-lower',
  'push-pull-legs',
  'five-three-one',
  'dumbbells',
  'body-weight',
  'walk-run',
] as const;

export type BuiltInId = (typeof builtInIds)[number];

/** Who a programme is for: somebody new to it, or somebody with about half a year of regular training. */
export type Level = 'beginner' | 'intermediate';

/** A programme that the app contains. It is copied like one from a file, and is then the person's own. */
export interface BuiltInProgramme {
  readonly id: BuiltInId;
  readonly level: Level;
  readonly daysAWeek: number;
  readonly plan: (unit: LoadUnit) => ProgrammePlan;
}

/** The built-in programmes in the order in which they are listed. */
export const builtInProgrammes: readonly BuiltInProgramme[] = [
  { id: 'full-body', level: 'beginner', daysAWeek: 3, plan: fullBody },
  { id: 'five-by-five', level: 'beginner', daysAWeek: 3, plan: fiveByFive },
  { id: 'upper-lower', level: 'intermediate', daysAWeek: 4, plan: upperLower },
  { id: 'push-pull-legs', level: 'intermediate', daysAWeek: 6, plan: pushPullLegs },
  { id: 'five-three-one', level: 'intermediate', daysAWeek: 4, plan: fiveThreeOne },
  { id: 'dumbbells', level: 'beginner', daysAWeek: 3, plan: dumbbells },
  { id: 'body-weight', level: 'beginner', daysAWeek: 3, plan: bodyWeight },
  { id: 'walk-run', level: 'beginner', daysAWeek: 3, plan: walkRun },
];

/** Returns a built-in programme as if it came from a file. */
export function asShared(
  plan: ProgrammePlan,
  { name, routines }: { readonly name: string; readonly routines: readonly string[] },
): SharedProgramme {
  return {
    ...plan,
    kind: 'mensana-programme',
    version: 1,
    name,
    routines: plan.routines.map((routine, at) => ({ name: routines[at], ...routine })),
  };
}
