import { useMemo } from 'react';
import type { TrainingSession } from '#domain/exercise/load/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { enduranceMessages } from '../endurance/index.ts';
import { trainingLoadMessages } from './messages/index.ts';

/** Returns a function that names a session: `Workout, Monday`, or `Run, 3 March`. */
export function useSessionName(): (session: Pick<TrainingSession, 'kind' | 'sport' | 'day'>) => string {
  const m = useMessages(trainingLoadMessages);
  const { sports } = useMessages(enduranceMessages);
  const { today } = useDocument();
  const { day: nameOf } = useTimeFormat();
  return useMemo(
    () =>
      ({ kind, sport, day }) =>
        m.sessionOn({ session: sport === undefined ? m[kind] : sports[sport], day: nameOf(day, today()) }),
    [m, sports, nameOf, today],
  );
}
