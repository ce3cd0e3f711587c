import { Link2, Link2Off } from 'lucide-react';
import type { Routine } from '#domain/exercise/index.ts';
import { joinSuperset, leaveSuperset, moveExercise, removeExercise } from '#domain/exercise/logging/index.ts';
import type { RoutineExercise } from '#domain/exercise/programming/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { useDocument } from '../../../replica/index.ts';
import { DeleteItem, MenuItem, MoreMenu, MoveItems } from '../../../ui/menu.tsx';
import { offerUndo } from '../../../undo/index.ts';
import { useCatalogue } from '../../catalogue/index.ts';
import { type Change, changeWithUndo } from '../../editing/index.ts';
import { routinesMessages } from '../messages/index.ts';

export interface RoutineExerciseMenuProps {
  readonly each: RoutineExercise;
  readonly exercises: readonly RoutineExercise[];
  readonly name: string;
  readonly change: Change<Routine>;
}

export function RoutineExerciseMenu({ each, exercises, name, change }: RoutineExerciseMenuProps) {
  const m = useMessages(routinesMessages);
  const document = useDocument();
  const catalogue = useCatalogue();
  const at = exercises.findIndex(({ id }) => id === each.id);
  const below = exercises[at + 1];
  const { superset } = each.exercise;
  const isTogether = superset !== undefined && exercises.filter((x) => x.exercise.superset === superset).length > 1;
  const canJoin = below !== undefined && !(isTogether && below.exercise.superset === superset);
  const nameOf = ({ exercise }: RoutineExercise) =>
    catalogue.get(exercise.exercise as RecordKey)?.name ?? m.unknownExercise;
  const setOrder = (order: string | undefined) =>
    change((draft) => {
      const exercise = draft.exercises[each.id];
      if (exercise !== undefined) exercise.order = order;
    });
  const move = (to: number) => {
    const before = each.exercise.order;
    change((draft) => moveExercise(draft, exercises, each.id, to));
    offerUndo(m.moved({ name }), () => setOrder(before));
  };
  return (
    <MoreMenu label={m.moreAbout({ name })}>
      <MoveItems labels={m} canMove={(by) => exercises[at + by] !== undefined} onMove={(by) => move(at + by)} />
      {canJoin && (
        <MenuItem
          icon={<Link2 />}
          onAction={() => change((draft) => joinSuperset(draft, [each.id, below.id], document.newId()))}
        >
          {m.joinNext({ name: nameOf(below) })}
        </MenuItem>
      )}
      {isTogether && (
        <MenuItem icon={<Link2Off />} onAction={() => change((draft) => leaveSuperset(draft, each.id))}>
          {m.leaveSuperset}
        </MenuItem>
      )}
      <DeleteItem
        onAction={() =>
          changeWithUndo(change, m.exerciseRemoved({ name }), (draft) => removeExercise(draft, each.id, document.now()))
        }
      >
        {m.removeExercise({ name })}
      </DeleteItem>
    </MoreMenu>
  );
}
