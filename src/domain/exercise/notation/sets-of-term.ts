import type { Quantity } from '../../kernel/index.ts';
import type { Amount } from './amounts.ts';
import type { Term } from './clause.ts';
import { statedLoad } from './modifiers.ts';
import type { Doubt, NotedExercise, NotedSet, NumberOrder } from './noted-set.ts';
import { countsReps, isOfBody, maxSets, oneSet, repeated, signed, takesLoad } from './one-set.ts';

export interface Drafts {
  readonly sets: readonly NotedSet[];
  readonly doubts: readonly Doubt[];
}

export interface TermReading {
  readonly exercise: NotedExercise;
  /** How to read numbers that could be read either way; null for the more likely way. */
  readonly order: NumberOrder | null;
  /** The load that the clause states apart from its counts. */
  readonly stated: Quantity | null;
  /** Whether it stands in front of them: some people write repetitions first then. */
  readonly isBefore: boolean;
  /** The load of the sets before, if this term states none. */
  readonly load: Quantity | null;
}

/** Returns the sets of one term; null if its amounts make no sense together. */
export function setsOfTerm(term: Term, reading: TermReading): Drafts | null {
  const [first, second, third, ...more] = term.amounts;
  if (more.length > 0) return null;
  if (second === undefined) return single(first, reading);
  return third === undefined ? pair(first, second, reading) : triple([first, second, third], reading);
}

function single(amount: Amount, { exercise, load }: TermReading): Drafts | null {
  if (amount.type === 'sides') return sides(amount, load);
  if (amount.type === 'number' && takesLoad(exercise) && !isOfBody(exercise) && load === null) return null;
  if ((amount.type === 'seconds' || amount.type === 'distance') && countsReps(exercise)) return null;
  const set = oneSet(amount, load, exercise);
  return set && { sets: [set], doubts: [] };
}

function sides({ left, right }: Amount & { readonly type: 'sides' }, load: Quantity | null): Drafts {
  const shared = { kind: 'working', ...(load !== null && { load }) };
  return {
    sets: [
      { ...shared, reps: left, side: 'left' },
      { ...shared, reps: right, side: 'right' },
    ],
    doubts: [],
  };
}

/** Two amounts: a load and a count, or a number of sets and a count. */
function pair(first: Amount, second: Amount, reading: TermReading): Drafts | null {
  const { exercise, stated, load } = reading;
  if (second.type === 'load') return some(oneSet(first, signed(second.value, exercise), exercise));
  if (second.type === 'sides') {
    const own = statedLoad(first, exercise.unit);
    return own && sides(second, signed(own, exercise));
  }
  if (first.type === 'load') return some(oneSet(second, first.value, exercise));
  if (first.type === 'sets') return some(oneSet(second, load, exercise), first.value);
  if (first.type !== 'number')
    return second.type === 'number' ? some(oneSet(first, load, exercise), second.value) : null;
  const orders = ordersOf(first, second, reading);
  if (orders.chosen === 'loadFirst') {
    const own = statedLoad(first, exercise.unit);
    return some(oneSet(second, own, exercise), 1, orders.doubt);
  }
  const [sets, count] = orders.areSwapped ? [second, first] : [first, second];
  const times = sets.type === 'number' || sets.type === 'reps' ? sets.value : 0;
  return some(oneSet(count, stated ?? load, exercise), times, orders.doubt);
}

/**
 * Decides between sets and load for a first number without a unit. It is a load if it is above 12, has decimals or is
 * within half of the load that is due.
 */
function ordersOf(
  first: Amount & { readonly type: 'number' },
  second: Amount,
  { exercise, stated, isBefore, order, load }: TermReading,
): { readonly chosen: NumberOrder; readonly areSwapped: boolean; readonly doubt: Doubt | null } {
  const doubt: Doubt = { about: 'order', from: first.from, to: second.to };
  const canSwap = second.type === 'number';
  if (stated !== null)
    return {
      chosen: 'setsFirst',
      areSwapped: canSwap && order === 'loadFirst',
      doubt: isBefore && canSwap ? doubt : null,
    };
  if (!takesLoad(exercise)) return { chosen: 'setsFirst', areSwapped: false, doubt: null };
  if (second.type === 'seconds' || second.type === 'distance')
    return { chosen: 'loadFirst', areSwapped: false, doubt: null };
  if (first.value > 12 || !Number.isInteger(first.value))
    return { chosen: 'loadFirst', areSwapped: false, doubt: null };
  const due = load ?? exercise.lastLoad;
  const own = statedLoad(first, exercise.unit)?.si ?? 0;
  const isNearDue = due !== null && due.si > 0 && Math.abs(own - due.si) <= due.si / 2;
  return { chosen: order ?? (isNearDue ? 'loadFirst' : 'setsFirst'), areSwapped: false, doubt };
}

/** Three amounts: the middle one is the count of one set, a unit or the load that is due tells load from sets. */
function triple([first, middle, last]: readonly [Amount, Amount, Amount], reading: TermReading): Drafts | null {
  const { exercise, order } = reading;
  if (first.type === 'load')
    return last.type === 'number' ? some(oneSet(middle, first.value, exercise), last.value) : null;
  if (last.type === 'load')
    return first.type === 'number' || first.type === 'sets'
      ? some(oneSet(middle, signed(last.value, exercise), exercise), first.value)
      : null;
  if (first.type !== 'number' || last.type !== 'number' || !takesLoad(exercise)) return null;
  const loads = [statedLoad(first, exercise.unit), statedLoad(last, exercise.unit)] as const;
  const due = exercise.lastLoad?.si ?? null;
  const [before, after] = [loads[0]?.si ?? 0, loads[1]?.si ?? 0];
  const isNearer = due === null ? before >= after : Math.abs(before - due) <= Math.abs(after - due);
  const isFirst = last.value <= maxSets && (first.value > maxSets || isNearer);
  const isLoadFirst = order === null ? isFirst : order === 'loadFirst';
  const doubt: Doubt | null =
    Math.max(first.value, last.value) > 12 ? null : { about: 'order', from: first.from, to: last.to };
  return isLoadFirst
    ? some(oneSet(middle, loads[0], exercise), last.value, doubt)
    : some(oneSet(middle, loads[1], exercise), first.value, doubt);
}

function some(set: NotedSet | null, times = 1, doubt: Doubt | null = null): Drafts | null {
  return set && { sets: repeated(set, times), doubts: doubt === null ? [] : [doubt] };
}
