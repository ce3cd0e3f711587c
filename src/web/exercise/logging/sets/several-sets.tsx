import { useState } from 'react';
import {
  type KnownExercise,
  type SetResult,
  setRows,
  type WorkoutExercise,
  type WorkoutSet,
} from '#domain/exercise/index.ts';
import { changeResults, isDone, plannedResult, removeSets } from '#domain/exercise/logging/index.ts';
import { printTypedNumber } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { useTimeFormat } from '../../../time/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Select } from '../../../ui/select.tsx';
import { SecondaryText, Text } from '../../../ui/text.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useDecimalMark, useLoadUnit } from '../../quantities/index.ts';
import { isLoadField, type SetField, setFieldsOf, setKinds, setLabel } from '../../workouts/index.ts';
import { useLog } from '../log/log-context.ts';
import { useEffortScale } from '../log/use-effort-scale.ts';
import type { WorkoutLog } from '../log/use-workout-log.ts';
import { loggingMessages } from '../messages/index.ts';
import { changeFromTyped, useProblemText } from './typed-change.ts';

export interface SeveralSetsProps {
  readonly exercise: WorkoutExercise;
  readonly known: KnownExercise | undefined;
  readonly onClose: () => void;
}

/** Applies the same change to several sets of an exercise. */
export function SeveralSets(props: SeveralSetsProps) {
  const m = useMessages(loggingMessages);
  return (
    <Sheet title={m.several} closeLabel={m.close} isOpen onOpenChange={props.onClose}>
      <SeveralSetsForm {...props} />
    </Sheet>
  );
}

type Kind = (typeof setKinds)[number] | 'asItIs';

function SeveralSetsForm({ exercise: { sets }, known, onClose }: SeveralSetsProps) {
  const log = useLog();
  const m = useMessages(loggingMessages);
  const mark = useDecimalMark();
  const problemText = useProblemText();
  const unit = useLoadUnit(known);
  const fields = setFieldsOf(known?.tracking, useEffortScale(sets));
  const [chosen, setChosen] = useState(() => firstChoice(sets));
  const choose = (id: string, isChosen: boolean) => setChosen((before) => withOrWithout(before, id, isChosen));
  const [kind, setKind] = useState<Kind>('asItIs');
  const [typed, setTyped] = useState<Readonly<Partial<Record<SetField, string>>>>({});
  // an empty field changes nothing
  const read = fields.map((field) => {
    const text = typed[field] ?? '';
    return { field, read: text.trim() === '' ? { change: {} } : changeFromTyped(field, text, { unit, mark }) };
  });
  const change = Object.assign({}, ...read.map((each) => ('change' in each.read ? each.read.change : {})));
  const whole: Partial<SetResult> = { ...change, ...(kind !== 'asItIs' && { kind }) };
  const isReadable = read.every((each) => 'change' in each.read);
  const ids = sets.flatMap(({ id }) => (chosen.has(id) ? id : []));
  const act = (message: string, edit: Parameters<WorkoutLog['changeWithUndo']>[1]) => {
    onClose();
    log.changeWithUndo(message, edit);
  };
  return (
    <Stack gap={4}>
      <SetsChoice sets={sets} known={known} chosen={chosen} onChange={choose} />
      <SecondaryText>{m.severalText}</SecondaryText>
      <Select
        label={m.kind}
        placeholder={m.keepKind}
        value={kind}
        onChange={setKind}
        options={[
          { id: 'asItIs' as const, label: m.keepKind },
          ...setKinds.map((id) => ({ id, label: m.kindsOfSets[id] })),
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
        onPress={() => act(m.setsChanged({ count: ids.length }), (draft) => changeResults(draft, ids, whole))}
      >
        {m.changeSets({ count: ids.length })}
      </Button>
      <Button
        variant="danger"
        isDisabled={ids.length === 0}
        onPress={() => act(m.setsRemoved({ count: ids.length }), (draft) => removeSets(draft, ids))}
      >
        {m.removeSets({ count: ids.length })}
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
  const m = useMessages(loggingMessages);
  const { count } = useTimeFormat();
  const mark = useDecimalMark();
  const unit = useLoadUnit(known);
  const numberLabel = (set: WorkoutSet) => {
    const rows = setRows(sets);
    const at = rows.findIndex((row) => row.includes(set));
    const number = count(at + 1);
    const side = m.sides[set.set.result?.side ?? ''];
    return rows[at]?.length === 2 && side !== undefined ? m.numberOfSide({ number, side }) : number;
  };
  return (
    <Stack gap={1}>
      <Text weight="medium">{m.whichSets}</Text>
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

/** Returns the sets that are still to do; all if there are none. */
function firstChoice(sets: readonly WorkoutSet[]): ReadonlySet<string> {
  const open = sets.filter((set) => !isDone(set));
  return new Set((open.length > 0 ? open : sets).map(({ id }) => id));
}

function withOrWithout(ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const others = [...ids].filter((each) => each !== id);
  return new Set(isIn ? [...others, id] : others);
}
