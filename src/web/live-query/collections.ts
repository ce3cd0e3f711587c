import type { Collection } from '#domain/user-document.ts';

/**
 * The collections that each subject of the worker reads, from the first query to it on. They are sent in this order:
 * first what others refer to.
 */
export const collectionsBySubject = {
  notes: ['notebooks', 'tags', 'notes'],
  training: ['measurements', 'exercises', 'workouts', 'activities'],
  search: ['tags', 'measures', 'measurements', 'exercises', 'workouts', 'activities'],
} as const satisfies { readonly [subject: string]: readonly Collection[] };

export type SubjectName = keyof typeof collectionsBySubject;
