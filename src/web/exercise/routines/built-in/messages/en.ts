import type { BuiltInId, Level } from '#domain/exercise/built-in/index.ts';
import { pluralIn, spelled } from '../../../../language/index.ts';
import { messages as routines } from '../../messages/en.ts';

const plural = pluralIn('en');

/** The usual increments in the person's unit, such as `2.5 kg` and `5 kg`. */
export interface Increments {
  readonly small: string;
  readonly large: string;
}

/** What is said about a built-in programme. */
export interface ProgrammeTexts {
  readonly name: string;
  readonly summary: string;
  readonly goodFor: string;
  readonly notFor: string;
  readonly start: string;
  readonly progression: (increments: Increments) => string;
  readonly equipment: string;
  readonly schedule: string;
  /** The names of its routines, in order. */
  readonly routines: readonly string[];
}

const rack = 'Barbell, plates, rack, bench';
const inTurn = 'Workouts A and B in turn on Monday, Wednesday and Friday. You can change the days.';
const tenthOff = 'Miss it three times in a row and the weight drops by 10%, then builds up again.';

const programmeTexts: Readonly<Record<BuiltInId, ProgrammeTexts>> = {
  'full-body': {
    name: 'Full body for beginners',
    summary: 'Five barbell lifts on three days a week, a little heavier each time.',
    goodFor: 'You’re new to barbells, or back after a long break, and want to get stronger with few exercises.',
    notFor: 'You can no longer add weight from workout to workout, or you have no barbell and rack.',
    start:
      'Start light: the empty bar for the presses, and a squat you could do for five more reps. Enter the weights in your first workout. After that, they’re calculated for you.',
    progression: ({ small, large }) =>
      spelled`Complete every set of a lift and it goes up next time: by ${large} for squat and deadlift, by ${small} for the others. ${tenthOff} Once the steps get too big, enter a smaller weight increment in the programme.`,
    equipment: rack,
    schedule: inTurn,
    routines: ['Workout A', 'Workout B'],
  },
  'five-by-five': {
    name: '5×5',
    summary: 'Five sets of five on the big barbell lifts, a little heavier each time.',
    goodFor: 'You know the barbell lifts a little and want more practice than three sets give you.',
    notFor:
      'You can no longer add weight from workout to workout, or you have less than an hour: later workouts take longer.',
    start:
      'Start light: the empty bar, or half of what you can lift five times. Enter the weights in your first workout. After that, they’re calculated for you.',
    progression: ({ small, large }) =>
      `Complete every set of a lift and it goes up next time: by ${large} for the deadlift, by ${small} for the others. ${tenthOff} If you keep failing the squat, change it to three sets.`,
    equipment: rack,
    schedule: inTurn,
    routines: ['Workout A', 'Workout B'],
  },
  'upper-lower': {
    name: 'Upper/lower',
    summary: 'Two days for the lower and two for the upper body, to build muscle and strength.',
    goodFor: 'You’ve trained regularly for about half a year and can train four days a week.',
    notFor: spelled`You’re new to lifting. A full-body programme makes you stronger faster.`,
    start:
      'Choose weights you could lift for two more reps. Enter them in your first workout. After that, they’re calculated for you.',
    progression: () =>
      `First add reps. Once every set reaches the top of its range, the weight goes up by the smallest step of your equipment, and reps start at the bottom again. Miss the bottom of the range three times in a row and the weight drops by 10%. Take a deload week every two months or so.`,
    equipment: 'Barbell, rack, dumbbells, cables, machines',
    schedule: 'Lower body on Monday and Thursday, upper body on Tuesday and Friday. You can move the days.',
    routines: ['Lower body', 'Upper body'],
  },
  'push-pull-legs': {
    name: 'Push/pull/legs',
    summary: 'Pull, push and legs on six days a week, each of them twice.',
    goodFor: 'You like to train often, and want more for arms, shoulders and back than three days give you.',
    notFor: 'You can’t train six days a week, or you’re not getting enough sleep to recover from it.',
    start:
      'On the first lift of each day, choose a weight you could lift for more than five reps. Enter the weights in your first workouts. After that, they’re calculated for you.',
    progression: ({ small, large }) =>
      `The first lift of the day ends with a set of as many reps as possible. Complete every set and it goes up next time: by ${large} for the deadlift, by ${small} for the others. ${tenthOff} On all other exercises, first add reps within the range, then weight.`,
    equipment: 'Barbell, rack, dumbbells, cables, machines',
    schedule: 'Monday to Saturday, with Sunday off. You can move the days.',
    routines: ['Pull A', 'Push A', 'Legs', 'Pull B', 'Push B'],
  },
  'five-three-one': {
    name: '5/3/1',
    summary: 'Four lifts, each once a week, in waves of four weeks.',
    goodFor: 'You can no longer add weight every week, and want slow, steady progress for months.',
    notFor: spelled`You’re new to lifting. A programme for beginners adds weight much faster.`,
    start: spelled`Enter a starting training max for each of the four lifts in the programme: 90% of what you can lift once. Until you do, 90% of your estimated 1RM counts.`,
    progression: ({ small, large }) =>
      [
        'Week 1: 65, 75 and 85% of your training max for five reps.',
        'Week 2: 70, 80 and 90% for three.',
        'Week 3: 75, 85 and 95% for five, three and one.',
        'Week 4: 40, 50 and 60% for five. Take the other exercises easy, too.',
        'The last set of weeks 1 to 3 is as many reps as possible.',
        `After a wave with all reps, the training max goes up by ${large} for squat and deadlift, by ${small} for the presses.`,
      ].join('\n'),
    equipment: 'Barbell, rack, dumbbells, machines, dip bars',
    schedule:
      'Overhead press on Monday, deadlift on Tuesday, bench press on Thursday, squat on Friday. You can move the days.',
    routines: ['Overhead press', 'Deadlift', 'Bench press', 'Squat'],
  },
  dumbbells: {
    name: 'Dumbbells only',
    summary: 'The whole body with a pair of dumbbells, at home or anywhere.',
    goodFor: 'You train at home, or you’re new to lifting and don’t want to start with a barbell.',
    notFor: 'Your heaviest dumbbells are already light for you in most exercises.',
    start:
      'Choose dumbbells you can lift eight to ten times. Enter the weights in your first workouts. After that, they’re calculated for you.',
    progression: () =>
      `First add reps. Once every set has 12, take the next heavier dumbbells and start at 8 again. Miss 8 reps three times in a row and the weight drops by 10%.`,
    equipment: 'Dumbbells in several weights',
    schedule: inTurn,
    routines: ['Workout A', 'Workout B'],
  },
  'body-weight': {
    name: 'Body weight only',
    summary: 'Pull, push, legs and core without weights.',
    goodFor: 'You want to get stronger without a gym.',
    notFor: 'You can do most of its exercises for more than eight reps. Replace those with harder ones first.',
    start:
      'Try each exercise first. If you can’t do five reps, replace it with an easier one, such as knee push-ups. A sturdy table will do for rows, and two chairs for dips.',
    progression: () =>
      `Add reps until every set has 8, or 12 for the core. Then replace the exercise with a harder one: pull-ups after negatives, lunges after squats, diamond push-ups after push-ups. The app says when, but the choice is yours.`,
    equipment: 'Pull-up bar, low bar, parallel bars',
    schedule: 'Monday, Wednesday and Friday. You can move the days.',
    routines: ['Whole body'],
  },
  'walk-run': {
    name: 'Walk/run to 5 km',
    summary: 'From walking to 30 minutes of running in nine weeks.',
    goodFor: 'You don’t run yet and want to run for half an hour, about 5 km, without a break.',
    notFor: 'You can already run for 20 minutes, or running hurts.',
    start: spelled`Run slowly enough to talk. Start each run from the programme: activities from a watch don’t count towards it.`,
    progression: () =>
      spelled`Each week has longer runs and shorter walks. Was a week too hard? Start its first run again from Routines, and the programme goes on from there. After week 9 it starts from the beginning, so end it then.`,
    equipment: 'Running shoes',
    schedule: 'Monday, Wednesday and Friday. You can change the days.',
    routines: [
      ...['Week 1', 'Week 2', 'Week 3', 'Week 4'],
      ...['Week 5, run 1', 'Week 5, run 2', 'Week 5, run 3'],
      ...['Week 6, run 1', 'Week 6, run 2', 'Week 6, run 3'],
      ...['Week 7', 'Week 8', 'Week 9'],
    ],
  },
};

