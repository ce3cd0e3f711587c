import { fromSi, idOf, type Quantity, type RecordKey, recordKey, roundedIn } from '../../kernel/index.ts';
import { type Equipment, equipment } from '../equipment.ts';
import type { Exercise } from '../exercise.ts';
import { library, libraryExercise } from './library.ts';
import type { LibraryExercise } from './library-exercise.ts';
import { type Step, stepByEquipment } from './step.ts';
import type { UsualBar } from './usual-bar.ts';

/** An exercise as it is for one person: the library's, with what they changed, or their own. */
export interface KnownExercise {
  readonly id: string;
  readonly key: RecordKey;
  /** What this person calls it; of one that was merged, the name of the other. */
  readonly name: string;
  /** Other names that find it, those of exercises that were merged into it among them. */
  readonly aliases: readonly string[];
  /** A `Tracking`, or what a newer version knows. */
  readonly tracking: string;
  /** An `Equipment`, or what a newer version knows; null where nobody said. */
  readonly equipment: string | null;
  /** By muscle: 1 for one that it is for, less for one that helps. */
  readonly muscles: Readonly<Record<string, number>>;
  readonly pattern: string | null;
  readonly isUnilateral: boolean;
  /** The share of body weight that is moved beside the load, 0–1. */
  readonly bodyWeightShare: number;
  /** The least step of load as this person set it; null where it is the usual one: see `stepIn`. */
  readonly increment: Quantity | null;
  readonly usualStep: Step;
  /** The id of the bar that this person does it with. */
  readonly bar: string | null;
  readonly usualBar: UsualBar | null;
  /** The unit of its load, where this person says one for it. */
  readonly unit: string | undefined;
  /** Seconds; 0 is straight on, null where nobody said. */
  readonly restSeconds: number | null;
  readonly cue: string | null;
  /** The note with more than the cue. */
  readonly note: string | null;
  readonly isOwn: boolean;
  readonly isFavourite: boolean;
  readonly isHidden: boolean;
  readonly isInTrash: boolean;
  /**
   * Of one that was deleted: whether its name remains, or is gone with it, as versions of before left it. Its sets are still
   * in their workouts either way.
   */
  readonly deletion: 'name-kept' | 'nameless' | null;
  /** Where it was merged into another: that one, and the name it had itself. */
  readonly merged: { readonly into: RecordKey; readonly name: string } | null;
  /** Hidden, merged, thrown away and deleted ones are not offered, but workouts that name them still show their name. */
  readonly isOffered: boolean;
}

/** What a person has written down about an exercise. */
export interface ExerciseRecord {
  readonly id: string;
  readonly value: Exercise;
  readonly inTrash: boolean;
  /** Deleted, with its name kept. */
  readonly isErased?: boolean;
}

/** Exercises that were deleted for ever, so that not even a name is there. */
export interface NamelessExercises {
  readonly ids: readonly string[];
  /** What they are called together. */
  readonly name: string;
}

export type KnownExercises = ReadonlyMap<RecordKey, KnownExercise>;

/**
 * The exercises of the library, as far as this person did not change them, and their own. One that was merged stands
 * under its key as the one it was merged into, so that workouts that name it are workouts with the other; so does one
 * without a name that another replaces.
 */
export function knownExercises(
  records: Iterable<ExerciseRecord>,
  nameless: NamelessExercises = { ids: [], name: '' },
): KnownExercises {
  const recordsById = new Map(Array.from(records, (record) => [record.id, record]));
  const known = new Map<RecordKey, KnownExercise>();
  for (const each of library) {
    const record = recordsById.get(each.slug);
    const exercise = ofLibrary(each, record?.inTrash === true ? undefined : record?.value);
    known.set(exercise.key, exercise);
  }
  for (const record of recordsById.values()) {
    const exercise = libraryExercise(record.id) === null ? ofPerson(record) : null;
    if (exercise !== null) known.set(exercise.key, exercise);
  }
  for (const id of nameless.ids) {
    const key = recordKey('exercises', id);
    if (!known.has(key)) known.set(key, withoutName(id, nameless.name));
  }
  return withMerged(known, mergesOf(known, recordsById));
}

