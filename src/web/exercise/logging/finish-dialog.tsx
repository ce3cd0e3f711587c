import { useState } from 'react';
import type { OpenWork } from '#domain/exercise/logging/index.ts';
import { useMessages } from '../../language/index.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { DurationField } from '../endurance/index.ts';
import { loggingMessages } from './messages/index.ts';

export interface Finishing {
  /** The ids of the sets to complete before the workout is finished. */
  readonly log: readonly string[];
  /** The duration that the user entered; null if they entered none. */
  readonly lastedSeconds: number | null;
}

export interface FinishDialogProps {
  /** The open sets to ask about; null while the dialog is closed. */
  readonly open: OpenWork | null;
  readonly onFinish: (how: Finishing) => void;
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}

/** Asks about open sets before a workout is finished. */
export function FinishDialog({ open, onClose, ...actions }: FinishDialogProps) {
  const m = useMessages(loggingMessages);
  const count = open?.typedSets.length ?? 0;
  const title = open?.isEmpty ? m.nothingLogged : count > 0 ? m.setsNotTicked({ count }) : m.howLong;
  return (
    <Dialog title={title} closeLabel={m.close} isOpen={open !== null} onOpenChange={onClose}>
      {open !== null &&
        (open.isEmpty ? <EmptyWork {...actions} /> : <OpenSets open={open} onFinish={actions.onFinish} />)}
    </Dialog>
  );
}

function EmptyWork({ onFinish, onDiscard }: Pick<FinishDialogProps, 'onFinish' | 'onDiscard'>) {
  const m = useMessages(loggingMessages);
  return (
    <Stack gap={4}>
      <Text>{m.nothingLoggedText}</Text>
      <Button variant="danger" isWide onPress={onDiscard}>
        {m.discardWorkout}
      </Button>
      <Button variant="quiet" isWide onPress={() => onFinish({ log: [], lastedSeconds: null })}>
        {m.finishAnyway}
      </Button>
    </Stack>
  );
}

function OpenSets({ open, onFinish }: { readonly open: OpenWork; readonly onFinish: FinishDialogProps['onFinish'] }) {
  const m = useMessages(loggingMessages);
  const [lastedSeconds, setLasted] = useState<number | null>(null);
  const { typedSets, isStartApart } = open;
  return (
    <Stack gap={4}>
      {typedSets.length > 0 && <Text>{m.setsNotTickedText}</Text>}
      {isStartApart && (
        <DurationField
          label={m.durationField}
          description={m.durationFieldText}
          value={lastedSeconds}
          onChange={setLasted}
        />
      )}
      {typedSets.length === 0 ? (
        <Button variant="primary" isWide onPress={() => onFinish({ log: [], lastedSeconds })}>
          {m.finish}
        </Button>
      ) : (
        <>
          <Button variant="primary" isWide onPress={() => onFinish({ log: typedSets, lastedSeconds })}>
            {m.logThem}
          </Button>
          <Button isWide onPress={() => onFinish({ log: [], lastedSeconds })}>
            {m.leaveThemOut}
          </Button>
        </>
      )}
    </Stack>
  );
}
