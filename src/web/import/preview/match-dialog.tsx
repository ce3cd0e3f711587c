import { Plus, Search } from 'lucide-react';
import { useState } from 'react';
import type { RecordKey } from '#domain/kernel/index.ts';
import { ExercisePicker, useCatalogue } from '../../exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { SecondaryText, Text } from '../../ui/text.tsx';
import { importMessages } from '../messages/index.ts';
import type { ReadFiles } from '../worker/desk-protocol.ts';

export interface MatchDialogProps {
  readonly match: ReadFiles['matches'][number];
  readonly onChoose: (exercise: RecordKey | 'new') => void;
  readonly onClose: () => void;
}

/** Chooses the exercise for a name: a proposed one, a new one, or any other. */
export function MatchDialog({ match, onChoose, onClose }: MatchDialogProps) {
  const m = useMessages(importMessages);
  const catalogue = useCatalogue();
  const [isPicking, setPicking] = useState(false);
  const title = m.pickFor({ name: match.name });
  if (isPicking) {
    return (
      <ExercisePicker title={title} isOpen onOpenChange={onClose} onPick={onChoose} onMake={() => onChoose('new')} />
    );
  }
  const proposed = match.match.kind === 'new' ? [] : [{ key: match.match.key, text: m.suggested }];
  const others = match.alternatives.map(({ key, reason }) => ({ key, text: m.reasons[reason] }));
  return (
    <Dialog title={title} closeLabel={m.close} isOpen onOpenChange={onClose}>
      <Stack gap={2}>
        {[...proposed, ...others].map(({ key, text }) => (
          <Button key={key} isWide onPress={() => onChoose(key)}>
            <Stack as="span">
              <Text as="span" personal>
                {catalogue.get(key)?.name ?? m.unknownExercise}
              </Text>
              <SecondaryText as="span">{text}</SecondaryText>
            </Stack>
          </Button>
        ))}
        <Button isWide icon={<Plus />} onPress={() => onChoose('new')}>
          {m.newExercise}
        </Button>
        <Button isWide icon={<Search />} onPress={() => setPicking(true)}>
          {m.chooseExercise}
        </Button>
      </Stack>
    </Dialog>
  );
}
