import { messages as common } from '../../../common/messages/en.ts';
import { pluralIn } from '../../../language/index.ts';

const plural = pluralIn('en');

export const messages = {
  ...common,
  reading: 'Read as',
  log: 'Log',
  logAll: ({ count }: { readonly count: number }) => plural(count, { one: 'Log # line', other: 'Log all # lines' }),
  logAllLines: 'Log all lines',
  logAgain: 'Log again',
  notLogged: 'Not logged anymore',
  loggedIn: ({ workout }: { readonly workout: string }) => `Logged in ${workout}`,
  loggedOn: ({ workout, day }: Readonly<Record<'workout' | 'day', string>>) => `Logged in ${workout}, ${day}`,
  swap: ({ words }: { readonly words: string }) => `Unsure: ${words}. Read it the other way round.`,
  usualLoad: 'The line has no weight, so this is the planned weight or that of last time',
  differs: ({ difference }: { readonly difference: string }) => `Differs from the workout: ${difference}`,
  fromTo: ({ from, to }: Readonly<Record<'from' | 'to', string>>) => `${from} → ${to}`,
  updateWorkout: 'Update workout',
  updateLine: 'Update line',
  noSets: ({ sets }: { readonly sets: string }) => `This line logged ${sets}, but it no longer says so`,
  keepSets: 'Keep sets',
  removeSets: 'Remove sets',
  loggedTwice: ({ count }: { readonly count: number }) =>
    plural(count, { one: 'Logged in # workout', other: 'Logged in # workouts' }),
  keepOnce: 'Keep one',
  mergedInto: ({ text }: { readonly text: string }) => `Text from another device was merged into this line: “${text}”`,
  separate: 'Move to new line',
  removeCopy: 'Remove copy',
  copyOfLogged: 'Copy of a line that is logged',
  keepCopy: 'Keep as new line',
  lineDeleted: ({ count }: { readonly count: number }) =>
    plural(count, {
      one: 'Line deleted. Its set stays in the workout.',
      other: 'Line deleted. Its # sets stay in the workout.',
    }),
  noteDeleted: ({ count }: { readonly count: number }) =>
    plural(count, {
      one: 'The set logged there stays in its workout.',
      other: 'The # sets logged there stay in their workouts.',
    }),
  setsKept: 'Not undone, because the sets were changed since. The line is still logged.',
  setsRemoved: 'Sets removed',
  setsLogged: ({ count }: { readonly count: number }) => plural(count, { one: 'Logged # set', other: 'Logged # sets' }),
  remarkChanged: ({ remark }: { readonly remark: string }) => `“${remark}”`,
  remarkRemoved: 'no note',
  cue: ({ cue }: { readonly cue: string }) => `Cue: ${cue}`,
  rpeOf: ({ value }: { readonly value: string }) => `RPE ${value}`,
  rirOf: ({ value }: { readonly value: string }) => `RIR ${value}`,
  repsOf: ({ reps, isOne }: { readonly reps: string; readonly isOne: boolean }) => `${reps} ${isOne ? 'rep' : 'reps'}`,
  timesSets: ({ set, count }: { readonly set: string; readonly count: number }) =>
    plural(count, { one: `${set} (# set)`, other: `${set} (# sets)` }),
  kinds: {
    warmUp: 'warm-up',
    drop: 'drop set',
    restPause: 'rest-pause',
    failure: 'to failure',
    amrap: 'AMRAP',
  } as Readonly<Record<string, string>>,
  sides: { left: 'left', right: 'right', both: 'each side' } as Readonly<Record<string, string>>,
  addOnly: 'Add without logging',
  quickField: 'Quick entry',
  quickPlaceholder: 'bench 80x5,5,4 @8',
  quickText: 'Press Enter to log. Shift+Enter adds a line.',
  quickTextOnPhone: 'Return to log',
  quickUnread: 'No sets found. Start with an exercise, such as “bench 80x5”.',
  quickWhich: ({ typed }: { readonly typed: string }) => `Which exercise do you mean by “${typed}”?`,
  quickNumbers: ({ exercise, example }: Readonly<Record<'exercise' | 'example', string>>) =>
    `No sets found for ${exercise}. Type them like this: “${example}”.`,
};
