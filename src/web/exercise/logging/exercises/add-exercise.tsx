import { Plus } from 'lucide-react';
import { memo, useState } from 'react';
import { addExercise } from '#domain/exercise/logging/index.ts';
import { useMessages } from '../../../language/index.ts';
import { Button } from '../../../ui/button.tsx';
import { ExercisePicker } from '../../library/index.ts';
import { exerciseMessages } from '../../messages/index.ts';
import { useLog } from '../log/log-context.ts';

/** Adds an exercise at the end of a workout. */
export const AddExercise = memo(function AddExercise() {
  const log = useLog();
  const m = useMessages(exerciseMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button isWide icon={<Plus />} onPress={() => setOpen(true)}>
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
