import { messages as common } from '../../../common/messages/en.ts';
import type { At } from '../../../history/index.ts';

export interface OfExercise {
  readonly exercise: string;
}

export const messages = {
  ...common,
  backToWorkout: 'Back to the workout',
  setOf: ({ exercise, number }: OfExercise & { readonly number: string }) => `${exercise}, set ${number}`,
  removedSetOf: ({ exercise }: OfExercise) => `${exercise}, a set that was removed`,
  removedSet: 'A set that was removed',
  remarkOf: ({ where }: { readonly where: string }) => `${where}, remark`,
  restOf: ({ exercise }: OfExercise) => `${exercise}, rest`,
  remark: 'Remark on the workout',
  effort: 'How hard it was',
  endedAt: 'Ended',
  outOfTen: ({ effort }: { readonly effort: string }) => `${effort} of 10`,
  rpe: ({ value }: { readonly value: string }) => `RPE ${value}`,
  rir: ({ value }: { readonly value: string }) => `RIR ${value}`,
  noNumbers: 'no numbers',
  done: ({ words }: { readonly words: string }) => `${words}, done`,
  notDone: ({ words }: { readonly words: string }) => `${words}, not done`,
  gaveWay: ({ day, time }: At) =>
    `Written on two devices apart: the later one stands since ${day}, ${time}, and this gave way.`,
  nowWords: ({ words }: { readonly words: string }) => `Now: ${words}`,
  nothingNow: 'Now: nothing',
  standsNow: 'This stands now.',
  noPlace: 'Its set or exercise was removed, and where it stood is not known any more.',
  takeBack: 'Take it back',
  takeBackOf: ({ where, words }: { readonly where: string; readonly words: string }) =>
    `Take it back: ${where}, ${words}`,
  takenBack: ({ where, words }: { readonly where: string; readonly words: string }) => `Taken back: ${where}, ${words}`,
  replacedSince: 'What it held that stands no more',
  allStands: 'All that this version held stands as it was.',
  inTrash: 'The workout is in the trash. Bring it back to take something back.',
};
