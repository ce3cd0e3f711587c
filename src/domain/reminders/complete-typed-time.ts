import { foldCase } from '../kernel/index.ts';
import { readTypedTime, type TypedTime } from './read-typed-time.ts';
import type { TimeContext } from './resolve-day.ts';
import type { TimeWords } from './time-words.ts';

/** Words for a time, such as `tomorrow`, and the time that they mean. */
export interface TimeInWords {
  readonly words: string;
  readonly time: TypedTime;
}

/**
 * Returns the words for times that begin with what is typed behind an `@`: `tomorrow` for `tom`, days first. If nothing
 * is typed, returns the next days.
 */
export function completeTypedTime(typed: string, context: TimeContext): readonly TimeInWords[] {
  const begun = foldCase(typed);
  const { words } = context;
  const days = readAll(namedDays(words), context).toSorted((a, b) => a.time.at - b.time.at);
  const others = begun === '' ? [] : readAll([...distances(begun, words), ...recurrences(words)], context);
  return [...days, ...others].filter((each) => foldCase(each.words).startsWith(begun));
}

function readAll(phrases: readonly string[], context: TimeContext): readonly TimeInWords[] {
  return phrases.flatMap((words) => {
    const time = readTypedTime(words, context);
    return time === null || time.length < words.length ? [] : [{ words, time }];
  });
}

function namedDays({ today, tonight, tomorrow, dayAfterTomorrow, weekdays }: TimeWords): readonly string[] {
  return firstOfEach([today, tonight, tomorrow, dayAfterTomorrow, ...weekdays]);
}

/** Returns `in 2 days` and the like, with the number that is typed, and `next monday`. */
function distances(begun: string, words: TimeWords): readonly string[] {
  const { units, manyFromNow, weekdays } = words;
  const count = Number(/\d+/.exec(begun)?.[0] ?? 1);
  const unitsFromNow = ['minute', 'hour', 'day', 'week', 'month'] as const;
  const fromNow = unitsFromNow.map((unit) => `${count} ${count === 1 ? units[unit][0] : manyFromNow[unit]}`);
  return [...following(words.in, fromNow), ...following(words.next, firstOfEach(weekdays))];
}

function recurrences({ every, workday, weekdays, everyUnit, recurring }: TimeWords): readonly string[] {
  const kinds = ['day', 'week', 'month', 'year'] as const;
  return [
    ...firstOfEach(kinds.map((kind) => recurring[kind])),
    ...kinds.map((kind) => everyUnit[kind]),
    ...following(every, firstOfEach([workday, ...weekdays])),
  ];
}

function following([first]: readonly string[], rest: readonly string[]): readonly string[] {
  return first === undefined ? [] : rest.map((words) => `${first} ${words}`);
}

function firstOfEach(lists: readonly (readonly string[])[]): readonly string[] {
  return lists.flatMap((words) => words.slice(0, 1));
}
