import { z } from 'zod/mini';
import { check, copyPlain, foldForSearch, type Leaves, orderBetween, type RecordKey } from '../../kernel/index.ts';
import type { KnownExercise, KnownExercises } from '../library/index.ts';
import { routineExercises } from '../programming/index.ts';
import { progressionRule } from '../progression-rule.ts';
import type { Routine } from '../routine.ts';
import { setTarget } from '../set-leaves.ts';

/** Identifies a file as a routine. */
export const routineKind = 'mensana-routine';
/** Incremented when older versions can no longer read the new format. */
export const routineVersion = 1;

export type DescribedExercise = z.output<typeof describedExercise>;

export const describedExercise = z.object({
  name: check.text,
  /** Only for a library exercise; the others carry their own description. */
  slug: z.optional(check.id),
  tracking: z.optional(check.text),
  equipment: z.optional(z.nullable(check.text)),
  muscles: z.optional(z.record(check.id, check.numberWithin(0, 1))),
  unilateral: z.optional(check.flag),
  bodyWeightShare: z.optional(check.numberWithin(0, 1)),
});

export type SharedExercise = z.output<typeof sharedExercise>;

const sharedExercise = z.extend(describedExercise, {
  /** Exercises with the same number form a superset. */
  superset: z.optional(check.wholeFrom(0)),
  restSeconds: z.optional(check.numberFrom(0)),
  remark: z.optional(check.text),
  progression: z.optional(progressionRule),
  sets: z.array(
    z.object({
      target: z.optional(setTarget),
      /** The set to which a drop set belongs, as an index into the sets of the exercise. */
      dropOf: z.optional(check.wholeFrom(0)),
    }),
  ),
});

/** A routine without the head of its file. */
export type SharedRoutineContent = z.output<typeof sharedRoutineContent>;

export const sharedRoutineContent = z.object({
  name: z.optional(check.text),
  remark: z.optional(check.text),
  exercises: z.array(sharedExercise),
});

export type SharedRoutine = z.output<typeof sharedRoutine>;

export const sharedRoutine = z.extend(sharedRoutineContent, {
  kind: z.literal(routineKind),
  version: z.literal(routineVersion),
});

export interface RoutineToShare {
  readonly value: Pick<Routine, 'name' | 'remark'>;
  readonly leaves: Leaves;
}

/** Returns a routine for sharing: without ids, folder and dates, and with the description of custom exercises. */
export function shareRoutine(routine: RoutineToShare, catalogue: KnownExercises): SharedRoutine {
  return { kind: routineKind, version: routineVersion, ...contentOf(routine, catalogue) };
}

export function contentOf({ value, leaves }: RoutineToShare, catalogue: KnownExercises): SharedRoutineContent {
  const { exercises } = routineExercises(leaves);
  const supersets = [...new Set(exercises.flatMap(({ exercise }) => exercise.superset ?? []))];
  return {
    ...(value.name !== undefined && { name: value.name }),
    ...(value.remark !== undefined && { remark: value.remark }),
    exercises: exercises.flatMap(({ exercise, sets }) => {
      const known = catalogue.get(exercise.exercise as RecordKey);
      if (known === undefined) return [];
      const { superset, restSeconds, remark, progression } = exercise;
      const places = new Map(sets.map(({ id }, at) => [id, at]));
      return {
        ...describedOf(known),
        ...(superset !== undefined && { superset: supersets.indexOf(superset) }),
        ...(restSeconds !== undefined && { restSeconds }),
        ...(remark !== undefined && { remark }),
        ...(progression !== undefined && { progression }),
        sets: sets.map(({ set: { target, place } }) => {
          const dropOf = places.get(place?.dropOf ?? '');
          return { ...(target !== undefined && { target }), ...(dropOf !== undefined && { dropOf }) };
        }),
      };
    }),
  };
}

export function describedOf(known: KnownExercise): DescribedExercise {
  const { id, name, isOwn, tracking, equipment, muscles, isUnilateral, bodyWeightShare } = known;
  if (!isOwn) return { name, slug: id };
  return { name, tracking, equipment, muscles: { ...muscles }, unilateral: isUnilateral, bodyWeightShare };
}

/**
 * Returns the local exercise that matches a shared one: the same library exercise, else one with the same name in any
 * language.
 *
 * @returns null if there is none, and it has to be created
 */
export function exerciseHere({ slug, name }: DescribedExercise, catalogue: KnownExercises): RecordKey | null {
  const same = slug === undefined ? undefined : catalogue.get(`exercises/${slug}`);
  if (same !== undefined) return same.merged?.into ?? same.key;
  const folded = foldForSearch(name);
  const isSame = ({ name: shown, foreignNames }: KnownExercise) =>
    [shown, ...foreignNames.slice(0, 1)].some((each) => foldForSearch(each) === folded);
  return [...catalogue.values()].find((each) => each.isOffered && isSame(each))?.key ?? null;
}

/**
 * Copies a shared routine into an empty one.
 *
 * @param keys of its exercises in this document, in its order
 * @param newId returns a new id on each call
 */
export function addSharedRoutine(
  draft: Routine,
  shared: SharedRoutineContent,
  { keys, newId }: { readonly keys: readonly RecordKey[]; readonly newId: () => string },
): void {
  draft.name = shared.name;
  draft.remark = shared.remark;
  const supersets = new Map<number, string>();
  let order: string | null = null;
  for (const [at, { superset, restSeconds, remark, progression, sets }] of shared.exercises.entries()) {
    const id = newId();
    order = orderBetween(order, null);
    if (superset !== undefined && !supersets.has(superset)) supersets.set(superset, newId());
    draft.exercises[id] = {
      exercise: keys[at] as RecordKey,
      order,
      superset: superset === undefined ? undefined : supersets.get(superset),
      restSeconds,
      remark,
      progression,
    };
    addSets(draft, id, sets, newId);
  }
}

function addSets(draft: Routine, exercise: string, sets: SharedExercise['sets'], newId: () => string): void {
  const ids = sets.map(() => newId());
  let order: string | null = null;
  for (const [at, { target, dropOf }] of sets.entries()) {
    order = orderBetween(order, null);
    const of = dropOf === at ? undefined : ids[dropOf ?? -1];
    draft.sets[ids[at] as string] = {
      place: { exercise, order, ...(of !== undefined && { dropOf: of }) },
      ...(target !== undefined && { target: copyPlain(target) }),
    };
  }
}
