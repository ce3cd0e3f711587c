import { messages as common } from '../../../common/messages/en.ts';
import { pluralIn, spelled } from '../../../language/index.ts';
import { messages as exercise } from '../../messages/en.ts';

const plural = pluralIn('en');

export interface MissLabels {
  readonly set: string;
  readonly asked: string;
  readonly done: string;
}

export const messages = {
  ...exercise,
  routines: 'Routines',
  routine: 'Routine',
  programmes: spelled`Programmes`,
  programme: spelled`Programme`,
  toList: 'Back to routines',
  openArchive: 'Open archive',
  newRoutine: 'New routine',
  newProgramme: spelled`New programme`,
  newFolder: 'New folder',
  empty: 'No routines yet',
  emptyText: 'A routine is a workout you can repeat: its exercises, its sets and how the weight goes up over time.',
  emptyExample: ({ load }: { readonly load: string }) => `Back squat, 3 × 5, add ${load} each session`,
  archiveEmpty: 'Archive is empty',
  archiveEmptyText: 'Routines you archive appear here.',
  trashEmptyText: 'Routines you move to the trash appear here. You can restore them at any time.',
  builtIn: spelled`Built-in programmes`,
  allRoutines: 'All routines',
  noFolder: 'No folder',
  emptyFolder: 'This folder is empty',
  folder: 'Folder',
  plan: 'Plan on weekdays',
  planned: ({ name, day }: Readonly<Record<'name' | 'day', string>>) => `“${name}” is planned for ${day}`,
  noFreeWeekday: 'Every weekday already has a routine',
  moveToFolder: 'Move to folder',
  moveTitle: ({ name }: { readonly name: string }) => `Move “${name}” to`,
  duplicate: 'Duplicate',
  copyOf: ({ name }: { readonly name: string }) => `${name} (copy)`,
  duplicated: ({ name }: { readonly name: string }) => `Created “${name}”`,
  savedAsRoutine: ({ name }: { readonly name: string }) => `Saved as routine “${name}”`,
  shareText: 'Share as text',
  shareFile: 'Save as file',
  textCopied: 'Routine copied as text',
  textNotCopied: 'Couldn’t copy the routine. Your browser blocked access to the clipboard.',
  importRoutine: spelled`Import routine or programme`,
  imported: ({ name }: { readonly name: string }) => `Imported “${name}”`,
  importErrors: {
    'exercise/not-a-routine': spelled`This file isn’t a routine or programme. Nothing was imported.`,
    'exercise/routine-of-newer-version':
      'This file was saved by a newer version of the app. Reload the app, then import it again.',
  },
  supersetLetter: ({ letter }: { readonly letter: string }) => `Superset ${letter}`,
  restOf: ({ seconds }: { readonly seconds: string }) => `Rest: ${seconds} s`,
  shareInText: {
    e1rm: ({ share }: { readonly share: string }) => `${share} of estimated 1RM`,
    trainingMax: ({ share }: { readonly share: string }) => `${share} of training max`,
  },
  aboutLength: ({ length }: { readonly length: string }) => `About ${length}`,
  unarchive: 'Unarchive',
  archived: ({ name }: { readonly name: string }) => `Archived “${name}”`,
  unarchived: ({ name }: { readonly name: string }) => `Unarchived “${name}”`,
  moved: ({ name }: { readonly name: string }) => `Moved “${name}”`,
  inTrash: 'In the trash. Read-only until you restore it.',
  deleteText: 'This deletes it from the server and all your devices. You can’t undo this. Past workouts keep its name.',
  deleted: 'Permanently deleted',
  deletedText: 'It was deleted from all your devices. Workouts you started from it are kept.',
  notHere: 'Not on this device',
  notHereYetText: 'Your training is still syncing. This appears once it’s downloaded.',
  notHereText: 'There’s nothing at this address. Check the link.',
  start: 'Start',
  plannedToday: 'Planned today',
  nextFromEarlier: 'Next',
  repeatLast: 'Do again',
  emptyWorkout: 'Empty workout',
  noRoutine: 'No routine',
  startOf: ({ name }: { readonly name: string }) => `Start ${name}`,
  routineNote: 'Routine note',
  joinNext: ({ name }: { readonly name: string }) => `Superset with ${name}`,
  supersetWith: ({ names }: { readonly names: string }) => `Superset with ${names}`,
  quickSetsOf: ({ exercise }: { readonly exercise: string }) => `Sets of ${exercise}`,
  quickSetsExample: 'All sets at once: 3 × 8',
  quickSetsWrong: 'Enter sets × reps, such as 3 × 8, 3 × 8–12 or 5 × 5 80 kg',
  kind: 'Set type',
  kindSigns: { warmUp: 'W', drop: 'D', restPause: 'RP', failure: 'F', amrap: '+' } as Readonly<Record<string, string>>,
  fields: {
    load: 'Weight',
    addedLoad: 'Added weight',
    assistance: 'Assistance',
    share: '% of max',
    repsMin: common.reps,
    repsMax: 'To',
    seconds: 'Seconds',
    metres: spelled`Metres`,
    rpe: common.rpe,
    rir: common.rir,
  },
  repsTo: 'Reps up to',
  orMoreShort: 'or more',
  exactly: ({ reps }: { readonly reps: string }) => `Exactly ${reps}`,
  orMoreThan: ({ reps }: { readonly reps: string }) => `${reps} or more`,
  wrong: {
    whole: 'Enter a whole number, 0 or more',
    positive: 'Enter a number above 0',
    rpe: 'Enter 1 to 10',
    rir: 'Enter 0 to 10',
    reversed: 'The second number can’t be lower than the first',
    noStart: 'Enter the first number too',
  },
  progressionOf: ({ rule }: { readonly rule: string }) => `Progression: ${rule}`,
  restTimer: 'Rest timer',
  restText: 'Leave empty to use the exercise’s default.',
  exerciseNote: 'Exercise note',
  loadsAs: 'Enter weights as',
  loadsAsOptions: {
    load: 'Fixed weights',
    e1rm: '% of estimated 1RM',
    trainingMax: '% of training max',
  },
  progression: 'Progression',
  progressions: {
    none: 'None',
    linear: 'Linear: add weight each session',
    double: 'Double: add reps, then weight',
    wave: 'Wave: reps and % by week',
    byRpe: 'RPE: weight from target effort',
  },
  progressionsShort: {
    none: 'None',
    linear: 'Linear',
    double: 'Double',
    wave: 'Wave',
    byRpe: common.rpe,
  },
  progressionText: {
    none: 'Every session uses the targets above.',
    linear: 'The weight goes up once you complete every set with its planned weight, reps and effort.',
    double:
      'Reps go up within their range. Once every set reaches the top, the weight goes up and reps start at the bottom again.',
    wave: 'Each week has its own reps and percentages of a max. After the last week the wave starts again, with a higher training max if you completed every set. Sets missed in a light week don’t count.',
    byRpe:
      'Each set’s weight is calculated from its target reps and effort, using the RPE chart and your latest estimated 1RM.',
  },
  unknownRule:
    'This progression needs a newer version of the app. It’s kept unchanged; until you update, the planned targets apply.',
  fromProgramme: ({ name }: { readonly name: string }) => `Progression set in ${name}`,
  step: 'Weight increment',
  stepText: 'Leave empty to use the exercise’s own increment.',
  misses: 'Failed sessions before a deload',
  deload: 'Deload by',
  waveOf: 'Percentages of',
  waveOfOptions: { trainingMax: 'Training max', e1rm: 'Estimated 1RM' },
  waveStep: 'Training max increase per wave',
  waveStepText: 'Leave empty for no increase.',
  weekNumber: ({ week }: { readonly week: string }) => `Week ${week}`,
  shareOfWeek: ({ week, set }: { readonly week: string; readonly set: string }) =>
    `Percentage, week ${week}, set ${set}`,
  repsOfWeek: ({ week, set }: { readonly week: string; readonly set: string }) => `Reps, week ${week}, set ${set}`,
  amrapOfWeek: ({ week, set }: { readonly week: string; readonly set: string }) => `AMRAP, week ${week}, set ${set}`,
  orMore: '+',
  removeFromWeek: ({ week, set }: { readonly week: string; readonly set: string }) =>
    `Remove set ${set} from week ${week}`,
  setRemovedFromWeek: 'Set removed from the week',
  addWeek: 'Add week',
  removeWeek: ({ week }: { readonly week: string }) => `Remove week ${week}`,
  weekRemoved: 'Week removed',
  waveText:
    'A set without a percentage is skipped that week. + means AMRAP: at least these reps, and as many more as you can.',
  byWave: 'Weight and reps come from the wave',
  nextLoad: ({ target }: { readonly target: string }) => `Next: ${target}`,
  leftOut: 'Skipped next time',
  otherTargets:
    'These targets aren’t the routine’s: they were copied from a workout, or the routine was changed since.',
  reasons: {
    asPlanned: 'As planned.',
    asLastTime: ({ day }: { readonly day: string }) => `No weight planned: same as last time (${day}).`,
    share: ({ max }: { readonly max: string }) => `Based on ${max}.`,
    noE1rm: 'No estimated 1RM yet. Log a set of up to 12 reps to get weights.',
    noTrainingMax: spelled`No training max yet. Enter one in the programme, or log a set of up to 12 reps to use 90% of your estimated 1RM.`,
    firstTime: 'Not done yet, so the plan counts.',
    loadUp: ({ from, to, day }: { readonly from: string; readonly to: string; readonly day: string }) =>
      `Up from ${from} to ${to}: you completed every set (${day}).`,
    loadUpFromLightest: ({ from, to, day }: { readonly from: string; readonly to: string; readonly day: string }) =>
      `Up from ${from} to ${to}: you completed every set, and the lightest counts (${day}).`,
    rounded: 'Rounded to a weight you can load.',
    noHeavierLoad: ({ from }: { readonly from: string }) => `${from} again: your plates can’t make a heavier weight.`,
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
    }) => `${from} again: ${miss} (${day}). Failed sessions: ${misses} of ${allowed}.`,
    heaviestForAll: ({
      from,
      misses,
      allowed,
      miss,
      day,
    }: Readonly<Record<'from' | 'misses' | 'allowed' | 'miss' | 'day', string>>) =>
      `${from} for every set: without a planned weight, your heaviest set counts, and ${miss} (${day}). Failed sessions: ${misses} of ${allowed}.`,
    sameReps: ({ miss, day }: { readonly miss: string; readonly day: string }) => `Same again: ${miss} (${day}).`,
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
    }) => `Deload by ${share}, from ${from} to ${to}. Failed sessions in a row: ${misses}.`,
    repsUp: ({ from, day }: { readonly from: string; readonly day: string }) =>
      `${from} again with more reps: not every set reached the top of its range (${day}).`,
    moreReps: ({ day }: { readonly day: string }) => `More reps: not every set reached the top of its range (${day}).`,
    rangeReached: ({ day }: { readonly day: string }) =>
      `Every set reached the top of its range (${day}). Try a wider range or a harder exercise.`,
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
    }) => `Week ${week} of ${weeks}, wave ${wave}. Based on ${max}.`,
    waveHeld: ({ miss, day }: { readonly miss: string; readonly day: string }) =>
      `No increase after the last wave: ${miss} (${day}).`,
    byRpe: ({ max }: { readonly max: string }) => `From the RPE chart and ${max}.`,
    notJudged: ({ miss, day }: { readonly miss: string; readonly day: string }) =>
      `The session on ${day} doesn’t count: ${miss}, and no effort was logged.`,
    deloadWeek: ({ share, from }: { readonly share: string; readonly from: string }) =>
      `Deload week: ${share} lighter than the ${from} due next. It doesn’t count towards progression.`,
    deloadWeekPlain: 'Deload week: take it easy. It doesn’t count towards progression.',
    noEffort: 'As planned: add a target RPE or RIR to a set to get weights.',
    unknownRule: 'As planned.',
  },
  /** Explains how a set missed its target. */
  missed: {
    leftOut: ({ set }: { readonly set: string }) => `set ${set} wasn’t done`,
    failed: ({ set }: { readonly set: string }) => `you failed set ${set}`,
    fewerReps: ({ set, asked, done }: MissLabels) => `set ${set} had ${done} of ${asked} reps`,
    shorter: ({ set, asked, done }: MissLabels) => `set ${set} lasted ${done} of ${asked} s`,
    lessDistance: ({ set, asked, done }: MissLabels) => `set ${set} covered ${done} of ${asked} m`,
    lessLoad: ({ set, asked, done }: MissLabels) => `set ${set} was ${done} instead of ${asked}`,
    lighter: ({ set, done }: MissLabels) => `set ${set} was ${done}`,
    noLoad: ({ set, asked }: Omit<MissLabels, 'done'>) => `set ${set} has no weight logged, with ${asked} planned`,
    harder: ({ set, asked, done }: MissLabels) => `set ${set} was RPE ${done} instead of ${asked}`,
  },
  maxima: {
    e1rm: ({ max, from, day }: { readonly max: string; readonly from: string; readonly day: string }) =>
      `your estimated 1RM of ${max} (${from}, ${day})`,
    written: ({ max }: { readonly max: string }) => `your training max of ${max}`,
    grown: ({ max, start, waves }: { readonly max: string; readonly start: string; readonly waves: number }) =>
      `your training max of ${max} (${start} plus ${plural(waves, { one: '# wave', other: '# waves' })})`,
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
    }) => `a training max of ${max}, ${share} of your estimated 1RM (${from}, ${day})`,
  },
  inputs: {
    last: 'Last weight',
    lastDay: 'Last workout',
    maximum: 'Max',
    share: 'Percentage',
    exact: 'Calculated',
    rounded: 'Rounded',
    misses: 'Failed sessions in a row',
    deload: 'Deload by',
    from: 'Estimated from',
  },
  viewRoutine: 'View routine',
  viewProgramme: spelled`View programme`,
  nothingDue: 'Nothing due today',
  doneForToday: 'Done for today',
  due: {
    weekday: 'Planned for today',
    first: spelled`First workout of the programme`,
    missed: ({ day }: { readonly day: string }) => `From ${day}, not done yet`,
    after: ({ name, day }: { readonly name: string; readonly day: string }) => `Next after ${name} (${day})`,
    doneToday: ({ name, day }: { readonly name: string; readonly day: string }) => `Next: ${name}, ${day}`,
    restDay: ({ name, day }: { readonly name: string; readonly day: string }) => `Rest day. Next: ${name}, ${day}`,
    nothingPlanned: spelled`No routines in this programme yet`,
  },
  weekOf: ({ week }: { readonly week: string }) => `Week ${week}`,
  cycleOf: ({ week }: { readonly week: string }) => `Cycle ${week}`,
  deloadAlone: 'Deload',
  deloadOf: ({ week }: { readonly week: string }) => `${week} · Deload`,
  deletedRoutine: 'Deleted routine',
  inProgramme: ({ name }: { readonly name: string }) => `Part of ${name}`,
  form: 'Schedule',
  forms: { week: 'Weekdays', rotation: 'Rotation' },
  formText: {
    week: 'Each weekday has its own routine.',
    rotation: 'Do the days in order, whenever you train. A rest day takes one calendar day.',
    rotationOn: 'Do the days in order on these weekdays. One you miss stays due, and rest days are skipped.',
  },
  dayCounts: 'A workout counts once at least half of its working sets are done. Until then, it stays next.',
  nextUp: 'Next workout',
  editDays: 'Edit days',
  timesInARow: ({ times }: { readonly times: string }) => `${times} ×`,
  trainingDays: 'Training days',
  days: 'Days',
  dayNumber: ({ number }: { readonly number: string }) => `Day ${number}`,
  restDay: 'Rest day',
  addDay: 'Add day',
  removeDay: ({ name }: { readonly name: string }) => `Remove ${name}`,
  dayRemoved: 'Day removed',
  startToday: 'Start today',
  restartToday: 'Restart today',
  endProgramme: spelled`End programme`,
  started: ({ name }: { readonly name: string }) => `Started “${name}”`,
  ended: ({ name }: { readonly name: string }) => `Ended “${name}”`,
  activeSince: ({ day }: { readonly day: string }) => `Active since ${day}`,
  notStarted: 'Not started',
  startsOn: ({ day }: { readonly day: string }) => `Starts ${day}`,
  endedOn: ({ day }: { readonly day: string }) => `Ended ${day}`,
  deloadWeeks: 'Deload',
  deloadWeeksText: {
    week: 'A lighter week now and then. Its workouts don’t count towards progression.',
    rotation: 'A lighter cycle now and then. Its workouts don’t count towards progression.',
  },
  deloadWeek: 'Deload week',
  deloadOffer: ({ share }: Readonly<Record<'until' | 'share', string>>) =>
    `Makes weights ${share} lighter for seven days, starting today. These workouts don’t count towards progression.`,
  deloadNow: ({ until, share }: Readonly<Record<'until' | 'share', string>>) =>
    `Weights are ${share} lighter until ${until}. These workouts don’t count towards progression.`,
  endDeload: 'End deload',
  deloadNever: 'Never',
  remind: 'Reminder',
  remindText: 'On the days for which a routine is planned, until you start it.',
  remindAt: 'Remind me at',
  remindNever: 'Don’t remind me',
  deloadEvery: {
    week: ({ count }: { readonly count: number }) => `Every ${count} weeks`,
    rotation: ({ count }: { readonly count: number }) => `Every ${count} cycles`,
  },
  lighterBy: 'Reduce weight by',
  lifts: spelled`Programme exercises`,
  liftsText: spelled`Training maxes and progressions set here apply to every routine in the programme.`,
  noLifts: 'Choose routines for its days, and their exercises appear here.',
  missingMaxima: ({ names }: { readonly names: string }) =>
    `Loads come from a training max. Enter one for each lift, or 90% of your estimated 1RM counts: ${names}.`,
  enterMaxima: 'Enter training maxes',
  trainingMax: 'Starting training max',
  trainingMaxText: 'Leave empty to use 90% of your estimated 1RM.',
  asRoutines: 'Set in each routine',
  asRoutinesText: 'Each routine uses its own progression.',
};
