import { X } from 'lucide-react';
import { equipment, muscles, tracking } from '#domain/exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { FieldGroup } from '../../ui/field-group.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Row } from '../../ui/layout.tsx';
import { OptionalSelect } from '../../ui/optional-select.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { SecondaryText, Text } from '../../ui/text.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import { type MadeExercise, weightOfPart } from './made-exercise.ts';
import { libraryMessages } from './messages/index.ts';

export interface MadeFieldsProps {
  readonly value: ShownMade;
  readonly onChange: (said: Partial<MadeExercise>) => void;
}

/** What the fields show. The tracking is null if several exercises are edited together and differ. */
export interface ShownMade extends Omit<MadeExercise, 'tracking'> {
  readonly tracking: string | null;
}

/** The fields of a custom exercise: tracking, equipment and muscles. */
export function MadeFields({ value, onChange }: MadeFieldsProps) {
  const m = useMessages(libraryMessages);
  return (
    <>
      <Select
        label={m.kind}
        options={withCurrent(tracking, value.tracking).map((id) => ({ id, label: m.trackings[id] ?? id }))}
        value={value.tracking}
        onChange={(id) => onChange({ tracking: id })}
      />
      <OptionalSelect
        label={m.equipmentUsed}
        none={m.notSet}
        options={withCurrent(equipment, value.equipment).map((id) => ({ id, label: m.equipment[id] ?? id }))}
        value={value.equipment}
        onChange={(id) => onChange({ equipment: id })}
      />
      <MusclesField value={value.muscles} onChange={(weights) => onChange({ muscles: weights })} />
      <Switch isSelected={value.isUnilateral} onChange={(isUnilateral) => onChange({ isUnilateral })}>
        {m.oneSide}
      </Switch>
    </>
  );
}

interface MusclesFieldProps {
  readonly value: Readonly<Record<string, number>>;
  readonly onChange: (weights: Readonly<Record<string, number>>) => void;
}

function MusclesField({ value, onChange }: MusclesFieldProps) {
  const m = useMessages(libraryMessages);
  const chosen = Object.keys(value);
  const without = (muscle: string) => Object.fromEntries(Object.entries(value).filter(([each]) => each !== muscle));
  return (
    <FieldGroup label={m.musclesOfIt}>
      {chosen.map((muscle) => {
        const name = m.muscles[muscle] ?? muscle;
        return (
          <Row key={muscle} gap={2} align="center">
            <Text grow>{name}</Text>
            <ToggleGroup
              label={m.partOf({ name })}
              options={[
                { id: 'main', label: m.main },
                { id: 'helping', label: m.helping },
              ]}
              value={value[muscle] === weightOfPart.main ? 'main' : 'helping'}
              onChange={(part) => onChange({ ...value, [muscle]: weightOfPart[part] })}
            />
            <IconButton icon={<X />} label={m.removeMuscle({ name })} onPress={() => onChange(without(muscle))} />
          </Row>
        );
      })}
      <Select
        label={m.addMuscle}
        isLabelHidden
        options={muscles.filter((muscle) => !chosen.includes(muscle)).map((id) => ({ id, label: m.muscles[id] ?? id }))}
        value={null}
        onChange={(muscle) =>
          onChange({ ...value, [muscle]: chosen.length === 0 ? weightOfPart.main : weightOfPart.helping })
        }
      />
      <SecondaryText>{m.musclesText}</SecondaryText>
    </FieldGroup>
  );
}

/** Adds the current value to the options if it is missing, since a newer version of the app may have written it. */
function withCurrent(names: readonly string[], current: string | null): readonly string[] {
  return current === null || names.includes(current) ? names : [...names, current];
}
