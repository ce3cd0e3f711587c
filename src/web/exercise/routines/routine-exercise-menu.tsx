import { ArrowDown, ArrowUp, Ellipsis, Link2, Link2Off, Trash2 } from 'lucide-react';
import { joinSuperset, leaveSuperset, moveExercise, removeExercise } from '#domain/exercise/logging/index.ts';
import type { RoutineExercise } from '#domain/exercise/programming/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { offerUndo } from '../../undo/index.ts';
import { changeWithUndo } from '../change-with-undo.ts';
import { useCatalogue } from '../use-catalogue.ts';
import { routinesMessages } from './messages/index.ts';
import type { ChangeRoutine } from './routine-view.tsx';

export interface RoutineExerciseMenuProps {
  readonly each: RoutineExercise;
  readonly exercises: readonly RoutineExercise[];
  readonly name: string;
  readonly change: ChangeRoutine;
}

export function RoutineExerciseMenu({ each, exercises, name, change }: RoutineExerciseMenuProps) {
  const m = useMessages(routinesMessages);
  const document = useDocument();
  const catalogue = useCatalogue();
  const label = m.moreAbout({ name });
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
    offerUndo({ message: m.moved({ name }), label: m.undo, undo: () => setOrder(before) });
  };
  return (
    <Menu label={label} trigger={<IconButton icon={<Ellipsis />} label={label} />}>
      {at > 0 && (
        <MenuItem icon={<ArrowUp />} onAction={() => move(at - 1)}>
          {m.moveUp}
        </MenuItem>
      )}
      {below !== undefined && (
        <MenuItem icon={<ArrowDown />} onAction={() => move(at + 1)}>
          {m.moveDown}
        </MenuItem>
      )}
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
      <MenuItem
        icon={<Trash2 />}
        tone="danger"
        onAction={() =>
          changeWithUndo(change, { message: m.exerciseRemoved({ name }), label: m.undo }, (draft) =>
            removeExercise(draft, each.id, document.now()),
          )
        }
      >
        {m.removeExercise({ name })}
      </MenuItem>
    </Menu>
  );
}
