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
import { importBatch } from './import-batch/index.ts';
import { isSlug, parseRecordKey, type RecordOf, type RecordType } from './kernel/index.ts';
import { attachment, note, notebook, savedSearch, tag } from './notes/index.ts';
import { preferences } from './profile/index.ts';

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
  profileData: [preferences, importBatch],
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

/** Returns the record type of a collection; null if this version does not know the collection. */
export function recordTypeOf<C extends Collection>(collection: C): RecordTypeIn<C>;
export function recordTypeOf(collection: string): RecordType | null;
export function recordTypeOf(collection: string): RecordType | null {
  return typesByCollection.get(collection) ?? null;
}

/** Returns the part of a collection; null if this version does not know the collection. */
export function partOf(collection: string): Part | null {
  return partsByCollection.get(collection) ?? null;
}

export function isCollection(text: string): text is Collection {
  return typesByCollection.has(text);
}

/**
 * Returns whether a record can only be reset or hidden, not deleted: preferences, and the user's changes to a library
 * exercise.
 */
export function isOnlyReset(key: string): boolean {
  const parsed = parseRecordKey(key);
  if (!parsed.ok) return false;
  const { collection, id } = parsed.value;
  return collection === preferences.collection || (collection === exercise.collection && isSlug(id));
}

/**
 * Returns whether a record never gets a tombstone, neither when the user deletes it nor when the trash expires. A
 * tombstone is final for its id. Records that can only be reset have to be usable again later. Records to which a
 * workout, an activity or a measurement refers have to keep their name, even if the reference comes from another device
 * later.
 */
export function isNeverTombstoned(key: string): boolean {
  return isOnlyReset(key) || remainsOf(key) !== null;
}

/**
 * Returns the leaves that remain when the user deletes a record, by the first segment of their paths; null if it is
 * only reset or nothing remains.
 */
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
