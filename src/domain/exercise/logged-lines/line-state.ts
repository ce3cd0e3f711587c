import { equalPlain, type Instant, orderBetween, type Quantity } from '../../kernel/index.ts';
import type { LineReading, NotedSet } from '../notation/index.ts';
import { type Arranged, type Undo, undoable } from '../undoable.ts';
import type { WorkoutExercise, WorkoutSet } from '../workout-exercises.ts';
import { wordsDigest } from './line-block.ts';
import { idOfSet, type NoteLine } from './log-line.ts';

/** How the sets that a line states differ from those that were logged. */
export type SetChange =
  | { readonly kind: 'changed'; readonly id: string; readonly logged: NotedSet; readonly stated: NotedSet }
  | { readonly kind: 'added'; readonly stated: NotedSet }
  | { readonly kind: 'removed'; readonly id: string; readonly logged: NotedSet };

export type LineState =
  /** No set knows the line: it was not logged, or its sets were removed. */
  | { readonly kind: 'not-logged' }
  | { readonly kind: 'same' }
  | {
      readonly kind: 'differs';
      readonly changes: readonly SetChange[];
      /** The remark that the line states, if the last set has another one; null if they agree. */
      readonly remark: string | null;
      /** Whether the sets are as many as before and of the same kinds, so that only numbers or words changed. */
      readonly isOnlyNumbers: boolean;
    };

/** Returns the sets of a workout that were logged by a line, in order. */
export function setsOfLine(exercises: readonly WorkoutExercise[], line: NoteLine): readonly WorkoutSet[] {
  return exercises.flatMap(({ sets }) => sets.filter(({ set }) => isOfLine(set, line) && set.result !== undefined));
}

/**
 * Compares a line with the sets that it logged. A load that the line does not state is not compared. If the two numbers
 * of the line can be read either way, the reading that agrees with the sets counts.
 *
 * @param sets those of the line, in order
 */
export function lineState(reading: LineReading, sets: readonly WorkoutSet[]): LineState {
  if (sets.length === 0) return { kind: 'not-logged' };
  const readings = [reading, ...(reading.otherwise === null ? [] : [reading.otherwise])];
  const all = readings.map((each) => {
    const isLoadStated = each.doubts.every(({ about }) => about !== 'load');
    return changesOf(each.sets, sets, isLoadStated);
  });
  const changes = all.find((each) => each.length === 0) ?? all[0] ?? [];
  const remark = remarkOf(reading, sets);
  if (changes.length === 0 && remark === null) return { kind: 'same' };
  const isOnlyNumbers = changes.every((each) => each.kind === 'changed' && each.logged.kind === each.stated.kind);
  return { kind: 'differs', changes, remark, isOnlyNumbers };
}

function changesOf(
  stated: readonly NotedSet[],
  sets: readonly WorkoutSet[],
  isLoadStated: boolean,
): readonly SetChange[] {
  const changes: SetChange[] = [];
  for (let at = 0; at < Math.max(stated.length, sets.length); at += 1) {
    const [is, set] = [stated[at], sets[at]];
    if (set === undefined) {
      if (is !== undefined) changes.push({ kind: 'added', stated: is });
    } else if (is === undefined) changes.push({ kind: 'removed', id: set.id, logged: notedSet(set) });
    else {
      const logged = notedSet(set);
      const compared = isLoadStated || logged.load === undefined ? is : { ...is, load: logged.load };
      if (!isSameSet(compared, logged)) changes.push({ kind: 'changed', id: set.id, logged, stated: compared });
    }
  }
  return changes;
}

/** Returns the result of a set as a line would state it. */
export function notedSet({ set }: WorkoutSet): NotedSet {
  const { bar: _bar, completedAt: _completedAt, ...noted } = set.result ?? { kind: 'working' };
  return noted;
}

/** Loads and distances are the same if their amounts are, however they were typed. */
function isSameSet(a: NotedSet, b: NotedSet): boolean {
  const plain = ({ load, distance, ...rest }: NotedSet) => ({
    ...rest,
    load: amount(load),
    distance: amount(distance),
  });
  return equalPlain(plain(a), plain(b));
}

/** A hundredth of a gram or of a millimetre is a rounding error. */
function amount(quantity: Quantity | undefined): number | null {
  return quantity === undefined ? null : Math.round(quantity.si * 1e5) / 1e5;
}

function remarkOf({ remark, isCue }: LineReading, sets: readonly WorkoutSet[]): string | null {
  if (isCue) return null;
  return remark === (sets.at(-1)?.set.remark ?? '') ? null : remark;
}

/**
 * Writes what a line states into the sets that it logged.
 *
 * @param exercises those of the workout, in order
 * @returns an undo function
 */
export function applyLine(
  draft: Arranged,
  exercises: readonly WorkoutExercise[],
  { line, state, at }: { readonly line: NoteLine; readonly state: LineState; readonly at: Instant },
): Undo {
  return undoable(draft, () => {
    if (state.kind !== 'differs') return;
    const sets = setsOfLine(exercises, line);
    const place = sets.at(-1)?.set.place;
    const own = exercises.find(({ id }) => id === place?.exercise)?.sets ?? [];
    let order = own.at(-1)?.set.place?.order ?? null;
    let last = sets
      .filter(({ id }) => !state.changes.some((each) => each.kind === 'removed' && each.id === id))
      .at(-1)?.id;
    for (const [index, change] of state.changes.entries()) {
      if (change.kind === 'removed') delete draft.sets[change.id];
      if (change.kind === 'changed') changeSet(draft, change);
      if (change.kind !== 'added' || place === undefined) continue;
      order = orderBetween(order, null);
      last = freeId(draft, line, sets.length + index);
      draft.sets[last] = {
        place: { exercise: place.exercise, order },
        line: { ...line },
        result: { ...change.stated, completedAt: at },
      };
    }
    const withRemark = last === undefined ? undefined : draft.sets[last];
    if (state.remark !== null && withRemark !== undefined) withRemark.remark = state.remark;
    agree(draft, line);
  });
}

/** Notes in the sets of a line that its words agree with them. */
export function agreeWithLine(draft: Arranged, line: NoteLine): Undo {
  return undoable(draft, () => agree(draft, line));
}

function agree(draft: Arranged, line: NoteLine): void {
  for (const set of Object.values(draft.sets)) if (isOfLine(set, line)) set.line = { ...line };
}

/** Returns whether a line still has the words with which its sets last agreed. */
export function hasAgreedWords(sets: readonly WorkoutSet[], line: string): boolean {
  const words = wordsDigest(line);
  return sets.some(({ set }) => set.line?.words === words);
}

function isOfLine({ line }: WorkoutSet['set'], { note, block }: NoteLine): boolean {
  return line?.note === note && line.block === block;
}

function changeSet(draft: Arranged, { id, stated }: SetChange & { readonly kind: 'changed' }): void {
  const set = draft.sets[id];
  if (set === undefined) return;
  const { bar, completedAt } = set.result ?? {};
  set.result = { ...stated, ...(bar !== undefined && { bar }), ...(completedAt !== undefined && { completedAt }) };
}

/** A removed set leaves its id behind, which is not used again. */
function freeId(draft: Arranged, line: NoteLine, from: number): string {
  for (let index = from; ; index += 1) {
    const id = idOfSet(line, index);
    if (!Object.hasOwn(draft.sets, id)) return id;
  }
}
