import { instantAt } from '#domain/kernel/index.ts';
import { type TimeLabel, timesAsRead } from '#domain/notes/markdown/index.ts';
import { useMessages } from '../language/index.ts';
import { useDocument } from '../replica/index.ts';
import { useTimeFormat } from '../time/index.ts';
import { reminderMessages } from './messages/index.ts';

/** Returns a formatter for a time that a text states with its full date: `Sat, 5 Dec, 18:00`. */
export function useTimeLabel(): TimeLabel {
  const { today } = useDocument();
  const { shortDay, time } = useTimeFormat();
  const { dayAndTime } = useMessages(reminderMessages);
  return (day, minutes) => {
    const shown = shortDay(day, today());
    return minutes === null ? shown : dayAndTime({ day: shown, time: time(instantAt(day, minutes, 'UTC'), 'UTC') });
  };
}

/** Returns a function that shows the times in an excerpt of a note as people write them, as the note itself does. */
export function useTimesAsRead(): (text: string) => string {
  const labelOf = useTimeLabel();
  return (text) => timesAsRead({ text, ranges: [] }, labelOf).text;
}
