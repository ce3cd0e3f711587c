import { messages as common } from '../../../common/messages/en.ts';
import { pluralIn, spelled } from '../../../language/index.ts';

const plural = pluralIn('en');

export interface Negatable {
  readonly isNot: boolean;
}

const contents = { image: 'an image', link: 'a link', code: 'code', task: 'a task' } as const;
const operators = {
  title: 'title:knee',
  tag: 'tag:knee',
  in: 'in:"My notebook"',
  is: 'is:pinned',
  has: 'has:image',
  created: 'created:2026-11',
  edited: 'edited:7d',
  exercise: 'exercise:squat',
  type: 'type:workout',
  muscle: 'muscle:quads',
  day: 'day:7d',
  load: 'load>100kg',
  reps: 'reps:5',
  rpe: 'rpe>=9',
  rir: 'rir:0',
  e1rm: 'e1rm>120kg',
  distance: 'distance>10km',
  pace: 'pace<5:00',
  hr: 'hr>150',
} as const;

const types = {
  note: 'notes',
  workout: 'workouts',
  set: 'sets',
  activity: 'activities',
  measurement: 'measurements',
  exercise: 'exercises',
} as const;

type Amount = 'load' | 'reps' | 'rpe' | 'rir' | 'e1rm' | 'distance' | 'pace' | 'hr';

const amountExamples: { readonly [A in Amount]: string } = {
  load: 'load:100kg, load>100kg or load:80..100kg',
  reps: 'reps:5, reps>5 or reps:3..5',
  rpe: 'rpe:9, rpe>=9 or rpe:7..8',
  rir: 'rir:0, rir<=1 or rir:1..3',
  e1rm: 'e1rm:120kg, e1rm>120kg or e1rm:110..120kg',
  distance: 'distance:10km, distance>10km or distance:5..10km',
  pace: 'pace<5:00, pace<8:00/mi or pace:4:30..5:00',
  hr: 'hr:150, hr>150 or hr:120..150',
};

