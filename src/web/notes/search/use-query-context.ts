import { useMemo } from 'react';
import type { QueryContext } from '#domain/notes/search/index.ts';
import { useProfileData } from '../../replica/index.ts';
import { deviceZone, useToday } from '../../time/index.ts';

/**
 * Returns the current date, the time zone and the start of the day, on which queries depend. The object is stable while
 * these are unchanged.
 */
export function useQueryContext(): Required<QueryContext> {
  const { dayStartsAt = 0 } = useProfileData().preferences;
  const today = useToday();
  const zone = deviceZone();
  return useMemo(() => ({ today, zone, dayStartsAt }), [today, zone, dayStartsAt]);
}

/** Returns a key that is made up of a query and everything else on which its result depends. */
export function requestOf(text: string, { today, zone, dayStartsAt }: Required<QueryContext>): string {
  return `${today} ${zone} ${dayStartsAt} ${text}`;
}
