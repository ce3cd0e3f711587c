import { RotateCcw } from 'lucide-react';
import { hasPlace, type PastValue, standsNow } from '#domain/exercise/logging/index.ts';
import { useMessages } from '../../language/index.ts';
import type { RecordEntry } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { SecondaryText, Text } from '../../ui/text.tsx';
import { earlierMessages } from './messages/index.ts';
import { usePastLabels } from './use-past-labels.ts';
import type { TakingBack } from './use-take-back.ts';

export interface PastRowProps {
  readonly workout: RecordEntry<'workouts'>;
  readonly past: PastValue;
  /** Why the value was replaced; null if the text above already says so. */
  readonly why: string | null;
  readonly taking: TakingBack;
}

/**
 * An earlier value of a workout: which field it was in, what that field contains now, and a button to restore the
 * value.
 */
export function PastRow({ workout, past, why, taking }: PastRowProps) {
  const m = useMessages(earlierMessages);
  const { where, was, now } = usePastLabels(workout, past);
  const stands = standsNow(past, workout.leaves);
  const canStand = hasPlace(past, workout.leaves);
  return (
    <Row gap={4} rowGap={2} align="center" justify="between" wrap>
      <Stack gap={1} basis={14}>
        <Text personal weight="medium">
          {where}
        </Text>
        <Text personal numeric>
          {was}
        </Text>
        <SecondaryText personal numeric>
          {stands ? m.isCurrent : now === null ? m.nothingNow : m.nowWords({ words: now })}
        </SecondaryText>
        {why !== null && <SecondaryText>{why}</SecondaryText>}
        {!canStand && <SecondaryText>{m.notRestorable}</SecondaryText>}
      </Stack>
      {!stands && canStand && !workout.inTrash && (
        <Button
          icon={<RotateCcw />}
          isPending={taking.isPending}
          aria-label={m.restoreOf({ where, words: was })}
          onPress={() => taking.takeBack(past, m.restored({ where, words: was }))}
        >
          {m.restore}
        </Button>
      )}
    </Row>
  );
}
