import { expect, test } from 'vitest';
import { type Exercise, exercise, knownExercises } from '#domain/exercise/index.ts';
import { readRecord } from '#domain/kernel/index.ts';
import { exercisesInList } from './exercises-in-list.ts';
import { type ExercisesListing, listingLink, listingOf } from './use-exercises-route.ts';

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

test('the search values contain the whole listing, and invalid ones list all exercises', () => {
  const listing: ExercisesListing = { list: 'hidden', query: '5 & more', muscle: 'quads', equipment: 'band' };
  expect(listingOf(listingLink(listing, 'own id').search)).toEqual(listing);
  expect(listingLink(everything, null).search).toEqual({});
  expect(listingOf({ q: '12', muscle: 'wings', equipment: '7' })).toEqual({ ...everything, query: '12' });
});
