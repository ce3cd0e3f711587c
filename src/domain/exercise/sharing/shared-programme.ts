import { z } from 'zod/mini';
import { check, copyPlain, idOf, orderBetween, type RecordKey } from '../../kernel/index.ts';
import type { KnownExercises } from '../library/index.ts';
import { deloadWeeks, type Programme, weekdays } from '../programme.ts';
import { programmeDays } from '../programming/index.ts';
import { progressionRule } from '../progression-rule.ts';
import {
  contentOf,
  describedExercise,
  describedOf,
  type RoutineToShare,
  sharedRoutineContent,
} from './shared-routine.ts';

/** Identifies a file as a programme. */
export const programmeKind = 'mensana-programme';
/** Incremented when older versions can no longer read the new format. */
export const programmeVersion = 1;

/** More than anyone plans. They bound what a file from another person can create. */
const maxRoutines = 100;
const maxDays = 366;
const maxProgressions = 1000;

export type SharedProgramme = z.output<typeof sharedProgramme>;

export const sharedProgramme = z.object({
  kind: z.literal(programmeKind),
  version: z.literal(programmeVersion),
  name: z.optional(check.text),
  form: z.optional(check.oneOf('week', 'rotation')),
  deloadWeeks: z.optional(deloadWeeks),
  /** The weekdays on which a rotation is trained. */
  weekdays: z.optional(weekdays),
  routines: z.array(sharedRoutineContent).check(z.maxLength(maxRoutines)),
  /** In their order. */
  days: z
    .array(
      z.object({
        /** 0 is Sunday. */
        weekday: z.optional(check.wholeWithin(0, 6)),
        /** An index into the routines; absent on a rest day. */
        routine: z.optional(check.wholeFrom(0)),
      }),
    )
    .check(z.maxLength(maxDays)),
  /** How the loads of an exercise increase in all routines of the programme. */
  progressions: z
    .array(z.object({ exercise: describedExercise, progression: progressionRule }))
    .check(z.maxLength(maxProgressions)),
});

/**
 * Returns a programme for sharing, with its routines: without ids, dates and training maxes, which belong to one person.
 * A day whose routine is missing becomes a rest day.
 *
 * @param routines by id
 */
export function shareProgramme(
  programme: Programme,
  routines: ReadonlyMap<string, RoutineToShare>,
  catalogue: KnownExercises,
): SharedProgramme {
  const { name, form, deloadWeeks, weekdays } = programme;
  // a week has an order too, which counts again if it becomes a rotation
  const days = programmeDays({ ...programme, form: 'rotation' }, 0);
  const ids = [...new Set(days.flatMap(({ routine }) => (routine !== null && routines.has(routine) ? routine : [])))];
  return {
    kind: programmeKind,
    version: programmeVersion,
    ...(name !== undefined && { name }),
    ...(form !== undefined && { form }),
    ...(deloadWeeks !== undefined && { deloadWeeks: copyPlain(deloadWeeks) }),
    ...(weekdays !== undefined && { weekdays }),
    routines: ids.map((id) => contentOf(routines.get(id) as RoutineToShare, catalogue)),
    days: days.map(({ weekday, routine }) => ({
      ...(weekday !== null && { weekday }),
      ...(routine !== null && routines.has(routine) && { routine: ids.indexOf(routine) }),
    })),
    progressions: Object.entries(programme.progression).flatMap(([id, progression]) => {
      const known = catalogue.get(`exercises/${id}` as RecordKey);
      return known === undefined ? [] : { exercise: describedOf(known), progression: copyPlain(progression) };
    }),
  };
}

/**
 * Copies a shared programme into an empty one, which is not started yet.
 *
 * @param routines the ids of its routines in this document, in its order
 * @param keys the keys of the exercises of its progressions in this document, in its order
 * @param newId returns a new id on each call
 */
export function addSharedProgramme(
  draft: Programme,
  shared: SharedProgramme,
  {
    routines,
    keys,
    newId,
  }: { readonly routines: readonly string[]; readonly keys: readonly RecordKey[]; readonly newId: () => string },
): void {
  draft.name = shared.name;
  draft.form = shared.form;
  draft.deloadWeeks = copyPlain(shared.deloadWeeks);
  draft.weekdays = shared.weekdays;
  let order: string | null = null;
  for (const { weekday, routine } of shared.days) {
    order = orderBetween(order, null);
    const id = routine === undefined ? undefined : routines[routine];
    draft.days[newId()] = {
      order,
      ...(weekday !== undefined && { weekday }),
      ...(id !== undefined && { routine: id }),
    };
  }
  for (const [at, { progression }] of shared.progressions.entries()) {
    draft.progression[idOf(keys[at] as RecordKey)] = copyPlain(progression);
  }
}
