import type { KnownExercise, Workout } from '#domain/exercise/index.ts';
import { keepForNextTime, type RemarkPlace, removeRemark } from '#domain/exercise/memory/index.ts';
import { useMessages } from '../../../language/index.ts';
import { offerUndo } from '../../../undo/index.ts';
import { useWriteCue } from '../log/use-cue.ts';
import type { WorkoutLog } from '../log/use-workout-log.ts';
import { loggingMessages } from '../messages/index.ts';
import type { RemarkUses } from './remark-field.tsx';

/** Returns the actions that make a remark a note for next time or the cue of its exercise. */
export function useRemarkUses(known: KnownExercise | undefined, place: RemarkPlace, log: WorkoutLog): RemarkUses {
  const m = useMessages(loggingMessages);
  const writeCue = useWriteCue();
  const makeCue = ({ key, cue }: KnownExercise) => {
    let undo: ((later: Workout) => void) | null = null;
    log.change((draft) => {
      const { exercises, sets } = draft;
      const remark = (place.set === null ? exercises[place.exercise] : sets[place.set])?.remark;
      if (remark === undefined) return;
      writeCue(key, remark);
      undo = removeRemark(draft, place);
    });
    if (undo === null) return;
    offerUndo(m.cueSaved, () => {
      writeCue(key, cue ?? '');
      if (undo !== null) log.change(undo);
    });
  };
  return {
    onNextTime: () => log.changeWithUndo(m.keptForNextTime, (draft) => keepForNextTime(draft, place)),
    onCue: known === undefined ? null : () => makeCue(known),
  };
}
