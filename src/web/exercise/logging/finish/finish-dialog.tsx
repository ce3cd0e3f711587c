import { useState } from 'react';
import { isMostlyOpen, type OpenWork } from '#domain/exercise/logging/index.ts';
import { useMessages } from '../../../language/index.ts';
import { useTimeFormat } from '../../../time/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { DurationField } from '../../endurance/index.ts';
import type { SetCounts } from '../log/set-counts.ts';
import type { messages } from '../messages/en.ts';
import { loggingMessages } from '../messages/index.ts';

export interface Finishing {
  /** The ids of the sets to complete before the workout is finished. */
  readonly log: readonly string[];
  /** Whether to log what is typed in the quick field, too. */
  readonly logsText: boolean;
  /** The duration that the user entered; null if they entered none. */
  readonly lastedSeconds: number | null;
}

/** What to ask about before a workout is finished. */
export interface Unfinished extends OpenWork {
  /** The text of the quick field if no sets were found in it; else empty. */
  readonly unreadText: string;
  /** Whether the workout belongs to a programme. */
  readonly isOfProgramme: boolean;
  /** How many sets are done; intervals, if it is done by the clock. */
  readonly sets: SetCounts;
}

export interface FinishDialogProps {
  /** What to ask about; null while the dialog is closed. */
  readonly open: Unfinished | null;
  readonly onFinish: (how: Finishing) => void;
  readonly onDiscard: () => void;
  /** Leads back to the workout. */
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** Asks about open sets and text before a workout is finished. */
export function FinishDialog({ open, onClose, ...actions }: FinishDialogProps) {
  const m = useMessages(loggingMessages);
  return (
    <Dialog
      title={open === null ? '' : titleOf(open, m)}
      closeLabel={m.close}
      isOpen={open !== null}
      onOpenChange={onClose}
    >
      {open !== null && (
        <Stack gap={4}>
          {open.unreadText !== '' && (
            <>
              <Text>{m.textNotLoggedText({ text: open.unreadText })}</Text>
              <Button isWide onPress={actions.onBack}>
                {m.backToText}
              </Button>
            </>
          )}
          {open.isEmpty ? <EmptyWork {...actions} /> : <OpenSets open={open} {...actions} />}
        </Stack>
      )}
    </Dialog>
  );
}

function titleOf(open: Unfinished, m: typeof messages): string {
  const { isEmpty, typedSets, setsInText, unreadText, openWorking, sets } = open;
  if (isEmpty) return m.nothingLogged;
  const count = typedSets.length + setsInText;
  if (setsInText > 0) return m.setsNotLogged({ count });
  if (count > 0) return m.setsNotTicked({ count });
  if (unreadText !== '') return m.textNotLogged;
  if (openWorking === null) return m.howLong;
  if (sets.isByClock) return m.intervalsOpen({ count: sets.all - sets.done });
  return m.setsOpen({ count: openWorking.all - openWorking.done });
}

function EmptyWork({ onFinish, onDiscard }: Pick<FinishDialogProps, 'onFinish' | 'onDiscard'>) {
  const m = useMessages(loggingMessages);
  return (
    <Stack gap={4}>
      <Text>{m.nothingLoggedText}</Text>
      <Button variant="danger" isWide onPress={onDiscard}>
        {m.discardWorkout}
      </Button>
      <Button variant="quiet" isWide onPress={() => onFinish({ log: [], logsText: false, lastedSeconds: null })}>
        {m.finishAnyway}
      </Button>
    </Stack>
  );
}

type OpenSetsProps = Pick<FinishDialogProps, 'onFinish' | 'onBack'> & { readonly open: Unfinished };

function OpenSets({ open, onFinish, onBack }: OpenSetsProps) {
  const m = useMessages(loggingMessages);
  const [lastedSeconds, setLasted] = useState<number | null>(null);
  const { count } = useTimeFormat();
  const { typedSets, setsInText, isStartImplausible, openWorking, unreadText, isOfProgramme, sets } = open;
  const hasText = setsInText > 0;
  const asksOfSets = openWorking !== null && unreadText === '';
  const finishWithout = () => onFinish({ log: [], logsText: false, lastedSeconds });
  return (
    <Stack gap={4}>
      {hasText ? <Text>{m.setsNotLoggedText}</Text> : typedSets.length > 0 && <Text>{m.setsNotTickedText}</Text>}
      {openWorking !== null && typedSets.length === 0 && !hasText && (
        <Text>
          {sets.isByClock
            ? m.intervalsOpenText({ done: count(sets.done), all: count(sets.all) })
            : m.setsOpenText({ done: count(openWorking.done), all: count(openWorking.all) })}
        </Text>
      )}
      {openWorking !== null && isMostlyOpen(openWorking) && isOfProgramme && <Text>{m.dayStaysNext}</Text>}
      {isStartImplausible && (
        <DurationField
          label={m.durationField}
          description={m.durationFieldText}
          value={lastedSeconds}
          onChange={setLasted}
        />
      )}
      {typedSets.length === 0 && !hasText ? (
        <>
          {asksOfSets && (
            <Button variant="primary" isWide onPress={onBack}>
              {m.backToWorkout}
            </Button>
          )}
          <Button variant={asksOfSets ? 'secondary' : 'primary'} isWide onPress={finishWithout}>
            {asksOfSets ? m.finishAnyway : m.finish}
          </Button>
        </>
      ) : (
        <>
          <Button
            variant="primary"
            isWide
            onPress={() => onFinish({ log: typedSets, logsText: hasText, lastedSeconds })}
          >
            {hasText ? m.logAndFinish : m.logThem}
          </Button>
          <Button isWide onPress={finishWithout}>
            {m.leaveThemOut}
          </Button>
        </>
      )}
    </Stack>
  );
}
