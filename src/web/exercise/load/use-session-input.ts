import { useMemo } from 'react';
import type { TrainingSession } from '#domain/exercise/load/index.ts';
import { useMessages } from '../../language/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import type { FormulaInput } from '../explain/index.ts';
import { trainingLoadMessages } from './messages/index.ts';
import { useFigures } from './use-figures.ts';
import { useSessionName } from './use-session-name.ts';

/** Returns a function that formats the name and value of a session: `Workout, Monday` and `6 × 75 min`, or `245, from heart rate`. */
export function useSessionInput(): (session: TrainingSession) => FormulaInput {
  const m = useMessages(trainingLoadMessages);
  const nameOf = useSessionName();
  const { count } = useTimeFormat();
  const { whole } = useFigures();
  return useMemo(
    () => (session) => {
      const { effort, seconds, from, load } = session;
      const value =
        load !== null && (from === 'heartRate' || from === 'pace')
          ? m.loadFrom[from]({ load: whole(load) })
          : m.effortTimesMinutes({
              effort: effort === null ? m.unknown : count(effort),
              minutes: seconds === null ? m.unknown : whole(seconds / 60),
            });
      return { name: nameOf(session), value };
    },
    [m, nameOf, count, whole],
  );
}
