import { isLocalDay, type LocalDay, localDayAt, type Quantity, type RecordKey } from '../../kernel/index.ts';
import type { Goal } from '../goal.ts';
import { type Muscle, muscles } from '../library/muscle.ts';
import type { PeriodLength } from '../period.ts';
import { type Sport, sports } from '../sport.ts';
import type { HeldWeightGoal, WeightGoal } from './weight-goals.ts';

/** Goals that count all training, and start from 0 in each period. */
export const repeatedGoalKinds = ['workouts', 'activities', 'sessions', 'duration', 'distance'] as const;

export type RepeatedGoalKind = (typeof repeatedGoalKinds)[number];

/** A target for every day, week or month. */
export interface RepeatedGoal {
  readonly kind: RepeatedGoalKind;
  readonly per: PeriodLength;
  /** A count; seconds for durations, metres for distances. Above 0. */
  readonly target: number;
  /** Only activities of this sport count; without it, all activities and workouts do. */
  readonly sport?: Sport;
}

/** A number of hard sets of an exercise or a muscle in every day, week or month. */
export interface SetsGoal {
  readonly kind: 'sets';
  readonly per: PeriodLength;
  /** Above 0. For a secondary muscle, a set counts as a fraction, as it does elsewhere. */
  readonly target: number;
  readonly of: { readonly exercise: RecordKey } | { readonly muscle: Muscle };
}

/** A volume of an exercise in every day, week or month. */
export interface VolumeGoal {
  readonly kind: 'volume';
  readonly per: PeriodLength;
  /** Kilograms times repetitions, above 0. */
  readonly target: number;
  readonly exercise: RecordKey;
}

export interface StrengthGoal {
  readonly kind: 'e1rm';
  /** Kilograms, above 0. */
  readonly target: number;
  readonly exercise: RecordKey;
  /** The day on which it was set. */
  readonly from: LocalDay | null;
}

export type FollowedGoal = RepeatedGoal | SetsGoal | VolumeGoal | StrengthGoal | WeightGoal | HeldWeightGoal;

/**
 * The kinds that can be restricted to one sport, each with the kind under which the restricted goal is stored. If it
 * kept its kind, older versions would count every sport.
 */
const kindsOfSport = {
  activities: 'sportActivities',
  duration: 'sportDuration',
  distance: 'sportDistance',
} as const satisfies { readonly [K in RepeatedGoalKind]?: string };

/** The user's choice of what a goal measures. Fields that do not apply to its kind are left out when it is stored. */
export interface GoalChoice {
  readonly kind: FollowedGoal['kind'];
  readonly per: PeriodLength;
  readonly sport: Sport | null;
  readonly exercise: RecordKey | null;
  readonly muscle: Muscle | null;
}

/** Returns the leaves that define what a goal measures. Leaves that do not apply to its kind are cleared. */
export function leavesOfGoal({
  kind,
  per,
  sport,
  exercise,
  muscle,
}: GoalChoice): Pick<Goal, 'kind' | 'per' | 'sport' | 'exercise' | 'muscle'> {
  const ofSport = canBeOfSport(kind) ? (sport ?? undefined) : undefined;
  const ofMuscle = kind === 'sets' ? (muscle ?? undefined) : undefined;
  return {
    kind: canBeOfSport(kind) && ofSport !== undefined ? kindsOfSport[kind] : kind,
    per: hasPeriod(kind) ? per : undefined,
    sport: ofSport,
    exercise: isOfExercise(kind) && ofMuscle === undefined ? (exercise ?? undefined) : undefined,
    muscle: ofMuscle,
  };
}

/** Returns what a goal measures. A goal without periods gets `week`. */
export function choiceOfGoal(goal: FollowedGoal): GoalChoice {
  return {
    kind: goal.kind,
    per: 'per' in goal ? goal.per : 'week',
    sport: ('sport' in goal && goal.sport) || null,
    exercise:
      'exercise' in goal ? goal.exercise : goal.kind === 'sets' && 'exercise' in goal.of ? goal.of.exercise : null,
    muscle: goal.kind === 'sets' && 'muscle' in goal.of ? goal.of.muscle : null,
  };
}

