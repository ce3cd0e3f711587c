import type { LocalDay } from '#domain/kernel/index.ts';
import { codeSpansIn } from '#domain/notes/index.ts';
import {
  completeTypedTime,
  possibleTime,
  printWithDate,
  readTypedTime,
  type TypedTime,
  taskTime,
  timesCountFrom,
} from '#domain/reminders/index.ts';
import type { CompletionProviders, TimeChoice } from '../../markdown-editor/index.ts';
import { useDueLabel, useRepeatLabel, useTimeContext } from '../../reminders/index.ts';
import { useDocument } from '../../replica/index.ts';

/**
 * Returns functions that read and complete times that are being typed.
 *
 * @param day the day of the note; null if it has none
 */
export function useTimeChoices(day: LocalDay | null): Pick<CompletionProviders, 'times' | 'plainTime'> {
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
  const writtenNow = () => ({ ...context, now: timesCountFrom(day, now(), context.zone) });
  const times: CompletionProviders['times'] = (text) => {
    const written = writtenNow();
    const read = readTypedTime(text, written);
    const isWhole = read !== null && !read.hasFullDate && read.length === text.length;
    const whole = isWhole ? [meaning(read)] : [];
    const completed = completeTypedTime(text, written)
      .map(({ words, time }) => ({ label: words, dated: printWithDate(time, context.words), isTyped: false }))
      .filter(({ dated }) => whole.every((choice) => choice.dated !== dated));
    return [...whole, ...completed];
  };
  const plainTime: CompletionProviders['plainTime'] = (task) => {
    const written = writtenNow();
    const stated = taskTime({ text: task, code: codeSpansIn(task) }, [], written);
    const possible = stated === null ? possibleTime(task, written) : null;
    if (possible?.kind !== 'clear' || !task.endsWith(possible.words)) return null;
    return { ...meaning(possible.time), words: possible.words };
  };
  return { times, plainTime };
}
