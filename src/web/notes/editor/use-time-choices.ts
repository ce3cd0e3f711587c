import type { LocalDay } from '#domain/kernel/index.ts';
import {
  completeTypedTime,
  printWithDate,
  readTypedTime,
  type TypedTime,
  timesCountFrom,
} from '#domain/reminders/index.ts';
import type { CompletionProviders, TimeChoice } from '../../markdown-editor/index.ts';
import { useDueLabel, useRepeatLabel, useTimeContext } from '../../reminders/index.ts';
import { useDocument } from '../../replica/index.ts';

/**
 * Returns a function that reads and completes times that are being typed.
 *
 * @param day the day of the note; null if it has none
 */
export function useTimeChoices(day: LocalDay | null): CompletionProviders['times'] {
  const { now } = useDocument();
  const context = useTimeContext();
  const dueLabel = useDueLabel();
  const repeatLabel = useRepeatLabel();
  const meaning = (time: TypedTime): TimeChoice => {
    const repeat = repeatLabel({ at: time.at, zone: context.zone, repeat: time.repeat });
    return {
      label: [dueLabel(time.at), ...(repeat === null ? [] : [repeat])].join(' · '),
      dated: printWithDate(time, context.words),
      isTyped: true,
    };
  };
  return (text) => {
    const written = { ...context, now: timesCountFrom(day, now(), context.zone) };
    const read = readTypedTime(text, written);
    const isWhole = read !== null && !read.hasFullDate && read.length === text.length;
    const whole = isWhole ? [meaning(read)] : [];
    const completed = completeTypedTime(text, written)
      .map(({ words, time }) => ({ label: words, dated: printWithDate(time, context.words), isTyped: false }))
      .filter(({ dated }) => whole.every((choice) => choice.dated !== dated));
    return [...whole, ...completed];
  };
}
