import {
  activity,
  bar,
  exercise,
  gear,
  goal,
  measure,
  measurement,
  place,
  plate,
  programme,
  routine,
  routineFolder,
  trainingZones,
  workout,
} from './exercise/index.ts';
import { isSlug, parseRecordKey, type RecordOf, type RecordType } from './kernel/index.ts';
import { attachment, note, notebook, savedSearch, tag } from './notes/index.ts';
import { preferences } from './profile/index.ts';

/** Every record type of the user document, by the part to which it belongs. */
export const recordTypesByPart = {
  notesData: [note, notebook, tag, savedSearch, attachment],
  exerciseData: [
    workout,
    activity,
    routine,
    routineFolder,
    programme,
    exercise,
    measurement,
    measure,
    goal,
    gear,
    place,
    bar,
    plate,
    trainingZones,
  ],
  profileData: [preferences],
} as const;

export type Part = keyof typeof recordTypesByPart;

export type AnyRecordType = (typeof recordTypesByPart)[Part][number];
export type Collection = AnyRecordType['collection'];
export type RecordTypeIn<C extends Collection> = Extract<AnyRecordType, { readonly collection: C }>;
export type RecordIn<C extends Collection> = RecordOf<RecordTypeIn<C>>;

export const parts: readonly Part[] = ['notesData', 'exerciseData', 'profileData'];

export const recordTypes: readonly AnyRecordType[] = [
  ...recordTypesByPart.notesData,
  ...recordTypesByPart.exerciseData,
  ...recordTypesByPart.profileData,
];

/** The type of the records of a collection; null where this version does not know it. */
export function recordTypeOf<C extends Collection>(collection: C): RecordTypeIn<C>;
export function recordTypeOf(collection: string): RecordType | null;
export function recordTypeOf(collection: string): RecordType | null {
  return typesByCollection.get(collection) ?? null;
}

/** The part to which a collection belongs; null where this version does not know it. */
export function partOf(collection: string): Part | null {
  return partsByCollection.get(collection) ?? null;
}

export function isCollection(text: string): text is Collection {
  return typesByCollection.has(text);
}

/**
 * Whether a record is one that is only ever reset or hidden: preferences, and what differs for
 * this person from an exercise of the library.
 */
export function isOnlyReset(key: string): boolean {
  const parsed = parseRecordKey(key);
  if (!parsed.ok) return false;
  const { collection, id } = parsed.value;
  return collection === preferences.collection || (collection === exercise.collection && isSlug(id));
}

/**
 * Whether a record never gets a tombstone, by hand or by the expiry of the trash. A tombstone is final for its id: what is
 * only reset has to work again, and what a workout, an activity or a reading points to has to keep its name, also where
 * another device does so later.
 */
export function isNeverTombstoned(key: string): boolean {
  return isOnlyReset(key) || remainsOf(key) !== null;
}

/** What stays of a record when the person deletes it, by the first segment of its paths; null where it is only reset, and where nothing stays. */
export function remainsOf(key: string): readonly string[] | null {
  const parsed = parseRecordKey(key);
  if (!parsed.ok || isOnlyReset(key)) return null;
  return recordTypeOf(parsed.value.collection as string)?.remains ?? null;
}

const typesByCollection: ReadonlyMap<string, AnyRecordType> = new Map(
  recordTypes.map((type) => [type.collection, type]),
);

const partsByCollection: ReadonlyMap<string, Part> = new Map(
  parts.flatMap((part) => recordTypesByPart[part].map(({ collection }) => [collection, part] as const)),
);
