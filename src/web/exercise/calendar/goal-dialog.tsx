import { useState } from 'react';
import {
  canBeOfSport,
  choiceOfGoal,
  type GoalChoice,
  hasPeriod,
  isOfExercise,
  leavesOfGoal,
  type PeriodLength,
  sameWeight,
} from '#domain/exercise/goals/index.ts';
import type { RecordIn } from '#domain/user-document.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { SubmitButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, type FormErrors } from '../../ui/form.tsx';
import { Select } from '../../ui/select.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import { MeasureField, useWeightTrend } from '../body/index.ts';
import { useCatalogue } from '../catalogue/index.ts';
import { writeChanged } from '../editing/index.ts';
import { SportField, SubjectField } from './goal-fields.tsx';
import { calendarMessages } from './messages/index.ts';
import { useFirstChoice } from './use-first-choice.ts';
import {
  type GoalKind,
  type GoalScope,
  type GoalTarget,
  isWrong,
  useGoalAmounts,
  useWeightRange,
} from './use-goal-amounts.ts';
import type { ListedGoal } from './use-goals.ts';

export interface GoalDialogProps {
  /** The goal to edit; null to create one. */
  readonly goal: ListedGoal | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function GoalDialog({ goal, isOpen, onClose }: GoalDialogProps) {
  const m = useMessages(calendarMessages);
  return (
    <Dialog title={goal === null ? m.addGoal : m.editGoal} closeLabel={m.close} isOpen={isOpen} onOpenChange={onClose}>
      <GoalForm goal={goal} onClose={onClose} />
    </Dialog>
  );
}

const kinds: readonly GoalKind[] = [
  'sessions',
  'workouts',
  'activities',
  'duration',
  'distance',
  'sets',
  'volume',
  'e1rm',
  'bodyWeight',
  'holdBodyWeight',
];
const periods: readonly PeriodLength[] = ['day', 'week', 'month'];

type GoalFormProps = Omit<GoalDialogProps, 'isOpen'>;

function GoalForm(props: GoalFormProps) {
  const m = useMessages(calendarMessages);
  const { choice, setChoice, target, amount, within, errors, save } = useGoalForm(props);
  const isAlreadyThere = useIsAlreadyThere();
  const { kind } = choice;
  return (
    <Form label={m.goals} errors={errors} onSubmit={save}>
      <Select
        label={m.goalType}
        options={kinds.map((id) => ({ id, label: m.kinds[id] }))}
        value={kind}
        onChange={(chosen) => setChoice({ ...choice, kind: chosen })}
      />
      {canBeOfSport(kind) && <SportField choice={choice} onChange={setChoice} />}
      {isOfExercise(kind) && <SubjectField key={kind} choice={choice} onChange={setChoice} />}
      {hasPeriod(kind) && (
        <ToggleGroup
          label={m.every}
          options={periods.map((id) => ({ id, label: m.per[id] }))}
          value={choice.per}
          onChange={(per) => setChoice({ ...choice, per })}
        />
      )}
      <MeasureField
        name="amount"
        label={kind === 'holdBodyWeight' ? m.targetWeight : m.target}
        {...amount}
        {...(kind === 'bodyWeight' && !isWrong(target) && isAlreadyThere(target) && { description: m.alreadyThere })}
        autoFocus
      />
      {kind === 'holdBodyWeight' && (
        <MeasureField name="within" label={m.within} description={m.withinText} {...within} />
      )}
      <SubmitButton isWide>{m.save}</SubmitButton>
    </Form>
  );
}

/** Holds what is entered in the form of a goal, and saves it. */
function useGoalForm({ goal, onClose }: GoalFormProps) {
  const m = useMessages(calendarMessages);
  const document = useDocument();
  const amounts = useGoalAmounts();
  const range = useWeightRange();
  const scopeOf = useGoalScope();
  const firstChoice = useFirstChoice();
  const [opened] = useState(goal === null ? firstChoice : choiceOfGoal(goal.goal));
  const [choice, setChoice] = useState(opened);
  const { kind } = choice;
  const shown = goal === null ? '' : amounts.inField(scopeOf(opened), goal.target);
  const [typed, setTyped] = useState(shown);
  const rangeShown = goal?.goal.kind === 'holdBodyWeight' ? range.inField(goal.goal.withinTyped) : range.usual;
  const [typedRange, setTypedRange] = useState(rangeShown);
  const [errors, setErrors] = useState<FormErrors | null>(null);
  const { unit, word } = amounts.unitOf(scopeOf(choice));
  const target = amounts.read(scopeOf(choice), typed);

  const save = () => {
    const within = kind === 'holdBodyWeight' ? range.read(typedRange) : undefined;
    const isOfNothing = isOfExercise(kind) && choice.exercise === null && choice.muscle === null;
    if (isOfNothing || isWrong(target) || (within !== undefined && isWrong(within))) {
      const fields = [
        ...(isOfNothing ? [{ name: 'subject', message: m.subjectMissing }] : []),
        ...(isWrong(target) ? [{ name: 'amount', message: target.error }] : []),
        ...(within !== undefined && isWrong(within) ? [{ name: 'within', message: within.error }] : []),
      ];
      setErrors({ title: fields[0]?.message ?? m.amountWrong, fields });
      return;
    }
    const write = (draft: RecordIn<'goals'>) => {
      writeChanged(draft, goal === null ? {} : leavesOfGoal(opened), leavesOfGoal(choice));
      // an unedited amount keeps its original unit
      const isAsOpened = goal !== null && typed === shown && word === amounts.unitOf(scopeOf(opened)).word;
      if (!isAsOpened) draft.target = target;
      if (within === undefined) draft.within = undefined;
      else if (opened.kind !== kind || typedRange !== rangeShown) draft.within = within;
    };
    if (goal === null) {
      document.createRecord('goals', (draft) => {
        write(draft);
        draft.from = document.today();
      });
    } else document.changeRecord('goals', goal.id, write);
    onClose();
  };

  return {
    choice,
    setChoice,
    target,
    amount: { unit, unitWord: word, value: typed, onChange: setTyped },
    within: { unit: range.unit, unitWord: range.word, value: typedRange, onChange: setTypedRange },
    errors,
    save,
  };
}

/** Returns a function for what determines the unit of a goal that is being chosen. */
function useGoalScope(): (choice: GoalChoice) => GoalScope {
  const catalogue = useCatalogue();
  return ({ kind, sport, exercise }) => ({
    kind,
    sport: canBeOfSport(kind) ? (sport ?? undefined) : undefined,
    exercise: exercise === null ? undefined : catalogue.get(exercise),
  });
}

/** Returns whether the weight trend already equals the body weight of a goal. */
function useIsAlreadyThere(): (target: GoalTarget) => boolean {
  const now = useWeightTrend().at(-1)?.trend;
  return (target) => typeof target === 'object' && now !== undefined && Math.abs(target.si - now) <= sameWeight;
}