type KindOfSport = keyof typeof kindsOfSport;

export function canBeOfSport(kind: FollowedGoal['kind']): kind is KindOfSport {
  return kind in kindsOfSport;
}

export function isOfExercise(kind: FollowedGoal['kind']): kind is 'sets' | 'volume' | 'e1rm' {
  return kind === 'sets' || kind === 'volume' || kind === 'e1rm';
}

/** Returns whether a goal starts from 0 in each period, rather than being reached or held. */
export function hasPeriod(kind: FollowedGoal['kind']): boolean {
  return kind !== 'e1rm' && kind !== 'bodyWeight' && kind !== 'holdBodyWeight';
}

/**
 * Reads a goal that this version can track.
 *
 * @returns null for an unknown kind, for a target that is not above 0, and if a field required by its kind is missing
 */
export function readGoal(record: Goal): FollowedGoal | null {
  const target = targetOf(record);
  if (target === null) return null;
  switch (record.kind) {
    case 'bodyWeight':
      return { kind: 'bodyWeight', ...target, from: dayOfGoal(record) };
    case 'holdBodyWeight':
      return { kind: 'holdBodyWeight', ...target, ...rangeOf(record) };
    case 'e1rm':
      return strengthGoal(record, target.target);
    default:
      return record.per === undefined ? null : goalOfPeriods(record, record.per, target.target);
  }
}

function targetOf({ target }: Goal): { readonly target: number; readonly typed: Quantity } | null {
  const typed = typeof target === 'number' ? { si: target } : target;
  return typed !== undefined && typed.si > 0 ? { target: typed.si, typed } : null;
}

function goalOfPeriods(record: Goal, per: PeriodLength, target: number): RepeatedGoal | SetsGoal | VolumeGoal | null {
  const { kind, exercise } = record;
  const repeated = repeatedGoalKinds.find((known) => known === kind);
  if (repeated !== undefined) return { kind: repeated, per, target };
  if (kind === 'volume' && exercise !== undefined)
    return { kind: 'volume', per, target, exercise: exercise as RecordKey };
  return kind === 'sets' ? setsGoal(record, per, target) : sportGoal(record, per, target);
}

function setsGoal(record: Goal, per: PeriodLength, target: number): SetsGoal | null {
  if (record.exercise !== undefined)
    return { kind: 'sets', per, target, of: { exercise: record.exercise as RecordKey } };
  const muscle = muscles.find((known) => known === record.muscle);
  return muscle === undefined ? null : { kind: 'sets', per, target, of: { muscle } };
}

function sportGoal(record: Goal, per: PeriodLength, target: number): RepeatedGoal | null {
  const sport = sports.find((known) => known === record.sport);
  const kind = repeatedGoalKinds.filter(canBeOfSport).find((known) => kindsOfSport[known] === record.kind);
  return sport === undefined || kind === undefined ? null : { kind, per, target, sport };
}

function strengthGoal(record: Goal, target: number): StrengthGoal | null {
  const { exercise } = record;
  return exercise === undefined
    ? null
    : { kind: 'e1rm', target, exercise: exercise as RecordKey, from: dayOfGoal(record) };
}

/** Goals written by other programs may lack a start day. They count from the day they were created. */
function dayOfGoal({ from, createdAt }: Goal): LocalDay | null {
  if (isLocalDay(from)) return from;
  return createdAt === undefined ? null : localDayAt(createdAt, 'UTC');
}

/** The default allowed deviation of a held weight from its target, kilograms. */
const usualRange: Quantity = { si: 1 };

function rangeOf({ within }: Goal): Pick<HeldWeightGoal, 'within' | 'withinTyped'> {
  const withinTyped = within !== undefined && within.si > 0 ? within : usualRange;
  return { within: withinTyped.si, withinTyped };
}
