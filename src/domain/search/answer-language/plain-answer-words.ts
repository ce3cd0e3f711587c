import { climbUnitOf, showDuration } from '../../exercise/endurance/index.ts';
import { fromSi, seconds, toSi } from '../../kernel/index.ts';
import type { QueryContext } from '../query-context.ts';
import type { AnswerValueUnit } from './answer.ts';
import type { RowFigure } from './answer-row.ts';
import type { AnswerWords } from './print-answer.ts';

/** Returns English words in the units of the user, for files that are exported without a screen. */
export function plainAnswerWords({
  massUnit = 'kg',
  distanceUnit = 'km',
}: Pick<QueryContext, 'massUnit' | 'distanceUnit'>): AnswerWords {
  const value = (si: number, unit: AnswerValueUnit) => {
    switch (unit) {
      case 'kg':
        return `${rounded(fromSi(si, massUnit), 2)} ${massUnit}`;
      case 'kg×reps':
        return `${rounded(fromSi(si, massUnit), 0)} ${massUnit}`;
      case 'm':
        return `${rounded(fromSi(si, distanceUnit), 2)} ${distanceUnit}`;
      case 'm climbed': {
        const unit = climbUnitOf(distanceUnit);
        return `${rounded(fromSi(si, unit), 0)} ${unit}`;
      }
      case 's':
        return showDuration(seconds(Math.round(si)));
      case 's/m':
        return `${showDuration(seconds(Math.round(si * toSi(1, distanceUnit))))} /${distanceUnit}`;
      default:
        return `${rounded(si, 1)} ${unit}`;
    }
  };
  return {
    value,
    figure: (si, figure) => value(si, unitByFigure[figure]),
    day: (day) => day,
    quantities: {
      load: 'Load',
      reps: 'Reps',
      e1rm: 'Estimated 1RM',
      volume: 'Volume',
      sets: 'Sets',
      distance: 'Distance',
      duration: 'Duration',
      climb: 'Elevation gain',
      pace: 'Pace',
      hr: 'Heart rate',
      weight: 'Body weight',
      sessions: 'Sessions',
    },
    groups: { day: 'Day', week: 'Week from', month: 'Month from', exercise: 'Exercise' },
    kinds: {
      note: 'Note',
      workout: 'Workout',
      set: 'Set',
      activity: 'Activity',
      measurement: 'Measurement',
      exercise: 'Exercise',
    },
    dayHeading: 'Day',
    nameHeading: 'Name',
    valueHeading: 'Results',
    nothing: 'No results',
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

function rounded(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}
