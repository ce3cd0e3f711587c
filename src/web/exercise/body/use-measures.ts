import { useMemo } from 'react';
import { measuresShown, type ShownMeasure } from '#domain/exercise/body/index.ts';
import { useMessages } from '../../language/index.ts';
import { useRecords } from '../../replica/index.ts';
import { bodyMessages } from './messages/index.ts';

/** A measure with the name it goes by. */
export type NamedMeasure = Omit<ShownMeasure, 'name'> & { readonly name: string };

/** The measures that everybody has and a person's own. */
export function useMeasures(): readonly NamedMeasure[] {
  const m = useMessages(bodyMessages);
  const records = useRecords('measures');
  return useMemo(
    () =>
      measuresShown(records.filter(({ inTrash }) => !inTrash)).map((measure) => ({
        ...measure,
        name: measure.name ?? (measure.known === null ? m.untitled : m.known[measure.known]),
      })),
    [records, m],
  );
}

export function measureHref(id: string): string {
  return `/dashboard/exercise/body/${encodeURIComponent(id)}`;
}

export const bodyHref = '/dashboard/exercise/body';

/** In place of the id of a measure, which is never this. */
export const photosSegment = 'photos';
