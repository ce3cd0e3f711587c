import { printStones } from '#domain/exercise/body/index.ts';
import { climbUnitOf, showDuration } from '#domain/exercise/endurance/index.ts';
import { fromSi, type LocalDay, seconds, toSi } from '#domain/kernel/index.ts';
import type {
  AnswerGroup,
  AnswerQuantity,
  AnswerValueUnit,
  AnswerWords,
  RowFigure,
} from '#domain/search/answer-language/index.ts';
import type { QueryContext } from '#domain/search/index.ts';
import type { TimeFormat } from '../time/index.ts';
import type { messages } from './messages/en.ts';

export interface AnswerFormat extends AnswerWords {
  /** Formats a value in its unit. For body weight, the unit depends on the quantity. */
  readonly value: (value: number, unit: AnswerValueUnit, quantity?: AnswerQuantity) => string;
  /** Formats a group by its first day, `16 November`, or `November 2026`; by exercise, by its name. */
  readonly group: (group: string, by: AnswerGroup) => string;
  /** Converts a value to the number on the axis of a chart. */
  readonly toAxis: (value: number, unit: AnswerValueUnit, quantity?: AnswerQuantity) => number;
  readonly onAxis: (drawn: number, unit: AnswerValueUnit, quantity?: AnswerQuantity) => string;
}

export interface AnswerLanguage {
  /** A BCP 47 language tag. */
  readonly locale: string;
  readonly m: typeof messages;
  readonly units: Required<Pick<QueryContext, 'massUnit' | 'distanceUnit'>> & {
    readonly bodyWeight: 'kg' | 'lb' | 'st';
  };
  readonly today: LocalDay;
  readonly time: Pick<TimeFormat, 'day'>;
}

/** Returns formatters for answers in a language and in the units of the user. */
export function answerFormat({ locale, m, units, today, time }: AnswerLanguage): AnswerFormat {
  const number = (value: number, maximumFractionDigits: number) =>
    value.toLocaleString(locale, { maximumFractionDigits });
  const { massUnit, distanceUnit, bodyWeight } = units;
  // stones are drawn as pounds, which are finer
  const massUnitOf = (quantity: AnswerQuantity | undefined) => {
    if (quantity !== 'weight') return massUnit;
    return bodyWeight === 'st' ? 'lb' : bodyWeight;
  };
  const toAxis: AnswerFormat['toAxis'] = (value, unit, quantity) => {
    if (unit === 'kg' || unit === 'kg×reps') return fromSi(value, massUnitOf(quantity));
    if (unit === 'm') return fromSi(value, distanceUnit);
    if (unit === 'm climbed') return fromSi(value, climbUnitOf(distanceUnit));
    return unit === 's/m' ? value * toSi(1, distanceUnit) : value;
  };
  const onAxis: AnswerFormat['onAxis'] = (drawn, unit, quantity) => {
    switch (unit) {
      case 'kg':
        return m.units.of({ amount: number(drawn, 1), unit: massUnitOf(quantity) });
      case 'kg×reps':
        return m.units.of({ amount: number(drawn, 0), unit: massUnit });
      case 'm':
        return m.units.of({ amount: number(drawn, 2), unit: distanceUnit });
      case 'm climbed':
        return m.units.of({ amount: number(drawn, 0), unit: climbUnitOf(distanceUnit) });
      case 's':
        return showDuration(seconds(Math.round(drawn)));
      case 's/m':
        return m.units.pace({ time: showDuration(seconds(Math.round(drawn))), unit: distanceUnit });
      default:
        return m.units[unit]({ count: drawn, shown: number(drawn, 1) });
    }
  };
  const value: AnswerFormat['value'] = (si, unit, quantity) =>
    quantity === 'weight' && unit === 'kg' && bodyWeight === 'st'
      ? printStones(si)
      : onAxis(toAxis(si, unit, quantity), unit, quantity);
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const day = (of: LocalDay) => time.day(of, today);
  return {
    value,
    figure: (si, figure) => value(si, unitByFigure[figure], figure),
    day,
    group: (group, by) => {
      if (by === 'exercise') return group;
      return by === 'month' ? month.format(Date.parse(`${group}T12:00:00Z`)) : day(group as LocalDay);
    },
    toAxis,
    onAxis,
    quantities: m.quantities,
    groups: m.groups,
    kinds: m.kinds,
    dayHeading: m.day,
    nameHeading: m.name,
    valueHeading: m.valueHeading,
    nothing: m.nothing,
  };
}

const unitByFigure: { readonly [F in RowFigure]: AnswerValueUnit } = {
  load: 'kg',
  reps: 'reps',
  e1rm: 'kg',
  volume: 'kg×reps',
  sets: 'sets',
  distance: 'm',
  duration: 's',
  climb: 'm climbed',
  pace: 's/m',
  hr: 'bpm',
  weight: 'kg',
};
