import { useState } from 'react';
import {
  type KnownExercise,
  type SetResult,
  setRows,
  type WorkoutExercise,
  type WorkoutSet,
} from '#domain/exercise/index.ts';
import { changeResults, plannedResult, removeSets } from '#domain/exercise/logging/index.ts';
import { type DecimalMark, printTypedNumber } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { LoadUnit } from '../load-unit.ts';
import { exerciseMessages } from '../messages/index.ts';
import { isOpen, type OpenNumber } from '../typed-number.ts';
import { useDecimalMark } from '../use-decimal-mark.ts';
import { useLoadUnit } from '../use-load-unit.ts';
import { loggingMessages } from './messages/index.ts';
import {
  isLoadField,
  readTyped,
  resultFromTyped,
  type SetField,
  type SetFieldError,
  setFieldsOf,
} from './set-fields.ts';
import { setLabel } from './set-labels.ts';
import { useEffortScale } from './use-effort-scale.ts';
import type { WorkoutLog } from './use-workout-log.ts';

export interface SeveralSetsProps {
  readonly exercise: WorkoutExercise;
  readonly name: string;
  readonly known: KnownExercise | undefined;
  readonly log: WorkoutLog;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Applies the same change to several sets of an exercise. */
export function SeveralSets(props: SeveralSetsProps) {
  const m = useMessages(exerciseMessages);
  const l = useMessages(loggingMessages);
  return (
    <Sheet title={l.several} closeLabel={m.close} isOpen={props.isOpen} onOpenChange={props.onOpenChange}>
      <SeveralSetsForm {...props} />
    </Sheet>
  );
}

const kinds = ['working', 'warmUp', 'drop', 'failure', 'amrap'] as const;
type Kind = (typeof kinds)[number] | 'asItIs';

function SeveralSetsForm({ exercise: { sets }, known, log, onOpenChange }: SeveralSetsProps) {
  const m = useMessages(exerciseMessages);
  const l = useMessages(loggingMessages);
  const mark = useDecimalMark();
  const unit = useLoadUnit(known);
  const fields = setFieldsOf(known?.tracking, useEffortScale(sets));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(sets.map(({ id }) => id)));
  const choose = (id: string, isChosen: boolean) => setChosen((before) => withOrWithout(before, id, isChosen));
  const [kind, setKind] = useState<Kind>('asItIs');
  const [typed, setTyped] = useState<Readonly<Partial<Record<SetField, string>>>>({});
  const read = fields.map((field) => ({ field, read: changeOf(field, typed[field] ?? '', { unit, mark }) }));
  const change = Object.assign({}, ...read.map((each) => ('change' in each.read ? each.read.change : {})));
  const whole: Partial<SetResult> = { ...change, ...(kind !== 'asItIs' && { kind }) };
  const isReadable = read.every((each) => 'change' in each.read);
  const problemText = (problem: FieldProblem) =>
    typeof problem === 'string'
      ? { ...l.fieldErrors, 'not-a-number': m.notANumber }[problem]
      : m.openNumber(problem.open);
  const ids = sets.flatMap(({ id }) => (chosen.has(id) ? id : []));
  const act = (message: string, edit: Parameters<WorkoutLog['changeWithUndo']>[1]) => {
    onOpenChange(false);
    log.changeWithUndo(message, edit);
  };
  return (
    <Stack gap={4}>
      <SetsChoice sets={sets} known={known} chosen={chosen} onChange={choose} />
      <Text size={2} tone="muted">
        {l.severalText}
      </Text>
      <Select
        label={l.kind}
        placeholder={l.keepKind}
        value={kind}
        onChange={setKind}
        options={[
          { id: 'asItIs' as const, label: l.keepKind },
          ...kinds.map((id) => ({ id, label: l.kindsOfSets[id] })),
        ]}
      />
      {read.map(({ field, read: changed }) => (
        <TextField
          key={field}
          label={isLoadField(field) ? `${m[field]} (${unit})` : m[field]}
          inputMode="decimal"
          autoComplete="off"
          value={typed[field] ?? ''}
          onChange={(text) => setTyped((before) => ({ ...before, [field]: text }))}
          error={'problem' in changed ? problemText(changed.problem) : null}
        />
      ))}
      <Button
        variant="primary"
        isDisabled={ids.length === 0 || !isReadable || Object.keys(whole).length === 0}
        onPress={() => act(l.setsChanged({ count: ids.length }), (draft) => changeResults(draft, ids, whole))}
      >
        {l.changeSets({ count: ids.length })}
      </Button>
      <Button
        variant="danger"
        isDisabled={ids.length === 0}
        onPress={() => act(l.setsRemoved({ count: ids.length }), (draft) => removeSets(draft, ids))}
      >
        {l.removeSets({ count: ids.length })}
      </Button>
    </Stack>
  );
}

interface SetsChoiceProps extends Pick<SeveralSetsProps, 'known'> {
  readonly sets: readonly WorkoutSet[];
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (id: string, isChosen: boolean) => void;
}

/** Asks which sets to change. */
function SetsChoice({ sets, known, chosen, onChange }: SetsChoiceProps) {
  const m = useMessages(exerciseMessages);
  const l = useMessages(loggingMessages);
  const { count } = useTimeFormat();
  const mark = useDecimalMark();
  const unit = useLoadUnit(known);
  const numberLabel = (set: WorkoutSet) => {
    const rows = setRows(sets);
    const at = rows.findIndex((row) => row.includes(set));
    const number = count(at + 1);
    const side = l.sidesInShort[set.set.result?.side ?? ''];
    return rows[at]?.length === 2 && side !== undefined ? l.numberOfSide({ number, side }) : number;
  };
  return (
    <Stack as="div" gap={1}>
      <Text weight="medium">{l.whichSets}</Text>
      {sets.map((each) => {
        const { id, set } = each;
        return (
          <Checkbox key={id} isSelected={chosen.has(id)} onChange={(isChosen) => onChange(id, isChosen)}>
            {[
              m.setNumber({ number: numberLabel(each) }),
              setLabel(set.result ?? plannedResult({ id, set }, { last: null, above: null }), {
                tracking: known?.tracking,
                unit,
                number: (value) => printTypedNumber(value, mark, mark),
              }),
            ]
              .filter((words) => words !== '')
              .join(': ')}
          </Checkbox>
        );
      })}
    </Stack>
  );
}

type FieldProblem = SetFieldError | 'not-a-number' | { readonly open: OpenNumber };

/** Returns what a field of the form changes in a set, or why its text is invalid. An empty field changes nothing. */
function changeOf(
  field: SetField,
  typed: string,
  { unit, mark }: { readonly unit: LoadUnit; readonly mark: DecimalMark },
): { readonly change: Partial<SetResult> } | { readonly problem: FieldProblem } {
  const value = readTyped(field, typed, mark);
  if (value === null) return { change: {} };
  if (value === undefined) return { problem: 'not-a-number' };
  if (isOpen(value)) return { problem: { open: value } };
  const change = resultFromTyped(field, { value, typed, unit });
  return typeof change === 'string' ? { problem: change } : { change };
}

function withOrWithout(ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const others = [...ids].filter((each) => each !== id);
  return new Set(isIn ? [...others, id] : others);
}
