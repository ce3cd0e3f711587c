import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { dayValues } from '#domain/exercise/body/index.ts';
import type { KnownExercise, KnownExercises } from '#domain/exercise/index.ts';
import { activitySessions } from '#domain/exercise/load/index.ts';
import type { DaySeries } from '#domain/journal/index.ts';
import { fromSi, type RecordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useRecords } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { useMeasureFormat, useMeasures, useReadings } from '../body/index.ts';
import { useCatalogue } from '../catalogue/index.ts';
import { useLoadChoice } from '../endurance/index.ts';
import { askedExercise, useOneRepMaxMethod } from '../progress/index.ts';
import { useLoadUnits } from '../quantities/index.ts';
import { useTraining } from '../training-data/index.ts';
import { effortByDay, loadByDay, metresPerBeatByDay, seriesOf } from './compared-series.ts';
import { comparedMessages } from './messages/index.ts';

/** The values of one kind by day, as the comparison of days shows them. */
export interface ComparedSeries {
  readonly id: string;
  readonly label: string;
  /** How the value of a day comes about. */
  readonly about: string;
  readonly values: DaySeries;
  readonly format: (value: number) => string;
}

/**
 * Returns everything by day that can be compared: the e1RM of some exercises, effort, load, hard sets, runs and all
 * measurements. Series without any value are left out. Null until all workouts have been read.
 *
 * @param lifts the exercises whose e1RM is compared
 */
export function useComparedSeries(lifts: readonly KnownExercise[]): readonly ComparedSeries[] | null {
  const oneRepMax = useOneRepMaxSeries(lifts);
  const sessions = useSessionSeries();
  const measures = useMeasureSeries();
  return useMemo(
    () =>
      oneRepMax === null || sessions === null
        ? null
        : [...oneRepMax, ...sessions, ...measures].filter(({ values }) => values.size > 0),
    [oneRepMax, sessions, measures],
  );
}

function useOneRepMaxSeries(lifts: readonly KnownExercise[]): readonly ComparedSeries[] | null {
  const m = useMessages(comparedMessages);
  const catalogue = useCatalogue();
  const method = useOneRepMaxMethod();
  const unitOf = useLoadUnits();
  const { count } = useTimeFormat();
  const asked = lifts.flatMap(({ key }) => askedExercise(catalogue, key) ?? []);
  const known = useTraining({ about: 'oneRepMaxByDay', exercises: asked, method });
  const values = known?.isWhole ? known.value : null;
  return useMemo(() => {
    if (values === null) return null;
    return lifts.map((lift, at) => {
      const unit = unitOf(lift);
      return {
        id: lift.key,
        label: m.oneRepMax({ exercise: lift.name }),
        about: m.oneRepMaxAbout,
        values: seriesOf(values[at] ?? []),
        format: (kilograms) => `${count(Math.round(fromSi(kilograms, unit) * 10) / 10)} ${unit}`,
      };
    });
  }, [values, lifts, m, unitOf, count]);
}

function useSessionSeries(): readonly ComparedSeries[] | null {
  const m = useMessages(comparedMessages);
  const shares = sharesOf(useCatalogue());
  const workouts = useTraining({ about: 'workoutSessions' });
  const sets = useTraining({ about: 'setsByDay', shares });
  const activities = useRecords('activities');
  const choice = useLoadChoice();
  const { locale } = useLocale();
  const known = workouts?.isWhole && sets?.isWhole ? { workouts: workouts.value, sets: sets.value } : null;
  const [ofWorkouts, setsByDay] = [known?.workouts ?? null, known?.sets ?? null];
  return useMemo(() => {
    if (ofWorkouts === null || setsByDay === null) return null;
    const present = activities.filter(({ inTrash }) => !inTrash);
    const sessions = [...ofWorkouts, ...activitySessions(present, ofWorkouts, choice)];
    const plain = (decimals: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: decimals }).format;
    const series = (id: 'effort' | 'load' | 'sets' | 'metresPerBeat', values: DaySeries, decimals: number) => ({
      id,
      label: m[id],
      about: m[`${id}About`],
      values,
      format: plain(decimals),
    });
    const ofRuns = series('metresPerBeat', metresPerBeatByDay(present), 2);
    return [
      series('effort', effortByDay(sessions), 1),
      series('load', loadByDay(sessions), 0),
      series('sets', seriesOf(setsByDay.map(({ day, amount }) => ({ day, value: amount }))), 1),
      { ...ofRuns, format: (value: number) => m.metresPerBeatValue({ count: ofRuns.format(value) }) },
    ];
  }, [ofWorkouts, setsByDay, activities, choice, locale, m]);
}

function useMeasureSeries(): readonly ComparedSeries[] {
  const m = useMessages(comparedMessages);
  const measures = useMeasures();
  const readings = useReadings();
  const { reckoned } = useMeasureFormat();
  return useMemo(
    () =>
      measures.map(({ id, name, dimension }) => ({
        id: `measures/${id}`,
        label: name,
        about: m.measureAbout,
        values: seriesOf(dayValues(readings.get(id) ?? [])),
        format: (value) => reckoned(value, dimension),
      })),
    [measures, readings, reckoned, m],
  );
}

/** Returns that each exercise counts fully. */
function sharesOf(catalogue: KnownExercises): readonly (readonly [RecordKey, number])[] {
  return Array.from(catalogue.keys(), (key) => [key, 1]);
}
