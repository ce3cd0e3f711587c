import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Routine } from '#domain/exercise/index.ts';
import { addExercise } from '#domain/exercise/logging/index.ts';
import { changeTarget } from '#domain/exercise/programming/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import type { Change } from '../editing/index.ts';
import { ExercisePicker } from '../library/index.ts';
import { routinesMessages } from './messages/index.ts';

/** Adds an exercise at the end of a routine, with one working set. */
export function AddExercise({ change }: { readonly change: Change<Routine> }) {
  const m = useMessages(routinesMessages);
  const document = useDocument();
  const [isOpen, setOpen] = useState(false);
  const add = (key: string) =>
    change((draft) => {
      const ids = { exercise: document.newId(), set: document.newId() };
      addExercise(draft, ids, key);
      changeTarget(draft, ids.set, { kind: 'working' });
    });
  return (
    <>
      <Button isWide icon={<Plus />} onPress={() => setOpen(true)}>
        {m.addExercise}
      </Button>
      <ExercisePicker isOpen={isOpen} onOpenChange={setOpen} onPick={add} />
    </>
  );
}
