import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { addExercise } from '#domain/exercise/logging/index.ts';
import { changeTarget } from '#domain/exercise/programming/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import { ExercisePicker } from '../logging/index.ts';
import { useCatalogue } from '../use-catalogue.ts';
import { routinesMessages } from './messages/index.ts';
import type { ChangeRoutine } from './routine-view.tsx';

/** Adds an exercise at the end of a routine, with one working set. */
export function AddExercise({ change }: { readonly change: ChangeRoutine }) {
  const m = useMessages(routinesMessages);
  const document = useDocument();
  const catalogue = useCatalogue();
  const offered = useMemo(() => [...catalogue.values()].filter(({ isOffered }) => isOffered), [catalogue]);
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
      <ExercisePicker
        exercises={offered}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onPick={({ key }) => add(key)}
        onMake={(name) => {
          const id = document.createRecord('exercises', (draft) => {
            draft.name = name;
            draft.tracking = 'loadReps';
          });
          add(`exercises/${id}`);
        }}
      />
    </>
  );
}
