import type { ExerciseMatch } from '#domain/import/matching/index.ts';
import { type MadeExercise, MadeFields, type ShownMade } from '../../exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { importMessages } from '../messages/index.ts';

type NewExercise = ExerciseMatch['asNew'];

export interface NewExerciseSheetProps {
  /** The exercises that are edited, at least one. */
  readonly made: readonly NewExercise[];
  /** Sets properties of all of them. */
  readonly onChange: (said: Partial<MadeExercise>) => void;
  readonly onClose: () => void;
}

/** Edits what the import creates, for one exercise or several at once. Each change takes effect immediately. */
export function NewExerciseSheet({ made, onChange, onClose }: NewExerciseSheetProps) {
  const m = useMessages(importMessages);
  const [first] = made;
  const title = made.length === 1 && first !== undefined ? first.name : m.editCount({ count: made.length });
  return (
    <Sheet title={title} closeLabel={m.close} isOpen onOpenChange={onClose}>
      <Stack gap={3}>
        {made.length > 1 && <Text tone="muted">{m.editSeveralText({ count: made.length })}</Text>}
        <MadeFields value={commonOf(made)} onChange={onChange} />
        <Button variant="primary" isWide onPress={onClose}>
          {m.done}
        </Button>
      </Stack>
    </Sheet>
  );
}

/** Returns what several exercises have in common. What differs is shown as not set. */
function commonOf(made: readonly NewExercise[]): ShownMade {
  const common = <T,>(read: (each: NewExercise) => T, otherwise: T): T => {
    const values = new Map(made.map((each) => [JSON.stringify(read(each)), read(each)]));
    return values.size === 1 ? ([...values.values()][0] ?? otherwise) : otherwise;
  };
  return {
    tracking: common<string | null>(({ tracking }) => tracking, null),
    equipment: common(({ equipment }) => equipment, null),
    muscles: common(({ muscles }) => muscles, {}),
    isUnilateral: common(({ isUnilateral }) => isUnilateral, false),
  };
}
