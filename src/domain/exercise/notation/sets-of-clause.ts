import type { Quantity } from '../../kernel/index.ts';
import type { Amount } from './amounts.ts';
import type { Clause, Term } from './clause.ts';
import { type Modifiers, statedLoad } from './modifiers.ts';
import type { Doubt, NotedExercise, NotedSet, NumberOrder } from './noted-set.ts';
import { isOfBody, maxSets, oneSet, repeated, takesLoad } from './one-set.ts';
import { type Drafts, isNear, repsFirst, setsOfTerm } from './sets-of-term.ts';

/** What a clause says, in the most likely reading. */
export interface ClauseReading {
  readonly sets: readonly NotedSet[];
  readonly doubts: readonly Doubt[];
  /** The load of the last set, which a following clause without one goes on with. */
  readonly load: Quantity | null;
  /** Whether the numbers alone, without `x`, a unit or a word, are what makes it a set. */
  readonly isWeak: boolean;
}

interface Reading {
  readonly exercise: NotedExercise;
  readonly modifiers: Modifiers;
  /** The load of the clause before. */
  readonly carried: Quantity | null;
  /** How to read numbers that could be read either way; null for the more likely way. */
  readonly order: NumberOrder | null;
}

/** Returns the sets of a clause; null if its numbers make no sense for the exercise. */
export function setsOfClause(
  { terms: written, modifiers }: Clause,
  exercise: NotedExercise,
  { carried, order }: { readonly carried: Quantity | null; readonly order: NumberOrder | null },
): ClauseReading | null {
  const terms = withCountedSets(written);
  const reading = { exercise, modifiers, carried, order };
  const drafts = rowOfThree(terms, reading) ?? loadsOfOneCount(terms, reading) ?? setsOfTerms(terms, reading);
  if (drafts === null || drafts.sets.length === 0 || drafts.sets.length > maxSets) return null;
  const sets = withModifiers(drafts.sets, modifiers, exercise);
  if (!sets.every((set) => isPossible(set, exercise))) return null;
  return {
    sets,
    doubts: drafts.doubts,
    load: sets.at(-1)?.load ?? null,
    isWeak: modifiers.load === null && (terms.every(isBareNumber) || isLoadAndNumber(terms)),
  };
}

/** `5 reps 3 sets`, `3 sets 5 reps` and `5 reps x 3 sets` are `3 x 5`. */
function withCountedSets(terms: readonly Term[]): readonly Term[] {
  const together: Term[] = [];
  for (const term of terms) {
    const [first, second, ...more] = term.amounts;
    const before = together.at(-1);
    const [only, ...others] = before?.amounts ?? [];
    if (second?.type === 'sets' && isCount(first) && more.length === 0)
      together.push({ ...term, amounts: [second, first] });
    else if (
      before !== undefined &&
      only !== undefined &&
      others.length === 0 &&
      second === undefined &&
      isSetsOfCount(only, first)
    )
      together[together.length - 1] = { ...before, amounts: only.type === 'sets' ? [only, first] : [first, only] };
    else together.push(term);
  }
  return together;
}

function isSetsOfCount(a: Amount, b: Amount): boolean {
  return (a.type === 'sets' && isCount(b)) || (b.type === 'sets' && a.type === 'reps');
}

function isCount({ type }: Amount): boolean {
  return type === 'reps' || type === 'number';
}

/** `100 8 9`: load, repetitions, RPE. */
function rowOfThree(terms: readonly Term[], { exercise, modifiers }: Reading): Drafts | null {
  const numbers = terms.flatMap((term) => (isBareNumber(term) ? term.amounts : []));
  const [load, count, rpe] = numbers;
  if (terms.length !== 3 || numbers.length !== 3 || terms.some(({ separator }) => separator !== ' ')) return null;
  if (!takesLoad(exercise) || modifiers.effort !== null || modifiers.load !== null) return null;
  if (load === undefined || count === undefined || rpe?.type !== 'number' || rpe.value < 1 || rpe.value > 10)
    return null;
  const set = oneSet(count, statedLoad(load, exercise.unit), exercise);
  return set && { sets: [{ ...set, rpe: rpe.value }], doubts: [] };
}

