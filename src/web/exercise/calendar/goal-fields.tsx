import { useMemo, useState } from 'react';
import type { GoalChoice } from '#domain/exercise/goals/index.ts';
import { muscles, sports } from '#domain/exercise/index.ts';
import { recordKindsOf } from '#domain/exercise/records/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { ComboBox } from '../../ui/combo-box.tsx';
import { OptionalSelect } from '../../ui/optional-select.tsx';
import { Select } from '../../ui/select.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import { useCatalogue } from '../catalogue/index.ts';
import { enduranceMessages } from '../endurance/index.ts';
import { libraryMessages } from '../library/index.ts';
import { calendarMessages } from './messages/index.ts';

export interface GoalFieldProps {
  readonly choice: GoalChoice;
  readonly onChange: (choice: GoalChoice) => void;
}

export function SportField({ choice, onChange }: GoalFieldProps) {
  const m = useMessages(calendarMessages);
  const labels = useMessages(enduranceMessages);
  return (
    <OptionalSelect
      label={m.sport}
      none={choice.kind === 'duration' ? m.allTraining : m.allSports}
      options={sports.map((id) => ({ id, label: labels.sports[id] }))}
      value={choice.sport}
      onChange={(sport) => onChange({ ...choice, sport })}
    />
  );
}

type SubjectForm = 'exercise' | 'muscle';

/** A field for the exercise of a goal. A goal that counts sets can be for a muscle instead. */
export function SubjectField({ choice, onChange }: GoalFieldProps) {
  const m = useMessages(calendarMessages);
  const [form, setForm] = useState<SubjectForm>(
    choice.kind === 'sets' && choice.exercise === null ? 'muscle' : 'exercise',
  );
  if (choice.kind !== 'sets') return <ExerciseField choice={choice} onChange={onChange} />;
  const forms = ['muscle', 'exercise'] as const;
  return (
    <>
      <ToggleGroup
        label={m.countSetsBy}
        options={forms.map((id) => ({ id, label: m.subjects[id] }))}
        value={form}
        onChange={(id) => {
          setForm(id);
          onChange({ ...choice, exercise: null, muscle: null });
        }}
      />
      {form === 'muscle' ? (
        <MuscleField choice={choice} onChange={onChange} />
      ) : (
        <ExerciseField choice={choice} onChange={onChange} />
      )}
    </>
  );
}

function MuscleField({ choice, onChange }: GoalFieldProps) {
  const m = useMessages(calendarMessages);
  const { muscles: names } = useMessages(libraryMessages);
  return (
    <Select
      name="subject"
      label={m.subjects.muscle}
      placeholder={m.chooseMuscle}
      options={muscles.map((id) => ({ id, label: names[id] ?? id }))}
      value={choice.muscle}
      onChange={(muscle) => onChange({ ...choice, muscle, exercise: null })}
    />
  );
}

function ExerciseField({ choice, onChange }: GoalFieldProps) {
  const m = useMessages(calendarMessages);
  const catalogue = useCatalogue();
  const { kind, exercise } = choice;
  const options = useMemo(
    () =>
      Array.from(catalogue.values())
        .filter(({ key, isOffered, tracking }) => key === exercise || (isOffered && isMeasured(kind, tracking)))
        .map(({ key, name }) => ({ id: key, label: name })),
    [catalogue, kind, exercise],
  );
  return (
    <ComboBox
      name="subject"
      label={m.subjects.exercise}
      options={options}
      value={exercise}
      emptyText={m.noMatch}
      openLabel={m.openExercises}
      onChange={(key) => onChange({ ...choice, exercise: key as RecordKey | null, muscle: null })}
    />
  );
}

/** Returns whether exercises of a tracking type have the value that the goal counts. Every type has sets. */
function isMeasured(kind: GoalChoice['kind'], tracking: string): boolean {
  if (kind === 'sets') return true;
  return recordKindsOf(tracking).includes(kind === 'e1rm' ? 'e1rm' : 'sessionVolume');
}