export const messages = {
  ...routines,
  programmeTexts,
  allBuiltIn: spelled`All built-in programmes`,
  copyText: 'A copy becomes your own, so you can change everything.',
  noBuiltIn: spelled`No such programme`,
  noBuiltInText: spelled`There’s no built-in programme at this address.`,
  use: spelled`Use this programme`,
  used: ({ name }: { readonly name: string }) => spelled`Added “${name}” to your programmes`,
  daysAWeek: ({ count }: { readonly count: number }) => plural(count, { one: '# day a week', other: '# days a week' }),
  levels: { beginner: 'Beginner', intermediate: 'Intermediate' } satisfies Readonly<Record<Level, string>>,
  sessions: 'Sessions',
  equipment: 'Equipment',
  goodFor: 'Good for you if',
  notFor: 'Not for you if',
  askDoctor: 'If you’re injured, pregnant or have a heart condition, ask your doctor before you start.',
  firstWorkout: 'Before you start',
  howItProgresses: 'How it progresses',
  schedule: 'Schedule',
  setsOf: ({ count, of }: { readonly count: string; readonly of: string }) => `${count} × ${of}`,
  setsByWeek: ({ warmUps, sets }: Readonly<Record<'warmUps' | 'sets', string>>) =>
    `${warmUps} warm-up sets, then ${sets} by week`,
  inTurn: 'In turn',
};