/** `60, 80, 100 x 3`: one set for each load. */
function loadsOfOneCount(terms: readonly Term[], { exercise, modifiers }: Reading): Drafts | null {
  const last = terms.at(-1);
  const before = terms.slice(0, -1);
  if (last?.amounts.length !== 2 || before.length === 0 || !takesLoad(exercise) || modifiers.load !== null) return null;
  const [lastLoad, count] = last.amounts;
  if (count === undefined || last.separator === ' ') return null;
  const isList = before.every(({ amounts, separator }, at) => amounts.length === 1 && (at === 0 || separator !== ' '));
  const loads = [...before.map(({ amounts }) => amounts[0]), lastLoad].map((each) => statedLoad(each, exercise.unit));
  if (!isList || loads.some((load) => load === null)) return null;
  const sets = loads.map((load) => oneSet(count, load, exercise));
  return sets.includes(null) ? null : { sets: sets.filter((set) => set !== null), doubts: [] };
}

function setsOfTerms(terms: readonly Term[], reading: Reading): Drafts | null {
  const { exercise, modifiers } = reading;
  const { load: stated, rest, isBefore } = separateLoad(terms, reading);
  const sets: NotedSet[] = [];
  const doubts: Doubt[] = [];
  let load = stated;
  for (const term of rest) {
    const next = setsOfTerm(term, { ...reading, stated, isBefore, load: load ?? reading.carried });
    const paused = next && withPauses(next.sets, term.pauses);
    if (next === null || paused === null) return null;
    sets.push(...paused);
    doubts.push(...next.doubts);
    load = next.sets.at(-1)?.load ?? load;
  }
  const isSides = rest.length === 2 && rest[1]?.separator === '/' && rest[0]?.amounts.length === 2;
  if (isSides && modifiers.load === null) return countAndSets(rest, { sets, doubts }, reading);
  return sets.some((set) => set.load === undefined) && takesLoad(exercise)
    ? withUsualLoad(sets, doubts, { rest, exercise })
    : { sets, doubts };
}

/** `80x5+3+2` is a set of 5, and rest-pause sets of 3 and 2 with the same load. */
function withPauses(sets: readonly NotedSet[], pauses: readonly number[]): readonly NotedSet[] | null {
  const [set, ...others] = sets;
  if (pauses.length === 0) return sets;
  if (set?.reps === undefined || others.length > 0) return null;
  return [set, ...pauses.map((reps) => ({ ...set, kind: 'restPause', reps }))];
}

/** `100 x 3/5` is two sets, of 3 and of 5; some people mean five sets of 3. */
function countAndSets(terms: readonly Term[], asList: Drafts, { exercise, order }: Reading): Drafts | null {
  const [first, second] = terms;
  const [load, count] = first?.amounts ?? [];
  const times = second?.amounts[0];
  if (load === undefined || count === undefined || times?.type !== 'number') return asList;
  const doubt: Doubt = { about: 'order', from: count.from, to: times.to };
  const set = oneSet(count, statedLoad(load, exercise.unit), exercise);
  if (order === 'setsFirst' && set !== null) return { sets: repeated(set, times.value), doubts: [doubt] };
  return { ...asList, doubts: [...asList.doubts.filter(({ about }) => about !== 'order'), doubt] };
}

/** Takes the load that a clause states apart from its counts: `100kg 5/5/4`, `200 5x7`, `3x8 185lb`, `3x5 @ 165`. */
function separateLoad(
  terms: readonly Term[],
  { exercise, modifiers }: Reading,
): { readonly load: Quantity | null; readonly rest: readonly Term[]; readonly isBefore: boolean } {
  if (modifiers.load !== null) return { load: statedLoad(modifiers.load, exercise.unit), rest: terms, isBefore: false };
  const [first, second] = terms;
  const last = terms.at(-1);
  const isFirst =
    first?.amounts.length === 1 &&
    second !== undefined &&
    takesLoad(exercise) &&
    (first.amounts[0].type === 'load' || (first.amounts[0].type === 'number' && second.separator === ' '));
  const swapped = isFirst ? loadAfterReps(terms, exercise) : null;
  if (swapped !== null) return swapped;
  if (isFirst) return { load: statedLoad(first.amounts[0], exercise.unit), rest: terms.slice(1), isBefore: true };
  const isLast =
    terms.length > 1 &&
    last?.amounts.length === 1 &&
    (last.amounts[0].type === 'load' || isLoadAfterSets(terms, exercise));
  if (isLast && last.separator === ' ')
    return { load: statedLoad(last.amounts[0], exercise.unit), rest: terms.slice(0, -1), isBefore: false };
  return { load: null, rest: terms, isBefore: false };
}

