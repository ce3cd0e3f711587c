import { useState } from 'react';
import { type PeriodLength, repeatedGoalKinds, sameWeight } from '#domain/exercise/goals/index.ts';
import type { RecordIn } from '#domain/user-document.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, type FormErrors } from '../../ui/form.tsx';
import { Select } from '../../ui/select.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import { MeasureField, useWeightTrend } from '../body/index.ts';
import { writeChanged } from '../write-changed.ts';
import { calendarMessages } from './messages/index.ts';
import {
  type GoalKind,
  type GoalTarget,
  isBodyWeight,
  isCounted,
  useGoalAmounts,
  useWeightRange,
} from './use-goal-amounts.ts';
import type { ListedGoal } from './use-goals.ts';

export interface GoalDialogProps {
  /** Null for a new one. */
  readonly goal: ListedGoal | null;
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

const kinds: readonly GoalKind[] = [...repeatedGoalKinds, 'bodyWeight', 'holdBodyWeight'];
const periods: readonly PeriodLength[] = ['day', 'week', 'month'];

function GoalForm({ goal, onDone }: { readonly goal: ListedGoal | null; readonly onDone: () => void }) {
  const m = useMessages(calendarMessages);
  const document = useDocument();
  const amounts = useGoalAmounts();
  const before = goal?.goal;
  const [kind, setKind] = useState<GoalKind>(before?.kind ?? 'sessions');
  const [per, setPer] = useState<PeriodLength>(before !== undefined && 'per' in before ? before.per : 'week');
  const shown = goal === null ? '' : amounts.inField(goal.goal.kind, goal.target);
  const [typed, setTyped] = useState(shown);
  const range = useWeightRange();
  const rangeShown = before?.kind === 'holdBodyWeight' ? range.inField(before.withinTyped) : range.usual;
  const [typedRange, setTypedRange] = useState(rangeShown);
  const [errors, setErrors] = useState<FormErrors | null>(null);
  const isAlreadyThere = useIsAlreadyThere();
  const { unit, word } = amounts.unitOf(kind);
  const isWeight = isBodyWeight(kind);
  const save = () => {
    const target = amounts.read(kind, typed);
    const within = kind === 'holdBodyWeight' ? range.read(typedRange) : undefined;
    if (target === null || within === null) {
      const message = isCounted(kind) ? m.notWhole : m.amountWrong;
      setErrors({ title: message, fields: [{ name: target === null ? 'amount' : 'within', message }] });
      return;
    }
    const write = (draft: RecordIn<'goals'>) => {
      const opened = before === undefined ? {} : { kind: before.kind, ...('per' in before && { per: before.per }) };
      writeChanged(draft, opened, { kind, per: isWeight ? undefined : per });
      // what was not typed anew stays as it was, whatever unit it is shown in
      if (goal === null || kind !== goal.goal.kind || typed !== shown) draft.target = target;
      if (within === undefined) draft.within = undefined;
      else if (goal === null || kind !== goal.goal.kind || typedRange !== rangeShown) draft.within = within;
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
      {!isWeight && (
        <ToggleGroup
          label={m.goalPer}
          options={periods.map((id) => ({ id, label: m.per[id] }))}
          value={per}
          onChange={setPer}
        />
      )}
      <MeasureField
        name="amount"
        label={kind === 'holdBodyWeight' ? m.holdAt : m.amount}
        unit={unit}
        unitWord={word}
        value={typed}
        onChange={setTyped}
        {...(kind === 'bodyWeight' && isAlreadyThere(amounts.read(kind, typed)) && { description: m.alreadyThere })}
        autoFocus
      />
      {kind === 'holdBodyWeight' && (
        <MeasureField
          name="within"
          label={m.within}
          description={m.withinText}
          unit={range.unit}
          unitWord={range.word}
          value={typedRange}
          onChange={setTypedRange}
        />
      )}
      <Button variant="primary" type="submit" isWide>
        {m.save}
      </Button>
    </Form>
  );
}

/** Whether a body weight to reach is what the trend says already. */
function useIsAlreadyThere(): (target: GoalTarget | null) => boolean {
  const now = useWeightTrend().at(-1)?.trend;
  return (target) =>
    target !== null && typeof target === 'object' && now !== undefined && Math.abs(target.si - now) <= sameWeight;
}
