import { CalendarDays } from 'lucide-react';
import type { LocalDay } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { dayLink } from '../../links/notes.ts';
import { IconLink } from '../../ui/icon-link.tsx';
import { exerciseMessages } from '../messages/index.ts';

/** Leads from a record to its day, with the note of that day. */
export function DayLink({ day }: { readonly day: LocalDay | undefined }) {
  const m = useMessages(exerciseMessages);
  if (day === undefined) return null;
  return <IconLink {...dayLink(day)} icon={<CalendarDays aria-hidden="true" />} label={m.openDay} />;
}
