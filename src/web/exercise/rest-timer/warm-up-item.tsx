import { Flame } from 'lucide-react';
import type { KnownExercise, WorkoutExercise } from '#domain/exercise/index.ts';
import type { Arranged, Undo } from '#domain/exercise/logging/index.ts';
import { addWarmUps, loadMeansOf, warmUpFor } from '#domain/exercise/plates/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { MenuItem } from '../../ui/menu.tsx';
import { useLoadUnit } from '../quantities/index.ts';
import { restingMessages } from './messages/index.ts';
import { useBarsAndPlates } from './use-bars-and-plates.ts';

export interface WarmUpItemProps {
  readonly exercise: Pick<WorkoutExercise, 'id' | 'sets'>;
  readonly known: KnownExercise;
  readonly place: string | undefined;
  /** Applies an edit and shows a message that offers to undo it. The edit returns its undo function. */
  readonly onAdd: (message: string, edit: (draft: Arranged) => Undo) => void;
}

/**
 * A menu item that adds warm-up sets before the sets of an exercise, with loads that the user's equipment allows.
 * Renders nothing if the exercise has no working load or already has warm-up sets.
 */
export function WarmUpItem({ exercise, known, place, onAdd }: WarmUpItemProps) {
  const m = useMessages(restingMessages);
  const { newId } = useDocument();
  const unit = useLoadUnit(known);
  const owned = useBarsAndPlates(unit, place ?? null);
  const ramp = countsReps(known) ? warmUpFor(exercise.sets, loadMeansOf(known, owned, unit)) : [];
  if (ramp.length === 0) return null;
  return (
    <MenuItem
      icon={<Flame />}
      onAction={() => onAdd(m.warmUpAdded, (draft) => addWarmUps(draft, exercise, ramp, { unit, newId }))}
    >
      {m.addWarmUp}
    </MenuItem>
  );
}

function countsReps({ tracking }: KnownExercise): boolean {
  return tracking === 'loadReps' || tracking === 'weightedBodyWeight';
}
