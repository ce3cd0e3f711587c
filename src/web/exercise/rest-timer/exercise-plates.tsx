import type { KnownExercise, WorkoutExercise } from '#domain/exercise/index.ts';
import { loadToDo } from '#domain/exercise/plates/index.ts';
import { PlatesPopover } from './plates-popover.tsx';

export interface ExercisePlatesProps {
  readonly exercise: Pick<WorkoutExercise, 'sets'>;
  readonly known: KnownExercise;
  readonly workoutId: string;
  readonly place: string | undefined;
}

/** The plates for an exercise's next set. Renders nothing for an exercise without a bar. */
export function ExercisePlates({ exercise, known, ...workout }: ExercisePlatesProps) {
  return <PlatesPopover {...workout} load={loadToDo(exercise.sets)} exercise={known} />;
}
