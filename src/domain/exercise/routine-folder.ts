import { check, leaf, type RecordOf, recordType } from '../kernel/index.ts';

export type RoutineFolder = RecordOf<typeof routineFolder>;

export const routineFolder = recordType('routineFolders', {
  name: leaf(check.text),
  order: leaf(check.order),
});
