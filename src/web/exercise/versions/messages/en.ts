import { messages as common } from '../../../common/messages/en.ts';
import type { At } from '../../../history/index.ts';

export interface OfExercise {
  readonly exercise: string;
}

export const messages = {
  ...common,
  backToWorkout: 'Back to workout',
  setOf: ({ exercise, number }: OfExercise & { readonly number: string }) => `${exercise}, set ${number}`,
  removedSetOf: ({ exercise }: OfExercise) => `${exercise}, removed set`,
  removedSet: 'Removed set',
  noteOf: ({ where }: { readonly where: string }) => `${where}, note`,
  nextTimeOf: ({ exercise }: OfExercise) => `${exercise}, for next time`,
  restOf: ({ exercise }: OfExercise) => `${exercise}, rest`,
  remark: 'Workout note',
  effort: 'Effort',
  endedAt: 'End',
  outOfTen: ({ effort }: { readonly effort: string }) => `${effort} out of 10`,
  rpe: ({ value }: { readonly value: string }) => `RPE ${value}`,
  rir: ({ value }: { readonly value: string }) => `RIR ${value}`,
  noNumbers: 'no values',
  done: ({ value }: { readonly value: string }) => `${value}, done`,
  notDone: ({ value }: { readonly value: string }) => `${value}, not done`,
  replacedByOther: ({ day, time }: At) =>
    `Changed on two devices at once. The later change replaced this one: ${day}, ${time}.`,
  nowValue: ({ value }: { readonly value: string }) => `Now: ${value}`,
  nothingNow: 'Now: empty',
  isCurrent: 'Current value',
  notRestorable: 'Can’t be restored: its set or exercise was removed.',
  restoreOf: ({ where, value }: { readonly where: string; readonly value: string }) => `Restore ${where}, ${value}`,
  restored: ({ where, value }: { readonly where: string; readonly value: string }) => `Restored ${where}, ${value}`,
  replacedSince: 'Changed since this version',
  unchanged: 'Nothing from this version has changed.',
  inTrash: 'This workout is in the trash. Restore the workout first to restore values.',
};
