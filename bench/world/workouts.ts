import { localDayAt, orderBetween, recordKey, uuidV7 } from '#domain/kernel/index.ts';
import type { Change, Field, JsonValue } from '#sync/record/index.ts';
import type { SeededChance } from '#sync/testing/seeded-chance.ts';
import type { PersonTime } from './person-time.ts';

const zone = 'Europe/Berlin';
const exercisesAWorkout = 4;
const setsAnExercise = 5;
const exercises = [
  'back-squat',
  'bench-press',
  'deadlift',
  'overhead-press',
  'barbell-row',
  'pull-up',
  'romanian-deadlift',
  'front-squat',
  'dip',
  'lat-pulldown',
  'leg-press',
  'walking-lunge',
];

/**
 * Creates workouts of four exercises with five sets each, oldest first. Each set is stamped with the time at which it
 * was done.
 */
export function makeWorkouts(chance: SeededChance, time: PersonTime, count: number): readonly Change[] {
  return Array.from({ length: count }, (_, at) => makeWorkout(chance, time, at / count));
}

function makeWorkout(chance: SeededChance, time: PersonTime, share: number): Change {
  const sitting = time.at(share);
  let atMs = chance.between(0, 600_000);
  const begun = time.stamp(sitting, atMs);
  const fields = new Map<string, Field>();
  const set = (path: string, value: JsonValue) => {
    fields.set(path, { value, stamp: time.stamp(sitting, atMs).stamp });
  };
  const key = recordKey('workouts', uuidV7(begun.ms, chance.bytes(10)));
  set('createdAt', begun.ms);
  set('startedAt', begun.ms);
  set('zone', zone);
  set('day', localDayAt(begun.ms, zone));
  set('title', chance.pick(['Push', 'Pull', 'Legs', 'Upper body', 'Lower body', 'Whole body']));
  const newId = () => uuidV7(time.stamp(sitting, atMs).ms, chance.bytes(10));
  let exerciseOrder: string | null = null;
  for (let exercise = 0; exercise < exercisesAWorkout; exercise++) {
    atMs += chance.between(20_000, 180_000);
    const id = newId();
    exerciseOrder = orderBetween(exerciseOrder, null);
    set(`exercises/${id}/exercise`, recordKey('exercises', chance.pick(exercises)));
    set(`exercises/${id}/order`, exerciseOrder);
    let setOrder: string | null = null;
    let load = 20 + chance.below(40) * 2.5;
    for (let number = 0; number < setsAnExercise; number++) {
      const setId = newId();
      setOrder = orderBetween(setOrder, null);
      set(`sets/${setId}/place`, { exercise: id, order: setOrder });
      atMs += chance.between(60_000, 240_000);
      if (chance.happens(0.3)) load += 2.5;
      set(`sets/${setId}/result`, {
        kind: number === 0 ? 'warmUp' : 'working',
        load: { si: load },
        reps: 3 + chance.below(10),
        ...(chance.happens(0.4) ? { rpe: 6 + chance.below(9) / 2 } : {}),
        completedAt: time.stamp(sitting, atMs).ms,
      });
    }
  }
  atMs += 60_000;
  const ended = time.stamp(sitting, atMs).ms;
  set('endedAt', ended);
  set('editedAt', ended);
  return { key, fields };
}
