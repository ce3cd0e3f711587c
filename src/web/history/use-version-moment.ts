import type { Instant } from '#domain/kernel/index.ts';
import { useDocument } from '../replica/index.ts';
import { deviceZone, useTimeFormat, useToday } from '../time/index.ts';

/** Formats the local day and time of an instant: `Today`, `14:05`. */
export function useVersionMoment(): (at: Instant) => { readonly day: string; readonly time: string } {
  const { time, day } = useTimeFormat();
  const today = useToday();
  const { dayOf } = useDocument();
  const zone = deviceZone();
  return (at) => ({ day: day(dayOf(at), today), time: time(at, zone) });
}
