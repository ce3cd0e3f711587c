import type { Condition } from '../query.ts';

/** A condition that is not combined of others. */
export type SimpleCondition = Exclude<Condition, { readonly kind: 'all' | 'any' | 'not' }>;

/** Returns whether a simple condition is met; null if that is not known yet. */
export type Judge = (condition: SimpleCondition) => boolean | null;

/**
 * Decides a condition as far as possible. What holds for a whole workout is thus decided once and not for each of its
 * sets.
 *
 * @returns whether the condition is met, or the part of it that is still open
 */
export function settle(condition: Condition, judge: Judge): Condition | boolean {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return settleEach(condition, judge);
    case 'not': {
      const of = settle(condition.of, judge);
      if (typeof of === 'boolean') return !of;
      return of === condition.of ? condition : { kind: 'not', of };
    }
    default:
      return judge(condition) ?? condition;
  }
}

function settleEach(group: Condition & { readonly kind: 'all' | 'any' }, judge: Judge): Condition | boolean {
  const decisive = group.kind === 'any';
  const open: Condition[] = [];
  for (const each of group.of) {
    const settled = settle(each, judge);
    if (settled === decisive) return decisive;
    if (typeof settled !== 'boolean') open.push(settled);
  }
  if (open.length === 0) return !decisive;
  return open.length === 1 ? (open[0] as Condition) : { kind: group.kind, of: open };
}

/** Returns whether a condition is met. A simple condition that the judge does not know is not met. */
export function isMet(condition: Condition, judge: Judge): boolean {
  switch (condition.kind) {
    case 'all':
      return condition.of.every((each) => isMet(each, judge));
    case 'any':
      return condition.of.some((each) => isMet(each, judge));
    case 'not':
      return !isMet(condition.of, judge);
    default:
      return judge(condition) === true;
  }
}

/** Returns the same condition with cheap checks before those that read texts. */
export function cheapestFirst(condition: Condition): Condition {
  if (condition.kind === 'not') return { kind: 'not', of: cheapestFirst(condition.of) };
  if (condition.kind !== 'all' && condition.kind !== 'any') return condition;
  return { kind: condition.kind, of: condition.of.map(cheapestFirst).toSorted((a, b) => costOf(a) - costOf(b)) };
}

function costOf(condition: Condition): number {
  switch (condition.kind) {
    case 'not':
      return costOf(condition.of);
    case 'all':
    case 'any':
      return condition.of.reduce((sum, each) => sum + costOf(each), 0);
    case 'contains':
      return 10;
    case 'exercise':
    case 'muscle':
    case 'title':
    case 'tag':
      return 3;
    default:
      return 1;
  }
}

/** Returns the simple conditions that are not negated. */
export function affirmed(condition: Condition): readonly SimpleCondition[] {
  if (condition.kind === 'not') return [];
  return condition.kind === 'all' || condition.kind === 'any' ? condition.of.flatMap(affirmed) : [condition];
}

/** Returns whether a condition can single out exercises. A query such as `-knee` does not list the whole library. */
export function asksForExercises(condition: Condition): boolean {
  return affirmed(condition).some(({ kind }) => kindsAboutExercises.includes(kind));
}

const kindsAboutExercises: readonly Condition['kind'][] = ['contains', 'title', 'exercise', 'muscle', 'type'];
