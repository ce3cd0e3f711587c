import { exercise, libraryExercise } from '../../exercise/index.ts';
import { idOf, readRecord } from '../../kernel/index.ts';
import { joinedCell, quantityCells } from './csv.ts';
import { exerciseName, type TrainingTable } from './table.ts';

/** One row per exercise that the user created or changed. */
export const exercisesTable: TrainingTable = {
  file: 'exercises.csv',
  collection: 'exercises',
  columns: [
    'exercise_id',
    'name',
    'from_library',
    'aliases',
    'tracking',
    'equipment',
    'muscles',
    'pattern',
    'one_side_at_a_time',
    'body_weight_share',
    'increment',
    'increment_unit',
    'increment_kg',
    'unit',
    'rest_seconds',
    'favourite',
    'hidden',
    'cue',
  ],
  rowsOf({ key, leaves }, names) {
    const { value } = readRecord(exercise, leaves);
    const id = idOf(key);
    const known = libraryExercise(id);
    const muscles = { ...known?.muscles, ...value.muscles };
    return [
      [
        id,
        exerciseName(key, names),
        known !== null,
        joinedCell(Object.values(value.aliases)),
        value.tracking ?? known?.tracking,
        value.equipment ?? known?.equipment,
        joinedCell(Object.entries(muscles).map(([muscle, weight]) => `${muscle} ${weight}`)),
        value.pattern ?? known?.pattern,
        value.unilateral ?? known?.unilateral,
        value.bodyWeightShare ?? known?.bodyWeightShare,
        ...quantityCells(value.increment, 'kg'),
        value.unit,
        value.restSeconds,
        value.favourite,
        value.hidden,
        value.cue,
      ],
    ];
  },
};
