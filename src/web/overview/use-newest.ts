import { useMemo } from 'react';
import { type TimelineEntry, timeline } from '#domain/journal/index.ts';
import { type RecordEntry, useRecords } from '../replica/index.ts';

export type NewestEntry =
  | { readonly kind: 'note'; readonly at: number; readonly record: RecordEntry<'notes'> }
  | { readonly kind: 'workout'; readonly at: number; readonly record: RecordEntry<'workouts'> };

const shownEntries = 20;

/** Returns the newest notes and workouts that are not in the trash. */
export function useNewest(): readonly NewestEntry[] {
  const notes = useRecords('notes');
  const workouts = useRecords('workouts');
  return useMemo(() => {
    const noteByKey = new Map(notes.map((each) => [each.key, each]));
    const workoutByKey = new Map(workouts.map((each) => [each.key, each]));
    return timeline({ notes: valuesOf(notes.filter(isListed)), workouts: valuesOf(workouts) })
      .slice(0, shownEntries)
      .flatMap((entry) => withRecord(entry, noteByKey, workoutByKey) ?? []);
  }, [notes, workouts]);
}

type Listed = { readonly id: string; readonly inTrash: boolean };

function valuesOf<V>(records: readonly (Listed & { readonly value: V })[]): ReadonlyMap<string, V> {
  return new Map(records.filter(({ inTrash }) => !inTrash).map(({ id, value }) => [id, value]));
}

function isListed({ value }: RecordEntry<'notes'>): boolean {
  return value.archivedAt === undefined;
}

function withRecord(
  { kind, key, at }: TimelineEntry,
  notes: ReadonlyMap<string, RecordEntry<'notes'>>,
  workouts: ReadonlyMap<string, RecordEntry<'workouts'>>,
): NewestEntry | null {
  if (kind === 'note') {
    const record = notes.get(key);
    return record === undefined ? null : { kind, at, record };
  }
  const record = workouts.get(key);
  return record === undefined ? null : { kind, at, record };
}
