import { expect, test } from 'vitest';
import { type Exercise, exercise, knownExercises } from '#domain/exercise/index.ts';
import { readRecord } from '#domain/kernel/index.ts';
import { exercisesInList } from './exercises-in-list.ts';
import { type ExercisesListing, listingHref, listingOf } from './use-exercises-route.ts';

const everything: ExercisesListing = { list: 'all', query: '', muscle: null, equipment: null };

function recordOf(id: string, leaves: Partial<Exercise>, inTrash = false) {
  return { id, value: { ...readRecord(exercise, new Map()).value, ...leaves }, inTrash };
}

test('each exercise is in exactly one list: all, hidden, or trash', () => {
  const known = knownExercises([
    recordOf('back-squat', { hidden: true }),
    recordOf('merged', { name: 'Merged', mergedInto: 'exercises/dip' }),
    recordOf('thrown', { name: 'Thrown', hidden: true }, true),
    recordOf('own', { name: 'Own' }),
  ]);
  const idsIn = (list: ExercisesListing['list']) => exercisesInList(known, { ...everything, list }).map(({ id }) => id);
  expect(idsIn('hidden').sort()).toEqual(['back-squat', 'merged']);
  expect(idsIn('trash')).toEqual(['thrown']);
  expect(idsIn('all')).toHaveLength(known.size - 3);
  expect(idsIn('all')).toContain('own');
});

test('the URL contains the whole listing, and an invalid one lists all exercises', () => {
  const listing: ExercisesListing = { list: 'hidden', query: '5 & more', muscle: 'quads', equipment: 'band' };
  const { searchParams, pathname } = new URL(listingHref(listing, 'own id'), 'https://mensana.test');
  expect(pathname).toBe('/dashboard/exercise/exercises/own%20id');
  expect(listingOf(Object.fromEntries(searchParams))).toEqual(listing);
  expect(listingHref(everything, null)).toBe('/dashboard/exercise/exercises');
  expect(listingOf({ list: 'secret', q: 12, muscle: 'wings', equipment: 7 })).toEqual({ ...everything, query: '12' });
});
