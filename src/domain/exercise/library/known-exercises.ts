import { fromSi, idOf, type Quantity, type RecordKey, recordKey, roundedIn } from '../../kernel/index.ts';
import { type Drawing, drawingOfPattern } from './drawing.ts';
import { type Equipment, equipment } from './equipment.ts';
import type { Exercise } from './exercise.ts';
import { library, libraryExercise } from './library.ts';
import type { LibraryExercise } from './library-exercise.ts';
import { type Step, stepByEquipment } from './step.ts';
import type { TranslatedNames } from './translated-names.ts';
import type { UsualBar } from './usual-bar.ts';

/** An exercise as one user sees it: a library exercise with the user's changes, or a custom one. */
export interface KnownExercise {
  readonly id: string;
  readonly key: RecordKey;
  /** The user's name for it; for a merged exercise, the name of the one it was merged into. */
  readonly name: string;
  /** Other names that find it, including those of exercises merged into it. */
  readonly aliases: readonly string[];
  /** Its names in languages that the app does not show now. Search and typed sets know them too. */
  readonly foreignNames: readonly string[];
  /** The library's name for it in the language of the app; null for a custom exercise. */
  readonly libraryName: string | null;
  /** A `Tracking`, or a value that only a newer version knows. */
  readonly tracking: string;
  /** An `Equipment`, or a value that only a newer version knows; null if not set. */
  readonly equipment: string | null;
  /** By muscle: 1 for a primary muscle, less for a secondary one. */
  readonly muscles: Readonly<Record<string, number>>;
  readonly pattern: string | null;
  /** The drawing that shows how to do it, if there is one. */
  readonly drawing: Drawing | null;
  readonly isUnilateral: boolean;
  /** How much of the body weight the exercise moves in addition to the load, 0–1. */
  readonly bodyWeightShare: number;
  /** The smallest step of load that the user set; null for the usual one: see `stepIn`. */
  readonly increment: Quantity | null;
  readonly usualStep: Step;
  /** The id of the bar that the user chose for it. */
  readonly bar: string | null;
  readonly usualBar: UsualBar | null;
  /** The unit of its load, if the user set one for it. */
  readonly unit: string | undefined;
  /** Seconds; 0 means no rest, null not set. */
  readonly restSeconds: number | null;
  readonly cue: string | null;
  /** The note with details beyond the cue. */
  readonly note: string | null;
  readonly isOwn: boolean;
  readonly isFavourite: boolean;
  readonly isHidden: boolean;
  readonly isInTrash: boolean;
  /**
   * For a deleted exercise: whether its name remains. Older versions removed the name too. Its sets stay in their
   * workouts either way.
   */
  readonly deletion: 'name-kept' | 'nameless' | null;
  /** For a merged exercise: the exercise it was merged into, and its own former name. */
  readonly merged: { readonly into: RecordKey; readonly name: string } | null;
  /**
   * Hidden, merged, trashed and deleted exercises are not offered, but workouts that use them still show their name.
   */
  readonly isOffered: boolean;
}

export interface ExerciseRecord {
  readonly id: string;
  readonly value: Exercise;
  readonly inTrash: boolean;
  /** Whether it was deleted with its name kept. */
  readonly isErased?: boolean;
}

/** Permanently deleted exercises whose names are lost. */
export interface NamelessExercises {
  readonly ids: readonly string[];
  readonly name: string;
}

export type KnownExercises = ReadonlyMap<RecordKey, KnownExercise>;

/**
 * Returns the library exercises with the user's changes, and the custom ones. The key of a merged exercise maps to the
 * exercise it was merged into, so that workouts that reference either count as the same. The same applies to a nameless
 * exercise that another one replaces.
 *
 * @param translated the library's names in a second language; null for English alone
 */