/** `5 80` by a person who lifts 80 kg: the load stands behind the repetitions. */
function loadAfterReps(terms: readonly Term[], exercise: NotedExercise) {
  const [first, second] = terms.map(({ amounts }) => (amounts.length === 1 ? amounts[0] : undefined));
  if (terms.length !== 2 || first?.type !== 'number' || second?.type !== 'number') return null;
  if (repsFirst(first, second, { exercise, due: exercise.lastLoad }) !== 'likely') return null;
  return { load: statedLoad(second, exercise.unit), rest: terms.slice(0, 1), isBefore: false };
}

/** `3x5 80`, `5 reps 80`: a number behind the sets is their load, if it is one and the sets have none. */
function isLoadAfterSets(terms: readonly Term[], exercise: NotedExercise): boolean {
  const [sets, behind] = terms;
  const [first, second] = sets?.amounts ?? [];
  const load = behind?.amounts[0];
  if (terms.length !== 2 || first === undefined || load?.type !== 'number') return false;
  if (!takesLoad(exercise) || isOfBody(exercise)) return false;
  const stated = statedLoad(load, exercise.unit);
  if (load.value <= 12 && !isNear(stated, exercise.lastLoad)) return false;
  if (second === undefined) return first.type === 'reps';
  if (sets?.amounts.length !== 2 || !isCount(second)) return false;
  if (first.type === 'sets') return true;
  const isOfSets = first.type === 'number' && first.value <= 12 && Number.isInteger(first.value);
  return isOfSets && !isNear(statedLoad(first, exercise.unit), exercise.lastLoad);
}

/** Sets without a load have the one that is due, except those with body weight, which then have no other. */
function withUsualLoad(
  sets: readonly NotedSet[],
  doubts: readonly Doubt[],
  { rest, exercise }: { readonly rest: readonly Term[]; readonly exercise: NotedExercise },
): Drafts {
  if (exercise.tracking === 'weightedBodyWeight')
    return { sets: sets.map((set) => (set.load === undefined ? { ...set, load: { si: 0 } } : set)), doubts };
  const [from, to] = [rest[0]?.amounts[0].from ?? 0, rest.at(-1)?.amounts.at(-1)?.to ?? 0];
  const load = exercise.lastLoad;
  const filled = sets.map((set) => (set.load === undefined && load !== null ? { ...set, load } : set));
  return { sets: filled, doubts: [...doubts, { about: 'load', from, to }] };
}

function withModifiers(
  sets: readonly NotedSet[],
  { kind, lastKind, effort, seconds, side }: Modifiers,
  { isUnilateral }: NotedExercise,
): readonly NotedSet[] {
  const [one] = effort?.values ?? [];
  return sets.map((set, at) => {
    const isLast = at === sets.length - 1;
    const own = (isLast ? lastKind : null) ?? kind ?? set.kind;
    const value = effort?.values.length === sets.length ? effort.values[at] : one;
    return {
      ...set,
      kind: own,
      ...(effort !== null && value !== undefined && { [effort.scale]: value }),
      ...(seconds !== null && { seconds }),
      ...(side !== null && (side !== 'both' || isUnilateral) && { side }),
    };
  });
}

function isPossible({ load, reps, seconds, distance }: NotedSet, exercise: NotedExercise): boolean {
  if (load !== undefined && Math.abs(load.si) > 1000) return false;
  if (load !== undefined && load.si < 0 && !isOfBody(exercise)) return false;
  if (reps !== undefined && reps > 1000) return false;
  return (seconds ?? 0) <= 86_400 && (distance?.si ?? 0) <= 1_000_000;
}

function isBareNumber({ amounts }: Term): boolean {
  return amounts.length === 1 && amounts[0].type === 'number';
}

/** `100 kg 5`: words behind it would make it prose. */
function isLoadAndNumber([first, second, ...more]: readonly Term[]): boolean {
  return first?.amounts.length === 1 && second !== undefined && isBareNumber(second) && more.length === 0;
}
