import { useRef, useState } from 'react';
import { workoutExercises } from '#domain/exercise/index.ts';
import { type OpenWork, openWork } from '#domain/exercise/logging/index.ts';
import { type RecordEntry, useDocument } from '../../../replica/index.ts';
import type { UnloggedText } from '../../typed-sets/index.ts';
import { setCountsOf } from '../log/set-counts.ts';
import type { Finishing, Unfinished } from './finish-dialog.tsx';
import type { WorkoutActions } from './use-workout-actions.ts';

/** What is known of a workout that was finished on this screen. */
export interface Finished {
  /** When it ended, if that was with its last set rather than now. */
  readonly endedThen: string | null;
}

/** Finishes a workout. If it has open sets or text, or its duration is uncertain, the dialog asks first. */
export function useFinishing({ value, leaves }: RecordEntry<'workouts'>, actions: Pick<WorkoutActions, 'finish'>) {
  const { now } = useDocument();
  const quickField = useRef<UnloggedText>(null);
  const [open, setOpen] = useState<Unfinished | null>(null);
  const [finished, setFinished] = useState<Finished | null>(null);
  const finish = (how: Finishing) => {
    setOpen(null);
    if (how.logsText) quickField.current?.log();
    setFinished({ endedThen: actions.finish(how) });
  };
  const ask = () => {
    const { text = '', sets = 0 } = quickField.current ?? {};
    const work = openWork(value, now(), sets);
    if (hasQuestion(work) || text !== '')
      setOpen({
        ...work,
        unreadText: sets === 0 ? text : '',
        isOfProgramme: value.programme !== undefined,
        sets: setCountsOf(workoutExercises(leaves).exercises),
      });
    else finish({ log: [], logsText: false, lastedSeconds: null });
  };
  return { ask, quickField, dialog: { open, onFinish: finish, onClose: () => setOpen(null) }, finished };
}

function hasQuestion({ isEmpty, isStartImplausible, typedSets, openWorking }: OpenWork): boolean {
  return isEmpty || isStartImplausible || typedSets.length > 0 || openWorking !== null;
}
