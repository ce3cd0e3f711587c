import { Plus } from 'lucide-react';
import { memo, useState } from 'react';
import { addExercise } from '#domain/exercise/logging/index.ts';
import { useMessages } from '../../../language/index.ts';
import { Button } from '../../../ui/button.tsx';
import { ExercisePicker } from '../../library/index.ts';
import { exerciseMessages } from '../../messages/index.ts';
import { useLog } from '../log/log-context.ts';

export interface AddExerciseProps {
  /** Whether it is the main action, as it is in an empty workout. */
  readonly isMain: boolean;
}

/** Adds an exercise at the end of a workout. */
export const AddExercise = memo(function AddExercise({ isMain }: AddExerciseProps) {
  const log = useLog();
  const m = useMessages(exerciseMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button isWide icon={<Plus />} {...(isMain && { variant: 'primary' })} onPress={() => setOpen(true)}>
        {m.addExercise}
      </Button>
      <ExercisePicker
        isOpen={isOpen}
        onOpenChange={setOpen}
        onPick={(key) => log.change((draft) => addExercise(draft, { exercise: log.newId(), set: log.newId() }, key))}
      />
    </>
  );
});
