import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { TrainingDays } from '#domain/exercise/goals/index.ts';
import { recordKey, toSi } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import { PlainList, Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { offerUndo } from '../../undo/index.ts';
import { ThrownAway } from '../editing/index.ts';
import { useQuantityLabels } from '../quantities/index.ts';
import { GoalDialog } from './goal-dialog.tsx';
import { GoalRow } from './goal-row.tsx';
import { calendarMessages } from './messages/index.ts';
import { useGoalNames } from './use-goal-names.ts';
import { type ListedGoal, useGoals } from './use-goals.ts';

export function Goals({ days }: { readonly days: TrainingDays }) {
  const m = useMessages(calendarMessages);
  const document = useDocument();
  const goals = useGoals();
  const [edited, setEdited] = useState<ListedGoal | 'new' | null>(null);
  const remove = (id: string) => {
    const key = recordKey('goals', id);
    document.trash([key]);
    offerUndo(m.goalRemoved, () => document.restore([key]));
  };
  return (
    <Stack as="section" gap={3} aria-label={m.goals}>
      <Row gap={2} align="center" justify="between" wrap>
        <Button icon={<Plus />} onPress={() => setEdited('new')}>
          {m.addGoal}
        </Button>
      </Row>
      {goals.length === 0 ? (
        <NoGoals />
      ) : (
        <PlainList gap={4}>
          {goals.map((each) => (
            <li key={each.id}>
              <GoalRow goal={each.goal} days={days} onChange={() => setEdited(each)} onRemove={() => remove(each.id)} />
            </li>
          ))}
        </PlainList>
      )}
      <ThrownAwayGoals />
      <GoalDialog goal={edited === 'new' ? null : edited} isOpen={edited !== null} onClose={() => setEdited(null)} />
    </Stack>
  );
}

function NoGoals() {
  const m = useMessages(calendarMessages);
  const { system, distance } = useQuantityLabels();
  const usual = { si: system === 'mi' ? toSi(12, 'mi') : toSi(20, 'km') };
  return <Text tone="muted">{m.noGoals({ distance: distance(usual, 'run') })}</Text>;
}

function ThrownAwayGoals() {
  const m = useMessages(calendarMessages);
  const { nameOf } = useGoalNames();
  const things = useGoals('trash').map(({ id, goal }) => ({
    key: recordKey('goals', id),
    name: nameOf(goal),
  }));
  return <ThrownAway title={m.goalsInTrash} things={things} />;
}
