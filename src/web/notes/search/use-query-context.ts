import { useMemo } from 'react';
import type { QueryContext } from '#domain/notes/search/index.ts';
import { useProfileData } from '../../replica/index.ts';
import { deviceZone, useToday } from '../../time/index.ts';

/** Returns the current date, time zone and start of day for queries. The object is stable while unchanged. */
export function useQueryContext(): Required<QueryContext> {
  const { dayStartsAt = 0 } = useProfileData().preferences;
  const today = useToday();
  const zone = deviceZone();
  return useMemo(() => ({ today, zone, dayStartsAt }), [today, zone, dayStartsAt]);
}

/** Returns a key for a query and everything else that its answer depends on. */
export function requestOf(text: string, { today, zone, dayStartsAt }: Required<QueryContext>): string {
  return `${today} ${zone} ${dayStartsAt} ${text}`;
}
