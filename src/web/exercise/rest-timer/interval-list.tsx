import { useLocale } from 'react-aria-components/I18nProvider';
import { isDone, setsInTurn } from '#domain/exercise/logging/index.ts';
import { useMessages } from '../../language/index.ts';
import type { RecordEntry } from '../../replica/index.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { restingMessages } from './messages/index.ts';
import { clockLabel } from './rest-labels.ts';
import { useIntervals, useTimedExercises } from './use-intervals.ts';

export interface IntervalListProps {
  readonly workout: RecordEntry<'workouts'>;
  readonly onComplete: (setId: string, seconds: number) => void;
  readonly onReopen: (setId: string) => void;
}

/** The sets of a workout by the clock, in the order in which they are done. Each can be ticked off by hand. */
export function IntervalList({ workout, onComplete, onReopen }: IntervalListProps) {
  const m = useMessages(restingMessages);
  const { locale } = useLocale();
  const { exercises, nameOf } = useTimedExercises(workout);
  const [intervals] = useIntervals();
  return (
    <Stack as="ol" aria-label={m.intervals}>
      {setsInTurn(exercises).map((each) => {
        const { id, set } = each;
        const seconds = set.result?.seconds ?? set.target?.seconds ?? 0;
        const isCurrent = intervals?.set === id;
        return (
          <Row
            key={id}
            as="li"
            gap={3}
            align="center"
            justify="between"
            {...(isCurrent && { 'aria-current': 'step' as const })}
          >
            <Checkbox
              isSelected={isDone(each)}
              onChange={(isTicked) => (isTicked ? onComplete(id, seconds) : onReopen(id))}
            >
              <Text weight={isCurrent ? 'strong' : 'regular'}>{nameOf(id)}</Text>
            </Checkbox>
            <Text numeric weight={isCurrent ? 'strong' : 'regular'}>
              {clockLabel(seconds, locale)}
            </Text>
          </Row>
        );
      })}
    </Stack>
  );
}
