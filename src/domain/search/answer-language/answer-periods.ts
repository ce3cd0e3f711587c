import { type TotalsLength, totalsLengths, totalsPeriod } from '../../exercise/endurance/index.ts';
import { addDays } from '../../kernel/index.ts';
import type { AnswerContext } from './answer-plan.ts';

/** A calendar week, month or year: this one, or the one before it. */
export interface NamedPeriod {
  readonly per: TotalsLength;
  readonly isLast: boolean;
}

/** A line means the same in every language of the app, so the words of all languages are read. */
const units = {
  week: ['week', 'woche'],
  month: ['month', 'monat'],
  year: ['year', 'jahr'],
} as const satisfies { readonly [L in TotalsLength]: readonly string[] };

const currentWords: ReadonlySet<string> = new Set(['this', 'diese', 'dieser', 'diesen', 'dieses']);
const lastWords: ReadonlySet<string> = new Set(['last', 'letzte', 'letzter', 'letzten', 'letztes']);

/** Reads two words such as `this week` or `letzten Monat`; null for any others. */
export function periodNamed(first: string, second: string): NamedPeriod | null {
  const which = first.toLowerCase();
  const isLast = lastWords.has(which);
  if (!isLast && !currentWords.has(which)) return null;
  const unit = second.toLowerCase();
  const per = totalsLengths.find((each) => units[each].some((name) => name === unit));
  return per === undefined ? null : { per, isLast };
}

/** Returns a period as the value of `day:`. */
export function daysOfPeriod({ per, isLast }: NamedPeriod, { today, weekStart }: AnswerContext): string {
  const current = totalsPeriod(today, per, weekStart);
  const { from, until } = isLast ? totalsPeriod(addDays(current.from, -1), per, weekStart) : current;
  return `${from}..${until}`;
}
