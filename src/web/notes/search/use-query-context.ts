import { useMemo } from 'react';
import type { QueryContext } from '#domain/notes/search/index.ts';
import { useProfileData } from '../../replica/index.ts';
import { deviceZone, useToday } from '../../time/index.ts';

/** Where and when a query is asked here, and how its days count. The same object while it says the same. */
export function useQueryContext(): Required<QueryContext> {
  const { dayStartsAt = 0 } = useProfileData().preferences;
  const today = useToday();
  const zone = deviceZone();
  return useMemo(() => ({ today, zone, dayStartsAt }), [today, zone, dayStartsAt]);
}

/** Names what is asked, by all that an answer depends on. */
export function requestOf(text: string, { today, zone, dayStartsAt }: Required<QueryContext>): string {
  return `${today} ${zone} ${dayStartsAt} ${text}`;
}