export const messages = {
  ...common,
  searchNotes: 'Search notes',
  clearSearch: 'Clear search',
  results: 'Search results',
  found: ({ count, isWhole }: { readonly count: number; readonly isWhole: boolean }) =>
    isWhole
      ? plural(count, { one: '# note', other: '# notes' })
      : plural(count, { one: '# note so far', other: '# notes so far' }),
  reading: ({ percent }: { readonly percent: string }) => `Loading notes: ${percent}`,
  none: 'No notes found',
  noneText: 'Search looks in titles and text, and finds parts of words too. Try fewer or shorter words.',
  noneYet: 'Nothing found yet',
  noneYetText: 'Your notes are still loading. Results appear here as they’re found.',
  failed: 'Your notes can’t be searched right now',
  failedText: 'Your notes are safe, and you can open them from the list. Reload the page to try again.',
  reload: 'Reload',
  archived: 'Archived',
  inTrash: 'In the trash',

  understood: ({ condition }: { readonly condition: string }) => `Notes that ${condition}`,
  understoodTraining: ({ condition }: { readonly condition: string }) => `Sets and activities that ${condition}`,
  understoodSets: ({ condition }: { readonly condition: string }) => `Sets and workouts that ${condition}`,
  understoodEverything: ({ condition }: { readonly condition: string }) => `Notes and training that ${condition}`,
  quoted: ({ text }: { readonly text: string }) => `“${text}”`,
  contains: ({ quoted, isNot }: Negatable & { readonly quoted: string }) =>
    `${isNot ? 'do not contain' : 'contain'} ${quoted}`,
  titled: ({ text, isNot }: Negatable & { readonly text: string }) =>
    `${isNot ? 'do not have' : 'have'} “${text}” in the title`,
  tagged: ({ tag, isNot }: Negatable & { readonly tag: string }) => `${are(isNot)} tagged #${tag}`,
  inNotebook: ({ notebook, isNot }: Negatable & { readonly notebook: string }) => `${are(isNot)} in “${notebook}”`,
  isPinned: ({ isNot }: Negatable) => `${are(isNot)} pinned`,
  isArchived: ({ isNot }: Negatable) => `${are(isNot)} archived`,
  isTrashed: ({ isNot }: Negatable) => `${are(isNot)} in the trash`,
  isTask: ({ isNot }: Negatable): string => (isNot ? 'have no open tasks' : 'have open tasks'),
  isDone: ({ isNot }: Negatable): string => (isNot ? 'do not have all tasks completed' : 'have all tasks completed'),
  has: ({ content, isNot }: Negatable & { readonly content: keyof typeof contents }) =>
    `${isNot ? 'do not have' : 'have'} ${contents[content]}`,
  created: ({ when, isNot }: Negatable & { readonly when: string }) => `were ${isNot ? 'not ' : ''}created ${when}`,
  edited: ({ when, isNot }: Negatable & { readonly when: string }) => `were ${isNot ? 'not ' : ''}edited ${when}`,
  ofSport: ({ name, isNot }: Negatable & { readonly name: string }) => `${are(isNot)} of the sport “${name}”`,
  ofExercise: ({ name, isNot }: Negatable & { readonly name: string }) => `${are(isNot)} about the exercise “${name}”`,
  worksMuscle: ({ muscles, isNot }: Negatable & { readonly muscles: string }) =>
    `${isNot ? 'do not work' : 'work'} the ${muscles}`,
  /** @param name by which a muscle is searched */
  muscleNamed: ({ name }: { readonly name: string }) => name,
  ofType: ({ type, isNot }: Negatable & { readonly type: keyof typeof types }) => `${are(isNot)} ${types[type]}`,
  ofDay: ({ when, isNot }: Negatable & { readonly when: string }) => `${are(isNot)} from ${when}`,
  dayOrLater: ({ day }: { readonly day: string }) => `${day} or later`,
  dayOrEarlier: ({ day }: { readonly day: string }) => `${day} or earlier`,
  dayToDay: ({ first, last }: { readonly first: string; readonly last: string }) => `${first} to ${last}`,
  withUnit: ({ amount, unit }: { readonly amount: string; readonly unit: string }) => `${amount} ${unit}`,
  amounts: {
    load: figure('a load'),
    reps: counted('reps'),
    rpe: figure('an RPE'),
    rir: counted('reps in reserve'),
    e1rm: figure('an estimated 1RM'),
    distance: figure('a distance'),
    pace: paced,
    hr: figure('an average heart rate'),
  },
  onDay: ({ day }: { readonly day: string }) => `on ${day}`,
  sinceDay: ({ day }: { readonly day: string }) => `since ${day}`,
  untilDay: ({ day }: { readonly day: string }) => `until ${day}`,
  betweenDays: ({ first, last }: { readonly first: string; readonly last: string }) => `from ${first} to ${last}`,
  group: ({ condition }: { readonly condition: string }) => `(${condition})`,

  unclosedQuote: 'A quotation mark isn’t closed, so everything after it is treated as one phrase.',
  unclosedGroup: 'A parenthesis isn’t closed, so the group continues to the end.',
  lonelyOr: 'OR needs a word on each side, such as knee OR hip.',
  valueMissing: ({ operator }: { readonly operator: keyof typeof operators }) =>
    `${operator}: needs a value, such as ${operators[operator]}.`,
  unknownValue: ({ typed, known }: { readonly typed: string; readonly known: string }) =>
    spelled`${typed} isn’t recognised and was ignored. You can use ${known}.`,
  badDate: ({ typed, operator }: { readonly typed: string; readonly operator: string }) =>
    `${typed} isn’t a date and was ignored. Try ${operator}:2026-11-21, ${operator}:2026, ${operator}:today, ${operator}:7d, ${operator}:>2026-01 or ${operator}:2026-01..2026-03.`,
  datesReversed: ({ typed }: { readonly typed: string }) => `${typed} was ignored because it ends before it starts.`,
  badAmount: ({ typed, operator }: { readonly typed: string; readonly operator: Amount }) =>
    `${typed} isn’t an amount and was ignored. Try ${amountExamples[operator]}.`,
  amountsReversed: ({ typed }: { readonly typed: string }) =>
    `${typed} was ignored because its first amount is higher than its second.`,
  withoutUnit: ({ typed, operator }: { readonly typed: string; readonly operator: string }) =>
    `${typed} was ignored because ${operator} has no unit. Type only the number.`,
  otherUnit: ({ typed, unit, known }: { readonly typed: string; readonly unit: string; readonly known: string }) =>
    `${typed} was ignored because ${unit} doesn’t fit. You can use ${known}.`,

  saveSearch: 'Save search',
  searchUpdated: ({ name }: { readonly name: string }) => `Search “${name}” updated`,
  searchSaved: ({ name }: { readonly name: string }) => `Search saved as “${name}”`,
};

function are(isNot: boolean): string {
  return isNot ? 'are not' : 'are';
}

export interface Compared extends Negatable {
  readonly comparison: 'equal' | 'above' | 'atLeast' | 'below' | 'atMost' | 'between';
  readonly amount: string;
  /** The upper end of `between`. */
  readonly high: string;
}

function have(isNot: boolean): string {
  return isNot ? 'do not have' : 'have';
}

function figure(name: string) {
  return ({ comparison, amount, high, isNot }: Compared) => {
    const words = {
      equal: `of ${amount}`,
      above: `above ${amount}`,
      atLeast: `of ${amount} or more`,
      below: `below ${amount}`,
      atMost: `of ${amount} or less`,
      between: `from ${amount} to ${high}`,
    };
    return `${have(isNot)} ${name} ${words[comparison]}`;
  };
}

function counted(name: string) {
  return ({ comparison, amount, high, isNot }: Compared) => {
    const words = {
      equal: amount,
      above: `more than ${amount}`,
      atLeast: `${amount} or more`,
      below: `fewer than ${amount}`,
      atMost: `${amount} or fewer`,
      between: `${amount} to ${high}`,
    };
    return `${have(isNot)} ${words[comparison]} ${name}`;
  };
}

function paced({ comparison, amount, high, isNot }: Compared): string {
  const words = {
    equal: `a pace of ${amount}`,
    above: `a pace slower than ${amount}`,
    atLeast: `a pace of ${amount} or slower`,
    below: `a pace faster than ${amount}`,
    atMost: `a pace of ${amount} or faster`,
    between: `a pace from ${amount} to ${high}`,
  };
  return `${have(isNot)} ${words[comparison]}`;
}
