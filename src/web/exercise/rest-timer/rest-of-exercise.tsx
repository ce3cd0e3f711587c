import { settingsIdOf } from '#domain/exercise/library/index.ts';
import { restSecondsOf } from '#domain/exercise/resting/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { assign, type RecordEntry, useDocument, useProfileData } from '../../replica/index.ts';
import { useCatalogue } from '../catalogue/index.ts';
import { restingMessages } from './messages/index.ts';
import { RestLengthSelect } from './rest-length-select.tsx';

export interface RestOfExerciseProps {
  readonly workout: RecordEntry<'workouts'>;
  /** The set after which the rest timer started; null if unknown. */
  readonly set: string | null;
}

/** Selects the rest after sets of an exercise: in this workout from the next set on, and in future workouts. */
export function RestOfExercise({ workout: { id, value }, set }: RestOfExerciseProps) {
  const m = useMessages(restingMessages);
  const document = useDocument();
  const { seconds: preferred } = useProfileData().preferences.rest;
  const placedId = value.sets[set ?? '']?.place?.exercise ?? '';
  const placed = value.exercises[placedId];
  const exercise = useCatalogue().get(placed?.exercise as RecordKey);
  if (placed === undefined || exercise === undefined) return null;
  const choose = (seconds: number | null) => {
    document.createRecord('exercises', assign({ restSeconds: seconds ?? undefined }), { id: settingsIdOf(exercise) });
    document.changeRecord('workouts', id, (draft) => {
      const here = draft.exercises[placedId];
      if (here !== undefined) here.restSeconds = undefined;
    });
  };
  return (
    <RestLengthSelect
      label={m.restAfter({ name: exercise.name })}
      seconds={placed.restSeconds ?? exercise.restSeconds}
      usual={restSecondsOf({ preferred })}
      onChange={choose}
    />
  );
}
