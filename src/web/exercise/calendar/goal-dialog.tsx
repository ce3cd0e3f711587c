import { useState } from 'react';
import { type PeriodLength, repeatedGoalKinds } from '#domain/exercise/goals/index.ts';
import type { RecordIn } from '#domain/user-document.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, type FormErrors } from '../../ui/form.tsx';
import { Select } from '../../ui/select.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import { MeasureField } from '../body/index.ts';
import { writeChanged } from '../write-changed.ts';
import { calendarMessages } from './messages/index.ts';
import { type GoalKind, isCounted, useGoalAmounts } from './use-goal-amounts.ts';
import type { FollowedGoal } from './use-goals.ts';

export interface GoalDialogProps {
  /** Null for a new one. */
  readonly goal: FollowedGoal | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function GoalDialog({ goal, isOpen, onClose }: GoalDialogProps) {
  const m = useMessages(calendarMessages);
  return (
    <Dialog
      title={goal === null ? m.addGoal : m.changeGoal}
      closeLabel={m.close}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <GoalForm goal={goal} onDone={onClose} />
    </Dialog>
  );
}

const kinds: readonly GoalKind[] = [...repeatedGoalKinds, 'bodyWeight'];
const periods: readonly PeriodLength[] = ['day', 'week', 'month'];

function GoalForm({ goal, onDone }: { readonly goal: FollowedGoal | null; readonly onDone: () => void }) {
  const m = useMessages(calendarMessages);
  const document = useDocument();
  const amounts = useGoalAmounts();
  const before = goal?.goal;
  const [kind, setKind] = useState<GoalKind>(before?.kind ?? 'sessions');
  const [per, setPer] = useState<PeriodLength>(before !== undefined && 'per' in before ? before.per : 'week');
  const shown = goal === null ? '' : amounts.inField(goal.goal.kind, goal.target);
  const [typed, setTyped] = useState(shown);
  const [errors, setErrors] = useState<FormErrors | null>(null);
  const { unit, word } = amounts.unitOf(kind);
  const save = () => {
    const target = amounts.read(kind, typed);
    if (target === null) {
      const message = isCounted(kind) ? m.notWhole : m.amountWrong;
      setErrors({ title: message, fields: [{ name: 'amount', message }] });
      return;
    }
    const write = (draft: RecordIn<'goals'>) => {
      const opened = before === undefined ? {} : { kind: before.kind, ...('per' in before && { per: before.per }) };
      writeChanged(draft, opened, { kind, per: kind === 'bodyWeight' ? undefined : per });
      // what was not typed anew stays as it was, whatever unit it is shown in
      if (goal === null || kind !== goal.goal.kind || typed !== shown) draft.target = target;
    };
    if (goal === null) {
      document.createRecord('goals', (draft) => {
        write(draft);
        draft.from = document.today();
      });
    } else document.changeRecord('goals', goal.id, write);
    onDone();
  };
  return (
    <Form label={m.goals} errors={errors} onSubmit={save}>
      <Select
        label={m.goalOf}
        placeholder={m.goalOf}
        options={kinds.map((id) => ({ id, label: m.kinds[id] }))}
        value={kind}
        onChange={setKind}
      />
      {kind !== 'bodyWeight' && (
        <ToggleGroup
          label={m.goalPer}
          options={periods.map((id) => ({ id, label: m.per[id] }))}
          value={per}
          onChange={setPer}
        />
      )}
      <MeasureField
        name="amount"
        label={m.amount}
        unit={unit}
        unitWord={word}
        value={typed}
        onChange={setTyped}
        autoFocus
      />
      <Button variant="primary" type="submit" isWide>
        {m.save}
      </Button>
    </Form>
  );
}
