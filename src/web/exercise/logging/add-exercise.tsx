import { Plus } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { addExercise } from '#domain/exercise/logging/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import { exerciseMessages } from '../messages/index.ts';
import { useCatalogue } from '../use-catalogue.ts';
import { ExercisePicker } from './exercise-picker.tsx';
import type { WorkoutLog } from './use-workout-log.ts';

/** Adds an exercise at the end of a workout. */
export const AddExercise = memo(function AddExercise({ log }: { readonly log: WorkoutLog }) {
  const m = useMessages(exerciseMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button isWide icon={<Plus />} onPress={() => setOpen(true)}>
        {m.addExercise}
      </Button>
      <PickExercise
        isOpen={isOpen}
        onOpenChange={setOpen}
        onPick={(key) => log.change((draft) => addExercise(draft, { exercise: log.newId(), set: log.newId() }, key))}
      />
    </>
  );
});

export interface PickExerciseProps {
  readonly title?: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onPick: (key: string) => void;
}

export function PickExercise({ title, isOpen, onOpenChange, onPick }: PickExerciseProps) {
  const document = useDocument();
  const catalogue = useCatalogue();
  const offered = useMemo(() => [...catalogue.values()].filter((each) => each.isOffered), [catalogue]);
  return (
    <ExercisePicker
      title={title}
      exercises={offered}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onPick={({ key }) => onPick(key)}
      onMake={(name) => {
        const id = document.createRecord('exercises', (draft) => {
          draft.name = name;
          draft.tracking = 'loadReps';
        });
        onPick(`exercises/${id}`);
      }}
    />
  );
}
