import { Check, Pencil } from 'lucide-react';
import { type FollowedGoal, type TrainingDays, type WeightGoal, weightProgress } from '#domain/exercise/goals/index.ts';
import { useMessages } from '../../language/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { DeleteItem, MenuItem, MoreMenu } from '../../ui/menu.tsx';
import { Progress } from '../../ui/progress.tsx';
import { SecondaryText, Text } from '../../ui/text.tsx';
import { useMeasureFormat, useWeightTrend } from '../body/index.ts';
import { Explained } from '../explain/index.ts';
import styles from './calendar.module.css';
import { calendarMessages } from './messages/index.ts';
import { useGoalState } from './use-goal-state.ts';

export interface GoalRowProps {
  readonly goal: FollowedGoal;
  readonly days: TrainingDays;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

export function GoalRow({ goal, days, onChange, onRemove }: GoalRowProps) {
  const m = useMessages(calendarMessages);
  const { count } = useTimeFormat();
  const { name, inARow, streak } = useGoalState(goal, days);
  return (
    <Row gap={2} align="center" bleedEnd={3}>
      <Stack gap={1} grow>
        <GoalProgress goal={goal} days={days} />
        {goal.kind === 'bodyWeight' && <ByTrend goal={goal} />}
        {streak !== '' && (
          <SecondaryText>
            <Explained
              formula="goals/streak"
              inputs={[
                { name: m.target, value: name },
                { name: m.currentStreak, value: count(inARow) },
              ]}
            >
              {streak}
            </Explained>
          </SecondaryText>
        )}
      </Stack>
      <MoreMenu label={m.moreAbout({ name })}>
        <MenuItem icon={<Pencil />} onAction={onChange}>
          {m.edit}
        </MenuItem>
        <DeleteItem onAction={onRemove}>{m.remove}</DeleteItem>
      </MoreMenu>
    </Row>
  );
}

function ByTrend({ goal }: { readonly goal: WeightGoal }) {
  const m = useMessages(calendarMessages);
  const { reckoned } = useMeasureFormat();
  const progress = weightProgress(goal, useWeightTrend());
  if (progress === null) return null;
  const inputs = [
    { name: m.trendAtStart, value: reckoned(progress.start, 'mass') },
    { name: m.trendNow, value: reckoned(progress.now, 'mass') },
  ];
  return (
    <SecondaryText>
      <Explained formula="body/trend" inputs={inputs}>
        {m.byTrend}
      </Explained>
    </SecondaryText>
  );
}

/** The progress of a goal, as a bar and as text. */
export function GoalProgress({ goal, days }: Pick<GoalRowProps, 'goal' | 'days'>) {
  const m = useMessages(calendarMessages);
  const { name, state, share, isMet } = useGoalState(goal, days);
  return (
    <Row gap={2} align="end" className={styles.progress}>
      <Stack grow>
        <Progress label={name} value={share} max={1} valueLabel={state} />
      </Stack>
      {isMet && (
        <Text as="span" tone="good">
          <Check role="img" aria-label={m.met} />
        </Text>
      )}
    </Row>
  );
}
