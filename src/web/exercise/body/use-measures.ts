import { useMemo } from 'react';
import { measuresShown, type ShownMeasure } from '#domain/exercise/body/index.ts';
import { useMessages } from '../../language/index.ts';
import { useRecords } from '../../replica/index.ts';
import { bodyMessages } from './messages/index.ts';

export type NamedMeasure = Omit<ShownMeasure, 'name'> & { readonly name: string };

/** Returns the built-in measurements and the user's own. */
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

/** The URL segment of the photos, in place of a measurement's id. No measurement has this id. */
export const photosSegment = 'photos';