/**
 * The exercise and those that were merged into it: everything whose sets count as its sets.
 *
 * @param key of an exercise, itself merged or not
 */
export function keysMergedWith(known: KnownExercises, key: RecordKey): readonly RecordKey[] {
  const into = known.get(key)?.merged?.into ?? key;
  return [into, ...Array.from(known.values()).flatMap((each) => (each.merged?.into === into ? each.key : []))];
}

/** The id of the record that says how an exercise is set up: of one that was merged, that of the other. */
export function settingsIdOf({ key, merged }: Pick<KnownExercise, 'key' | 'merged'>): string {
  return idOf(merged?.into ?? key);
}

/** The exercises that one can be merged into: what is written down of a set must be the same in both. */
export function mergeTargets(known: KnownExercises, key: RecordKey): readonly KnownExercise[] {
  const asked = known.get(key);
  // nobody knows any more what was written down of one without a name
  const fits = ({ tracking }: KnownExercise) => asked?.deletion === 'nameless' || tracking === asked?.tracking;
  return Array.from(known.values()).filter(
    (each) => fits(each) && each.key !== key && each.merged === null && !each.isInTrash && each.deletion === null,
  );
}

/**
 * The least step of load, in the unit in which it is shown: as the person set it for the exercise, else what is usual
 * with its equipment.
 */
export function stepIn(
  { increment, usualStep }: Pick<KnownExercise, 'increment' | 'usualStep'>,
  unit: 'kg' | 'lb',
): number {
  if (increment === null || fromSi(increment.si, unit) <= 0) return usualStep[unit];
  return roundedIn(increment, unit) || fromSi(increment.si, unit);
}

function ofLibrary(exercise: LibraryExercise, changed: Exercise | undefined): KnownExercise {
  const ownNames = Object.values(changed?.aliases ?? {});
  const kind = changed?.equipment ?? exercise.equipment;
  return {
    ...settingsOf(changed),
    id: exercise.slug,
    key: recordKey('exercises', exercise.slug),
    name: changed?.name ?? exercise.name,
    aliases: [...(changed?.name === undefined ? [] : [exercise.name]), ...exercise.aliases, ...ownNames],
    tracking: changed?.tracking ?? exercise.tracking,
    equipment: kind,
    muscles: musclesOf(changed) ?? exercise.muscles,
    pattern: changed?.pattern ?? exercise.pattern,
    isUnilateral: changed?.unilateral ?? exercise.unilateral === true,
    bodyWeightShare: changed?.bodyWeightShare ?? exercise.bodyWeightShare ?? 0,
    usualStep: exercise.step ?? stepOf(kind),
    usualBar: exercise.bar ?? null,
    isOwn: false,
    isInTrash: false,
    deletion: null,
    isOffered: changed?.hidden !== true,
  };
}

function ofPerson({ id, value, inTrash, isErased = false }: ExerciseRecord): KnownExercise | null {
  if (value.name === undefined) return null;
  const tracking = value.tracking ?? 'loadReps';
  const isBodyWeight = tracking === 'weightedBodyWeight' || tracking === 'assistedBodyWeight';
  return {
    ...settingsOf(value),
    id,
    key: recordKey('exercises', id),
    name: value.name,
    aliases: Object.values(value.aliases),
    tracking,
    equipment: value.equipment ?? null,
    muscles: musclesOf(value) ?? {},
    pattern: value.pattern ?? null,
    isUnilateral: value.unilateral ?? false,
    bodyWeightShare: value.bodyWeightShare ?? (isBodyWeight ? 1 : 0),
    usualStep: stepOf(value.equipment),
    usualBar: barOf(value.equipment),
    isOwn: true,
    isInTrash: inTrash && !isErased,
    deletion: isErased ? 'name-kept' : null,
    isOffered: !inTrash && value.hidden !== true,
  };
}

function withoutName(id: string, name: string): KnownExercise {
  return {
    ...settingsOf(undefined),
    ...{ id, key: recordKey('exercises', id), name, aliases: [], tracking: 'loadReps', equipment: null, muscles: {} },
    ...{ pattern: null, isUnilateral: false, bodyWeightShare: 0, usualStep: stepOf(undefined), usualBar: null },
    ...{ isOwn: true, isInTrash: false, deletion: 'nameless', isOffered: false },
  };
}

