import { RotateCcw } from 'lucide-react';
import type { Exercise, KnownExercise } from '#domain/exercise/index.ts';
import { useHistory, useVersionMoment } from '../../history/index.ts';
import { useMessages } from '../../language/index.ts';
import { assign, useRecord } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { offerUndo } from '../../undo/index.ts';
import type { Change } from '../editing/index.ts';
import { cuesReplaced } from './cues-replaced.ts';
import { libraryMessages } from './messages/index.ts';

export interface ReplacedCuesProps {
  readonly exercise: KnownExercise;
  readonly change: Change<Exercise>;
}

/**
 * Lists the cues that another device replaced at the same time, and offers to restore them. Shows nothing offline,
 * because history exists only on the server.
 */
export default function ReplacedCues({ exercise, change }: ReplacedCuesProps) {
  const m = useMessages(libraryMessages);
  const moment = useVersionMoment();
  const { value } = useHistory('exercises', exercise.id);
  const { entry } = useRecord('exercises', exercise.id);
  const before = exercise.cue ?? undefined;
  const restore = (cue: string) => {
    change(assign({ cue }));
    const undo = () =>
      change((draft) => {
        if (draft.cue === cue) draft.cue = before;
      });
    offerUndo(m.cueRestored, undo);
  };
  return cuesReplaced(value?.states ?? [], entry?.leaves.get('cue')).map(({ cue, replacedAt }) => (
    <Stack key={cue} gap={2} align="start">
      <Text size={2} personal>
        {m.cueReplaced({ cue, ...moment(replacedAt) })}
      </Text>
      <Button icon={<RotateCcw />} aria-label={m.restoreCue({ cue })} onPress={() => restore(cue)}>
        {m.restore}
      </Button>
    </Stack>
  ));
}
