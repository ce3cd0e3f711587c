import { useNavigate } from '@tanstack/react-router';
import { saveAsRoutine } from '#domain/exercise/logging/index.ts';
import { recordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { routineLink, workoutLink } from '../../links/exercise.ts';
import { type RecordEntry, useDocument } from '../../replica/index.ts';
import { offerUndo } from '../../undo/index.ts';
import { useWorkoutLabels } from '../workouts/index.ts';
import { NameDialog } from './actions/name-dialog.tsx';
import { routinesMessages } from './messages/index.ts';
import { orderAfterAll } from './plan/routines-in-list.ts';

export interface SaveAsRoutineProps {
  readonly workout: RecordEntry<'workouts'>;
  readonly onClose: () => void;
}

/** Asks for a name, saves what was done in a workout as a routine, and opens it. */
export function SaveAsRoutine({ workout, onClose }: SaveAsRoutineProps) {
  const m = useMessages(routinesMessages);
  const document = useDocument();
  const navigate = useNavigate();
  const { title } = useWorkoutLabels(workout);
  const save = async (name: string) => {
    const { routine: sourceId } = workout.value;
    if (sourceId !== undefined) await document.openRecord(recordKey('routines', sourceId));
    const routines = document.records('routines');
    const source = routines.find(({ id }) => id === sourceId);
    const saved = document.createRecord('routines', (draft) =>
      saveAsRoutine(draft, workout, { name, order: orderAfterAll(routines), source, newId: document.newId }),
    );
    void navigate(routineLink(saved));
    offerUndo(m.savedAsRoutine({ name }), () => {
      document.trash([recordKey('routines', saved)]);
      void navigate(workoutLink(workout.id));
    });
  };
  return (
    <NameDialog
      title={m.saveAsRoutine}
      submitLabel={m.save}
      name={title}
      onClose={onClose}
      onSubmit={(name) => void save(name)}
    />
  );
}
