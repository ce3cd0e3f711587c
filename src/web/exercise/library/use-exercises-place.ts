import { defaultStringifySearch, useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type Equipment, type ExerciseFilter, equipment, type Muscle, muscles } from '#domain/exercise/index.ts';
import { exerciseHref } from '../use-exercise-place.ts';

const lists = ['hidden', 'trash'] as const;

export type ExercisesList = 'all' | (typeof lists)[number];

/** Which exercises are listed. */
export interface ExercisesListing extends ExerciseFilter {
  readonly list: ExercisesList;
}

export interface ExercisesPlace {
  /** The exercise that is open. */
  readonly id: string | null;
  readonly listing: ExercisesListing;
}

interface SearchOfPlace {
  readonly list?: unknown;
  readonly q?: unknown;
  readonly muscle?: unknown;
  readonly equipment?: unknown;
}

/** What the address lists, and which exercise it names. The same object as long as the address is the same. */
export function useExercisesPlace(): ExercisesPlace {
  const params: { readonly exercise?: string } = useParams({ strict: false });
  const search: SearchOfPlace = useSearch({ strict: false });
  const id = params.exercise ?? null;
  return useMemo(() => ({ id, listing: listingOf(search) }), [id, search]);
}

/** The address of the list that the address names, without what is open. */
export function useExercisesHref(): string {
  return listingHref(useExercisesPlace().listing, null);
}

/** The address of a list, or of an exercise with the list beside it. */
export function listingHref({ list, query, muscle, equipment: kind }: ExercisesListing, id: string | null): string {
  const search: SearchOfPlace = {
    ...(list !== 'all' && { list }),
    ...(query !== '' && { q: query }),
    ...(muscle !== null && { muscle }),
    ...(kind !== null && { equipment: kind }),
  };
  return `${id === null ? '/dashboard/exercise/exercises' : exerciseHref(id)}${defaultStringifySearch(search)}`;
}

export function listingOf({ list, q, muscle, equipment: kind }: SearchOfPlace): ExercisesListing {
  return {
    list: lists.find((each) => each === list) ?? 'all',
    query: typeof q === 'string' || typeof q === 'number' ? String(q) : '',
    muscle: muscles.find((each): each is Muscle => each === muscle) ?? null,
    equipment: equipment.find((each): each is Equipment => each === kind) ?? null,
  };
}
