import { oneOf, searchValues, text, textOrNumber } from '../routing/index.ts';
import { historyValues } from './history-search.ts';

export type WorkoutsList = 'history' | 'trash';
export type ActivitiesList = 'history' | 'trash';
export type RoutinesList = 'routines' | 'archive' | 'trash';

/** The list beside a record, if it is not the history. */
export const listSearch = searchValues({ list: oneOf(['trash']) });

export const workoutSearch = searchValues({
  ...historyValues,
  /** The set at which the workout opens. */
  set: text,
});

export const totalsSearch = searchValues({ sport: text, by: text });
export const bestTimesSearch = searchValues({ sport: text });
export const calendarSearch = searchValues({ day: text });

export const exercisesSearch = searchValues({
  list: oneOf(['hidden', 'trash']),
  q: textOrNumber,
  muscle: text,
  equipment: text,
});

export const routinesSearch = searchValues({ list: oneOf(['archive', 'trash']) });
export const progressSearch = searchValues({ exercise: text });

export const volumeSearch = searchValues({
  /** A day of the week. */
  week: text,
  muscle: text,
  view: oneOf(['load']),
});

export type ListSearch = ReturnType<typeof listSearch>;
export type TotalsSearch = ReturnType<typeof totalsSearch>;
export type BestTimesSearch = ReturnType<typeof bestTimesSearch>;
export type CalendarSearch = ReturnType<typeof calendarSearch>;
export type ExercisesSearch = ReturnType<typeof exercisesSearch>;
export type RoutinesSearch = ReturnType<typeof routinesSearch>;
export type ProgressSearch = ReturnType<typeof progressSearch>;
export type VolumeSearch = ReturnType<typeof volumeSearch>;
