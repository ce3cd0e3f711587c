import { useMemo } from 'react';
import type { QueryPlace } from '#domain/notes/search/index.ts';
import { useProfileData } from '../../replica/index.ts';
import { deviceZone, useToday } from '../../time/index.ts';

/** Where and when a query is asked here, and how its days count. The same object while it says the same. */
export function useQueryPlace(): Required<QueryPlace> {
  const { dayStartsAt = 0 } = useProfileData().preferences;
  const today = useToday();
  const zone = deviceZone();
  return useMemo(() => ({ today, zone, dayStartsAt }), [today, zone, dayStartsAt]);
}

/** Names what is asked, by all that an answer depends on. */
export function questionOf(text: string, { today, zone, dayStartsAt }: Required<QueryPlace>): string {
  return `${today} ${zone} ${dayStartsAt} ${text}`;
}