/** What a person can say of any exercise, and the library says of none. */
function settingsOf(changed: Exercise | undefined) {
  return {
    increment: changed?.increment ?? null,
    bar: changed?.bar ?? null,
    unit: changed?.unit,
    restSeconds: changed?.restSeconds ?? null,
    cue: changed?.cue ?? null,
    note: changed?.note ?? null,
    isFavourite: changed?.favourite ?? false,
    isHidden: changed?.hidden ?? false,
    merged: null,
  };
}

/** A weight of 0 takes a muscle out; null where the person says nothing of muscles. */
function musclesOf(changed: Exercise | undefined): Readonly<Record<string, number>> | null {
  const weights = Object.entries(changed?.muscles ?? {});
  return weights.length === 0 ? null : Object.fromEntries(weights.filter(([, weight]) => weight > 0));
}

function stepOf(kind: string | undefined): Step {
  return stepByEquipment[knownEquipment(kind) ?? 'other'];
}

function barOf(kind: string | undefined): UsualBar | null {
  if (kind === 'barbell') return 'straight';
  return kind === 'trapBar' ? 'trap' : null;
}

function knownEquipment(kind: string | undefined): Equipment | undefined {
  return equipment.find((each) => each === kind);
}

/** By exercise that was merged: the one in which it ends, over any number of steps. */
function mergesOf(
  known: KnownExercises,
  recordsById: ReadonlyMap<string, ExerciseRecord>,
): ReadonlyMap<RecordKey, RecordKey> {
  const next = replacedBy(known, recordsById);
  for (const { id, key } of known.values()) {
    const into = recordsById.get(id)?.value.mergedInto as RecordKey | undefined;
    if (into === undefined || into === key) continue;
    const target = known.get(into);
    if (target !== undefined && (target.deletion !== 'nameless' || next.has(into))) next.set(key, into);
  }
  return new Map(
    Array.from(next.keys(), (key) => [key, endOf(next, key)] as const).filter(([key, end]) => key !== end),
  );
}

/** By exercise without a name: the one that replaces it; where two devices named it apart, the first by key. */
function replacedBy(
  known: KnownExercises,
  recordsById: ReadonlyMap<string, ExerciseRecord>,
): Map<RecordKey, RecordKey> {
  const replaced = new Map<RecordKey, RecordKey>();
  for (const { id, value } of recordsById.values()) {
    const by = recordKey('exercises', id);
    for (const old of Object.keys(value.replaces)) {
      const key = recordKey('exercises', old);
      const other = replaced.get(key);
      if (known.has(by) && known.get(key)?.deletion === 'nameless' && (other === undefined || by < other))
        replaced.set(key, by);
    }
  }
  return replaced;
}

/** Two devices can merge a pair into each other: of such a circle the first by key stands. */
function endOf(next: ReadonlyMap<RecordKey, RecordKey>, key: RecordKey): RecordKey {
  const passed = [key];
  for (let at = next.get(key); at !== undefined; at = next.get(at)) {
    const begun = passed.indexOf(at);
    if (begun >= 0) return passed.slice(begun).sort()[0] ?? key;
    passed.push(at);
  }
  return passed.at(-1) ?? key;
}

function withMerged(known: KnownExercises, merges: ReadonlyMap<RecordKey, RecordKey>): KnownExercises {
  if (merges.size === 0) return known;
  const all = new Map(known);
  for (const [key, into] of merges) {
    const merged = known.get(key);
    const target = all.get(into);
    if (merged === undefined || target === undefined || merged.deletion === 'nameless') continue;
    all.set(into, { ...target, aliases: [...target.aliases, merged.name, ...merged.aliases] });
  }
  for (const [key, into] of merges) {
    const merged = known.get(key);
    const target = all.get(into);
    if (merged === undefined || target === undefined) continue;
    const { id, isOwn, isInTrash, deletion } = merged;
    const own = { id, key, isOwn, isInTrash, deletion, merged: { into, name: merged.name }, isOffered: false };
    all.set(key, { ...target, ...own });
  }
  return all;
}
