import { defaultStringifySearch, useParams, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { type Equipment, type ExerciseFilter, equipment, type Muscle, muscles } from '#domain/exercise/index.ts';
import { exerciseHref } from '../use-exercise-route.ts';

const lists = ['hidden', 'trash'] as const;

export type ExercisesList = 'all' | (typeof lists)[number];

export interface ExercisesListing extends ExerciseFilter {
  readonly list: ExercisesList;
}

export interface ExercisesRoute {
  readonly id: string | null;
  readonly listing: ExercisesListing;
}

interface RouteSearch {
  readonly list?: unknown;
  readonly q?: unknown;
  readonly muscle?: unknown;
  readonly equipment?: unknown;
}

/** Returns the listing and the open exercise from the URL. The listing stays the same object until it changes. */
export function useExercisesRoute(): ExercisesRoute {
  const params: { readonly exercise?: string } = useParams({ strict: false });
  const search: RouteSearch = useSearch({ strict: false });
  const listing = useMemo(() => listingOf(search), [search]);
  return { id: params.exercise ?? null, listing };
}

/** Returns the URL of the current list with no exercise open. */
export function useExercisesHref(): string {
  return listingHref(useExercisesRoute().listing, null);
}

/** Returns a function that returns the URL of another list with the same exercise open. */
export function useOtherListingHref(): (listing: ExercisesListing) => string {
  const router = useRouter();
  return useCallback(
    (listing) => `${router.state.location.pathname}${defaultStringifySearch(searchOf(listing))}`,
    [router],
  );
}

/** Returns the URL of a list, with an exercise open beside it if an id is given. */
export function listingHref(listing: ExercisesListing, id: string | null): string {
  const path = id === null ? '/dashboard/exercise/exercises' : exerciseHref(id);
  return `${path}${defaultStringifySearch(searchOf(listing))}`;
}

function searchOf({ list, query, muscle, equipment: kind }: ExercisesListing): RouteSearch {
  return {
    ...(list !== 'all' && { list }),
    ...(query !== '' && { q: query }),
    ...(muscle !== null && { muscle }),
    ...(kind !== null && { equipment: kind }),
  };
}

export function listingOf({ list, q, muscle, equipment: kind }: RouteSearch): ExercisesListing {
  return {
    list: lists.find((each) => each === list) ?? 'all',
    query: typeof q === 'string' || typeof q === 'number' ? String(q) : '',
    muscle: muscles.find((each): each is Muscle => each === muscle) ?? null,
    equipment: equipment.find((each): each is Equipment => each === kind) ?? null,
  };
}
