import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type Equipment, type ExerciseFilter, equipment, type Muscle, muscles } from '#domain/exercise/index.ts';
import { exerciseLink, exercisesLink } from '../../links/exercise.ts';
import type { ExercisesSearch } from '../../links/exercise-search.ts';
import { exercisesRoute, openExerciseRoute } from '../navigation/routes.ts';

export interface ExercisesListing extends ExerciseFilter {
  readonly list: 'all' | 'hidden' | 'trash';
}

export interface ExercisesRoute {
  readonly id: string | null;
  readonly listing: ExercisesListing;
}

/** Returns the listing and the open exercise from the URL. The listing stays the same object until it changes. */
export function useExercisesRoute(): ExercisesRoute {
  const id = useParams({ from: openExerciseRoute.id, shouldThrow: false })?.exercise ?? null;
  const search = exercisesRoute.useSearch();
  const listing = useMemo(() => listingOf(search), [search]);
  return { id, listing };
}

/** Returns the link to the current list with no exercise open. */
export function useExercisesLink(): ReturnType<typeof exercisesLink> {
  return exercisesLink(searchOf(useExercisesRoute().listing));
}

/** Returns the link to a list, with an exercise open beside it if an id is given. */
export function listingLink(listing: ExercisesListing, id: string | null) {
  return id === null ? exercisesLink(searchOf(listing)) : exerciseLink(id, searchOf(listing));
}

function searchOf({ list, query, muscle, equipment: kind }: ExercisesListing): ExercisesSearch {
  return {
    ...(list !== 'all' && { list }),
    ...(query !== '' && { q: query }),
    ...(muscle !== null && { muscle }),
    ...(kind !== null && { equipment: kind }),
  };
}

export function listingOf({ list, q, muscle, equipment: kind }: ExercisesSearch): ExercisesListing {
  return {
    list: list ?? 'all',
    query: q ?? '',
    muscle: muscles.find((each): each is Muscle => each === muscle) ?? null,
    equipment: equipment.find((each): each is Equipment => each === kind) ?? null,
  };
}
