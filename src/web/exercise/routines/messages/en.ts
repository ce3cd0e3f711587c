import { messages as common } from '../../../common/messages/en.ts';
import { pluralIn } from '../../../language/index.ts';

const plural = pluralIn('en');

export interface MissWords {
  readonly set: string;
  readonly asked: string;
  readonly done: string;
}

export const messages = {
  ...common,
  moreAbout: ({ name }: { readonly name: string }) => `More about ${name}`,
  routines: 'Routines',
  routine: 'Routine',
  programmes: 'Programmes',
  programme: 'Programme',
  toList: 'Go to the routines',
  openArchive: 'Open the archive',
  newRoutine: 'New routine',
  newProgramme: 'New programme',
  newFolder: 'New folder',
  empty: 'No routines yet',
  emptyText: 'A routine is a plan for one workout: exercises, sets, and how the loads go up from session to session.',
  emptyExampleLabel: 'For example',
  emptyExample: 'Back squat, 3 × 5, 2.5 kg more each time',
  archiveEmpty: 'The archive is empty',
  archiveEmptyText: 'Routines that you keep and do not do now stand here, out of the way.',
  trashEmptyText: 'Routines that you move to the trash appear here. You can restore them at any time.',
  choose: 'Choose a routine',
  chooseText: 'Or make a new one.',
  allRoutines: 'All routines',
  noFolder: 'Without a folder',
  emptyFolder: 'Nothing in this folder',
  folder: 'Folder',
  nameEmpty: 'A name, so that it can be found',
  moveToFolder: 'Move to a folder',
  moveTitle: ({ name }: { readonly name: string }) => `Where does ${name} go?`,
  duplicate: 'Duplicate',
  copyOf: ({ name }: { readonly name: string }) => `${name} (copy)`,
  duplicated: ({ name }: { readonly name: string }) => `“${name}” is made`,
  shareText: 'Share as text',
  shareFile: 'Save as a file',
  textCopied: 'Copied as text',
  textNotCopied: 'The text could not be copied. Your browser does not allow it here.',
  importRoutine: 'Import a routine',
  imported: ({ name }: { readonly name: string }) => `Imported “${name}”`,
  importErrors: {
    'exercise/not-a-routine': 'This file is not a routine. Nothing was imported.',
    'exercise/routine-of-newer-version':
      'This routine was saved by a newer version of the app. Reload the app and import it again.',
  },
  supersetLetter: ({ letter }: { readonly letter: string }) => `Superset ${letter}`,
  restOf: ({ seconds }: { readonly seconds: string }) => `Rest: ${seconds} s`,
  setsCount: ({ count }: { readonly count: number }) => plural(count, { one: '# set', other: '# sets' }),
  shareInText: {
    e1rm: ({ share }: { readonly share: string }) => `${share} of the estimated 1RM`,
    trainingMax: ({ share }: { readonly share: string }) => `${share} of the training maximum`,
  },
  aboutLength: ({ length }: { readonly length: string }) => `About ${length}`,
  toArchive: common.archive,
  outOfArchive: 'Take out of the archive',
  archived: ({ name }: { readonly name: string }) => `“${name}” is in the archive`,
  unarchived: ({ name }: { readonly name: string }) => `“${name}” is out of the archive`,
  moved: ({ name }: { readonly name: string }) => `“${name}” is moved`,
  movedToTrash: ({ name }: { readonly name: string }) => `“${name}” is in the trash`,
  restored: ({ name }: { readonly name: string }) => `“${name}” is back`,
  inTrash: 'This is in the trash. It can be read, and brought back.',
  deleteForEver: 'Delete forever',
  deleteTitle: ({ name }: { readonly name: string }) => `Delete “${name}” forever?`,
  deleteText: 'Its contents are deleted from all your devices, and cannot be restored. Past workouts keep its name.',
  cancel: 'Keep it',
  deleted: 'This was deleted forever',
  deletedText: 'It is gone from all your devices. Workouts that were begun from it stay.',
  notHere: 'This is not on this device',
  notHereYetText: 'Your training is still arriving. It appears as soon as it is here.',
  notHereOfflineText: 'You are offline. If it was made on another device, it arrives once there is a connection.',
  notHereText: 'There is nothing at this address. The link may be mistyped.',
  start: 'Start',
  fromRoutine: 'Start from a routine',
  noRoutine: 'No routine',
  startOf: ({ name }: { readonly name: string }) => `Start ${name}`,
  remark: 'How it is done',
  noExercises: 'Nothing in this routine yet',
  noExercisesText: 'Add the exercise you begin with.',
  addExercise: 'Add an exercise',
  removeExercise: ({ name }: { readonly name: string }) => `Remove ${name}`,
  exerciseRemoved: ({ name }: { readonly name: string }) => `${name} is removed`,
  joinNext: ({ name }: { readonly name: string }) => `Superset with ${name}`,
  leaveSuperset: 'Take out of the superset',
  supersetWith: ({ names }: { readonly names: string }) => `In turn with ${names}`,
  setNumber: ({ number }: { readonly number: string }) => `Set ${number}`,
  setOfKind: ({ number, kind }: { readonly number: string; readonly kind: string }) => `Set ${number}, ${kind}`,
  addSet: 'Add a set',
  removeSet: ({ number }: { readonly number: string }) => `Remove set ${number}`,
  setRemoved: 'The set is removed',
  kind: 'Kind of set',
  kinds: {
    working: 'Working set',
    warmUp: 'Warm-up',
    drop: 'Drop set',
    failure: 'To failure',
    amrap: 'As many reps as possible',
  },
  kindSigns: { warmUp: 'W', drop: 'D', failure: 'F', amrap: '+' } as Readonly<Record<string, string>>,
  fields: {
    load: 'Load',
    addedLoad: 'Added load',
    assistance: 'Help',
    share: 'Share',
    repsMin: common.reps,
    repsMax: 'To',
    seconds: 'Seconds',
    metres: 'Metres',
    rpe: common.rpe,
    rir: common.rir,
  },
  fieldOfSet: ({ field, number }: { readonly field: string; readonly number: string }) => `${field}, set ${number}`,
  repsTo: 'Reps to',
  orMoreShort: 'or more',
  exactly: ({ reps }: { readonly reps: string }) => `Exactly ${reps}`,
  orMoreThan: ({ reps }: { readonly reps: string }) => `${reps} or more`,
  notANumber: 'A number, such as 82.5',
  wrong: {
    whole: 'A whole number, 0 or more',
    positive: 'A number above 0',
    rpe: 'From 1 to 10',
    rir: 'From 0 to 10',
    reversed: 'Not less than the first number',
    noStart: 'Enter the first number too',
  },
  goesOn: 'How it goes on',
  restSeconds: 'Rest after a set, seconds',
  restText: 'Empty: as usual for this exercise.',
  exerciseRemark: 'Remark',
  loadsAs: 'Loads',
  loadsAsOptions: {
    load: 'As loads',
    e1rm: 'As shares of the estimated maximum',
    trainingMax: 'As shares of the training maximum',
  },
  progression: 'Progression',
  progressions: {
    none: 'As planned',
    linear: 'Linear: more load each time',
    double: 'Double: more reps, then more load',
    wave: 'Wave: shares and reps by week',
    byRpe: 'By effort',
  },
  progressionsShort: {
    none: 'As planned',
    linear: 'Linear',
    double: 'Double',
    wave: 'Wave',
    byRpe: 'By effort',
  },
  progressionText: {
    none: 'Each session asks for what stands here.',
    linear: 'When every set was done as planned, with its load, reps and effort, the load goes up.',
    double: 'Reps go up within their range. When every set is at its top, the load goes up and the range begins again.',
    wave: 'Each week has its shares of a maximum and its reps. After the last it begins again, with a higher training maximum if every set was done as planned. Sets missed in a light week don’t count.',
    byRpe: 'The load that should meet the reps and the effort of each set, by the RPE chart and your newest estimate.',
  },
  unknownRule: 'This progression was made by a newer version. It is kept as it is; here the plan counts.',
  fromProgramme: ({ name }: { readonly name: string }) => `The programme ${name} says how this goes on.`,
  step: 'Step',
  stepText: 'Empty: the least step of the exercise.',
  misses: 'Down after misses in a row',
  deload: 'Down by',
  waveOf: 'Shares of',
  waveOfOptions: { trainingMax: 'The training maximum', e1rm: 'The estimated maximum' },
  waveStep: 'Training maximum goes up by, each wave',
  waveStepText: 'Empty: it stays as it is.',
  weekNumber: ({ week }: { readonly week: string }) => `Week ${week}`,
  shareOfWeek: ({ week, set }: { readonly week: string; readonly set: string }) => `Share, week ${week}, set ${set}`,
  repsOfWeek: ({ week, set }: { readonly week: string; readonly set: string }) => `Reps, week ${week}, set ${set}`,
  amrapOfWeek: ({ week, set }: { readonly week: string; readonly set: string }) =>
    `As many as possible, week ${week}, set ${set}`,
  orMore: '+',
  leaveOutOfWeek: ({ week, set }: { readonly week: string; readonly set: string }) =>
    `Leave set ${set} out in week ${week}`,
  setLeftOut: 'The set is left out in that week',
  addWeek: 'Add a week',
  removeWeek: ({ week }: { readonly week: string }) => `Remove week ${week}`,
  weekRemoved: 'The week is removed',
  waveText: 'A set without a share is left out in that week. With + it is as many reps as possible, those at least.',
  byWave: 'The wave says load and reps',
  nextLoad: ({ words }: { readonly words: string }) => `Next: ${words}`,
  leftOut: 'Left out next time',
  reading: 'Reading what you did...',
  reasons: {
    asPlanned: 'As planned.',
    asLastTime: ({ day }: { readonly day: string }) => `No load is planned: those of ${day}.`,
    share: ({ max }: { readonly max: string }) => `Shares of ${max}.`,
    noE1rm: 'No estimate of the maximum yet: the loads come once you have done it with up to 12 reps.',
    noTrainingMax:
      'No training maximum yet: write it into the programme, or do the exercise once with up to 12 reps, and 90 % of the estimate are taken.',
    firstTime: 'First time: as planned.',
    loadUp: ({ from, to, day }: { readonly from: string; readonly to: string; readonly day: string }) =>
      `From ${from} to ${to}: every set was done (${day}).`,
    noHeavierLoad: ({ from }: { readonly from: string }) => `${from} again: your plates make nothing heavier.`,
    sameLoad: ({
      from,
      misses,
      allowed,
      miss,
      day,
    }: {
      readonly from: string;
      readonly misses: string;
      readonly allowed: string;
      readonly miss: string;
      readonly day: string;
    }) => `${from} again: ${miss} (${day}). Miss ${misses} of ${allowed}.`,
    sameReps: ({ miss, day }: { readonly miss: string; readonly day: string }) => `The same again: ${miss} (${day}).`,
    deload: ({
      from,
      to,
      misses,
      share,
    }: {
      readonly from: string;
      readonly to: string;
      readonly misses: string;
      readonly share: string;
    }) => `Down by ${share} from ${from} to ${to}, after ${misses} misses in a row.`,
    repsUp: ({ from, day }: { readonly from: string; readonly day: string }) =>
      `${from} again with more reps: the top of the range is not reached in every set (${day}).`,
    moreReps: ({ day }: { readonly day: string }) =>
      `More reps: the top of the range is not reached in every set (${day}).`,
    rangeReached: ({ day }: { readonly day: string }) =>
      `Every set was at the top of its range (${day}): time for a wider range, or a harder exercise.`,
    wave: ({
      week,
      weeks,
      wave,
      max,
    }: {
      readonly week: string;
      readonly weeks: string;
      readonly wave: string;
      readonly max: string;
    }) => `Week ${week} of ${weeks}, wave ${wave}. Shares of ${max}.`,
    waveHeld: ({ miss, day }: { readonly miss: string; readonly day: string }) =>
      `It did not go up after the last wave: ${miss} (${day}).`,
    byRpe: ({ max }: { readonly max: string }) => `The RPE chart’s shares of ${max}.`,
    notJudged: ({ miss, day }: { readonly miss: string; readonly day: string }) =>
      `${day} does not count: ${miss}, and no effort was logged.`,
    deloadWeek: ({ share, from }: { readonly share: string; readonly from: string }) =>
      `Deload week: ${share} lighter than the ${from} that would be next. It does not count for the progression.`,
    deloadWeekPlain: 'Deload week: take it easy. It does not count for the progression.',
    noEffort: 'By effort, but no set says its RPE or RIR: as planned.',
    unknownRule: 'As planned.',
  },
  /** In what a set fell short of what was asked for. */
  missed: {
    leftOut: ({ set }: { readonly set: string }) => `set ${set} was left out`,
    failed: ({ set }: { readonly set: string }) => `set ${set} was failed`,
    fewerReps: ({ set, asked, done }: MissWords) => `set ${set} had ${done} of ${asked} reps`,
    shorter: ({ set, asked, done }: MissWords) => `set ${set} lasted ${done} of ${asked} s`,
    lessDistance: ({ set, asked, done }: MissWords) => `set ${set} covered ${done} of ${asked} m`,
    lessLoad: ({ set, asked, done }: MissWords) => `set ${set} was done with ${done} instead of ${asked}`,
    noLoad: ({ set, asked }: Omit<MissWords, 'done'>) => `set ${set} has no load logged instead of ${asked}`,
    harder: ({ set, asked, done }: MissWords) => `set ${set} was harder than planned, RPE ${done} instead of ${asked}`,
  },
  maxima: {
    e1rm: ({ max, from, day }: { readonly max: string; readonly from: string; readonly day: string }) =>
      `the estimated maximum of ${max} (${from}, ${day})`,
    written: ({ max }: { readonly max: string }) => `the training maximum of ${max}`,
    grown: ({ max, start, waves }: { readonly max: string; readonly start: string; readonly waves: number }) =>
      `the training maximum of ${max} (${start} and ${plural(waves, { one: '# wave', other: '# waves' })} since)`,
    derived: ({
      max,
      share,
      from,
      day,
    }: {
      readonly max: string;
      readonly share: string;
      readonly from: string;
      readonly day: string;
    }) => `a training maximum of ${max}, which is ${share} of the estimated one (${from}, ${day})`,
  },
  inputs: {
    last: 'Last time',
    lastDay: common.done,
    maximum: 'Maximum',
    share: 'Share',
    exact: 'Worked out',
    rounded: 'What you can load',
    misses: 'Misses in a row',
    down: 'Down by',
    from: 'Estimated from',
  },
  nothingDue: 'Nothing today',
  resumeWorkout: 'Resume workout',
  due: {
    weekday: 'Planned for today',
    first: 'The first of the programme',
    missed: ({ day }: { readonly day: string }) => `Planned for ${day}, and not done yet`,
    after: ({ name, day }: { readonly name: string; readonly day: string }) => `Comes after ${name} (${day})`,
    doneToday: ({ name, day }: { readonly name: string; readonly day: string }) =>
      `Done for today. Next: ${name}, ${day}`,
    dayOfRest: ({ name, day }: { readonly name: string; readonly day: string }) =>
      `A day of rest. Next: ${name}, ${day}`,
    nothingPlanned: 'No day of it has a routine yet',
  },
  dueOf: ({ why, programme }: { readonly why: string; readonly programme: string }) => `${why} · ${programme}`,
  weekOf: ({ week }: { readonly week: string }) => `Week ${week}`,
  roundOf: ({ week }: { readonly week: string }) => `Round ${week}`,
  deloadOf: ({ week }: { readonly week: string }) => `${week} · Deload`,
  goneRoutine: 'Routine that is gone',
  inProgramme: ({ name }: { readonly name: string }) => `Counts for ${name}`,
  form: 'Form',
  forms: { week: 'By weekday', rotation: 'In turn' },
  formText: {
    week: 'Each weekday has its routine.',
    rotation: 'One day after the other, whenever you train. A day of rest is a day of the calendar.',
  },
  days: 'Days',
  dayNumber: ({ number }: { readonly number: string }) => `Day ${number}`,
  restDay: 'Rest',
  addDay: 'Add a day',
  removeDay: ({ name }: { readonly name: string }) => `Remove ${name}`,
  dayRemoved: 'The day is removed',
  startToday: 'Begin today',
  beginAgain: 'Begin again today',
  endIt: 'End it',
  began: ({ name }: { readonly name: string }) => `“${name}” begins today`,
  ended: ({ name }: { readonly name: string }) => `“${name}” has ended`,
  running: ({ day }: { readonly day: string }) => `Since ${day}`,
  notStarted: 'Not begun',
  startsOn: ({ day }: { readonly day: string }) => `Begins ${day}`,
  endedOn: ({ day }: { readonly day: string }) => `Ended ${day}`,
  deloadWeeks: 'Deload',
  deloadWeeksText: {
    week: 'A lighter week from time to time. Its workouts do not count for progressions, which go on after it.',
    rotation: 'A lighter round from time to time. Its workouts do not count for progressions, which go on after it.',
  },
  deloadNever: 'Never',
  deloadEvery: {
    week: ({ count }: { readonly count: number }) => `Every ${count} weeks`,
    rotation: ({ count }: { readonly count: number }) => `Every ${count} rounds`,
  },
  lighterBy: 'Lighter by',
  lifts: 'Exercises of the programme',
  liftsText: 'Training maxima, and progressions that count in all its routines.',
  noLifts: 'Routines of its days bring their exercises here.',
  trainingMax: 'Training maximum at the start',
  trainingMaxText: 'Empty: 90 % of your estimated maximum.',
  asRoutines: 'As each routine says',
  asRoutinesText: 'Each of its routines goes on as it says itself.',
  newProgrammeName: 'Programme',
};
