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
  if (second.type === 'load') {
    // `2x32 kg` for metres or seconds: two weights
    if (first.type === 'number' && first.value <= 2 && !countsReps(exercise)) return null;
    return some(oneSet(first, signed(second.value, exercise), exercise));
  }
  if (second.type === 'sides') {
    const own = statedLoad(first, exercise.unit);
    return own && sides(second, signed(own, exercise));
  }
  if (first.type === 'load') return some(oneSet(second, first.value, exercise));
  if (first.type === 'sets') return some(oneSet(second, load, exercise), first.value);
  if (first.type !== 'number')
    return second.type === 'number' ? some(oneSet(first, load, exercise), second.value) : null;
  const orders = ordersOf(first, second, reading);
  if (orders.chosen === 'repsFirst' && second.type === 'number')
    return some(oneSet(first, statedLoad(second, exercise.unit), exercise), 1, orders.doubt);
  if (orders.chosen === 'loadFirst') {
    const own = statedLoad(first, exercise.unit);
    return some(oneSet(second, own, exercise), 1, orders.doubt);
  }
  const [sets, count] = orders.areSwapped ? [second, first] : [first, second];
  const times = sets.type === 'number' || sets.type === 'reps' ? sets.value : 0;
  return some(oneSet(count, stated ?? load, exercise), times, orders.doubt);
}

/**
 * Decides between sets, load and repetitions for a first number without a unit. It is repetitions if only the second
 * number can be the load. Else it is a load if it is above 12, has decimals or is within half of the load that is due.
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
  const due = load ?? exercise.lastLoad;
  const ofReps = second.type === 'number' ? repsFirst(first, second, { exercise, due }) : 'impossible';
  if (ofReps === 'likely') return { chosen: order === 'setsFirst' ? order : 'repsFirst', areSwapped: false, doubt };
  if (first.value > 12 || !Number.isInteger(first.value))
    return { chosen: 'loadFirst', areSwapped: false, doubt: null };
  const usual = isNear(statedLoad(first, exercise.unit), due) ? 'loadFirst' : 'setsFirst';
  const chosen = order === 'repsFirst' && ofReps === 'impossible' ? usual : (order ?? usual);
  return { chosen, areSwapped: false, doubt };
}

/** Hardly anybody does more repetitions with a load. */
const mostLikelyReps = 30;

/** So many repetitions are unlikely if the number is the load that is due. */
const manyReps = 20;

/**
 * Returns whether a first number without a unit can be repetitions and the second one the load, as in `5x80` by a person
 * who lifts 80 kg: five sets of 80 repetitions are what the grammar says, but nobody does them.
 */
export function repsFirst(
  first: Amount & { readonly type: 'number' },
  second: Amount & { readonly type: 'number' },
  { exercise, due }: { readonly exercise: NotedExercise; readonly due: Quantity | null },
): 'likely' | 'possible' | 'impossible' {
  const isCount = Number.isInteger(first.value) && first.value > 0 && first.value <= mostLikelyReps;
  if (!isCount || !takesLoad(exercise) || isOfBody(exercise) || !countsReps(exercise)) return 'impossible';
  if (isNear(statedLoad(first, exercise.unit), due)) return 'impossible';
  const isDue = isNear(statedLoad(second, exercise.unit), due);
  const areManyReps = second.value > (isDue ? manyReps : mostLikelyReps) || !Number.isInteger(second.value);
  if (areManyReps && (isDue || first.value <= manyReps)) return 'likely';
  return isDue ? 'possible' : 'impossible';
}

/** Returns whether a load is within half of the one that is due. */
export function isNear(load: Quantity | null, due: Quantity | null): boolean {
  return load !== null && due !== null && due.si > 0 && Math.abs(load.si - due.si) <= due.si / 2;
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
  if (
    middle.type === 'number' &&
    repsFirst(first, middle, { exercise, due: exercise.lastLoad }) === 'likely' &&
    last.value <= maxSets
  )
    return loadBetween([first, middle, last], reading);
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

type Numbers = readonly [
  first: Amount & { readonly type: 'number' },
  Amount,
  last: Amount & { readonly type: 'number' },
];

/** `5 x 80 x 3`: the load stands between repetitions and sets. The larger number is the repetitions. */
function loadBetween([first, middle, last]: Numbers, { exercise, order }: TermReading): Drafts | null {
  const areSetsFirst = order === null ? first.value < last.value : order === 'setsFirst';
  const [sets, reps] = areSetsFirst ? [first, last] : [last, first];
  const doubt: Doubt = { about: 'order', from: first.from, to: last.to };
  return some(oneSet(reps, statedLoad(middle, exercise.unit), exercise), sets.value, doubt);
}

function some(set: NotedSet | null, times = 1, doubt: Doubt | null = null): Drafts | null {
  return set && { sets: repeated(set, times), doubts: doubt === null ? [] : [doubt] };
}