export function knownExercises(
  records: Iterable<ExerciseRecord>,
  nameless: NamelessExercises = { ids: [], name: '' },
  translated: TranslatedNames | null = null,
): KnownExercises {
  const recordsById = new Map(Array.from(records, (record) => [record.id, record]));
  const known = new Map<RecordKey, KnownExercise>();
  for (const each of library) {
    const record = recordsById.get(each.slug);
    const exercise = ofLibrary(each, record?.inTrash === true ? undefined : record?.value, translated);
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
 * Returns the exercise and those merged into it, all of whose sets count as its sets.
 *
 * @param key of an exercise, merged or not
 */
export function keysMergedWith(known: KnownExercises, key: RecordKey): readonly RecordKey[] {
  const into = known.get(key)?.merged?.into ?? key;
  return [into, ...Array.from(known.values()).flatMap((each) => (each.merged?.into === into ? each.key : []))];
}

/** Returns the id of the record with an exercise's settings; for a merged exercise, the target's record. */
export function settingsIdOf({ key, merged }: Pick<KnownExercise, 'key' | 'merged'>): string {
  return idOf(merged?.into ?? key);
}

/** Returns the exercises that this one can be merged into. Both must use the same tracking. */
export function mergeTargets(known: KnownExercises, key: RecordKey): readonly KnownExercise[] {
  const asked = known.get(key);
  // The tracking of a nameless exercise is unknown.
  const fits = ({ tracking }: KnownExercise) => asked?.deletion === 'nameless' || tracking === asked?.tracking;
  return Array.from(known.values()).filter(
    (each) => fits(each) && each.key !== key && each.merged === null && !each.isInTrash && each.deletion === null,
  );
}

/**
 * Returns the smallest step of load in the unit shown: the user's own setting, else the usual step of its equipment.
 */
export function stepIn(
  { increment, usualStep }: Pick<KnownExercise, 'increment' | 'usualStep'>,
  unit: 'kg' | 'lb',
): number {
  if (increment === null || fromSi(increment.si, unit) <= 0) return usualStep[unit];
  return roundedIn(increment, unit) || fromSi(increment.si, unit);
}

function ofLibrary(
  exercise: LibraryExercise,
  changed: Exercise | undefined,
  translated: TranslatedNames | null,
): KnownExercise {
  const kind = changed?.equipment ?? exercise.equipment;
  return {
    ...settingsOf(changed),
    id: exercise.slug,
    key: recordKey('exercises', exercise.slug),
    ...namesOf(exercise, changed, translated),
    tracking: changed?.tracking ?? exercise.tracking,
    equipment: kind,
    muscles: musclesOf(changed) ?? exercise.muscles,
    pattern: changed?.pattern ?? exercise.pattern,
    drawing: exercise.drawing ?? null,
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

function namesOf(
  { slug, name, aliases }: LibraryExercise,
  changed: Exercise | undefined,
  translated: TranslatedNames | null,
): Pick<KnownExercise, 'name' | 'aliases' | 'foreignNames' | 'libraryName'> {
  const english = [name, ...aliases];
  const others = translated?.names[slug] ?? [];
  const areOthersShown = translated?.areShown === true && others.length > 0;
  const [libraryName = name, ...shownAliases] = areOthersShown ? others : english;
  const ownNames = Object.values(changed?.aliases ?? {});
  return {
    name: changed?.name ?? libraryName,
    aliases: [...(changed?.name === undefined ? [] : [libraryName]), ...shownAliases, ...ownNames],
    foreignNames: areOthersShown ? english : others,
    libraryName,
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
    foreignNames: [],
    libraryName: null,
    tracking,
    equipment: value.equipment ?? null,
    muscles: musclesOf(value) ?? {},
    pattern: value.pattern ?? null,
    drawing: drawingOfPattern(value.pattern ?? null),
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
    id,
    key: recordKey('exercises', id),
    name,
    aliases: [],
    foreignNames: [],
    libraryName: null,
    tracking: 'loadReps',
    equipment: null,
    muscles: {},
    pattern: null,
    drawing: null,
    isUnilateral: false,
    bodyWeightShare: 0,
    usualStep: stepOf(undefined),
    usualBar: null,
    isOwn: true,
    isInTrash: false,
    deletion: 'nameless',
    isOffered: false,
  };
}

/** Returns the settings that a user can have for any exercise and that the library does not define. */
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

/** Returns the user's muscle weights; a weight of 0 removes a muscle. Null if the user set none. */
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

/** Maps each merged exercise to the one at the end of its chain of merges. */
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

/**
 * Maps each nameless exercise to the one that replaces it. If two devices chose different ones, the first by key wins.
 */
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

/**
 * Returns the end of a chain of merges. Two devices can merge a pair into each other; in such a cycle the first by key
 * remains.
 */
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
    all.set(into, {
      ...target,
      aliases: [...target.aliases, merged.name, ...merged.aliases],
      foreignNames: [...target.foreignNames, ...merged.foreignNames],
    });
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
