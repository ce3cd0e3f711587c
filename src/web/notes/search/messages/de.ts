import { messages as common } from '../../../common/messages/de.ts';
import { pluralIn } from '../../../language/index.ts';
import type { Compared, messages as en } from './en.ts';

const plural = pluralIn('de');

const contents = { image: 'ein Bild', link: 'einen Link', code: 'Code', task: 'eine Aufgabe' } as const;
const withoutContents = {
  image: 'kein Bild',
  link: 'keinen Link',
  code: 'keinen Code',
  task: 'keine Aufgabe',
} as const;
const operators = {
  title: 'title:knie',
  tag: 'tag:knie',
  in: 'in:"Mein Notizbuch"',
  is: 'is:pinned',
  has: 'has:image',
  created: 'created:2026-11',
  edited: 'edited:7d',
  exercise: 'exercise:kniebeuge',
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
  note: 'Notizen',
  workout: 'Krafttraining',
  set: 'Sätze',
  activity: 'Aktivitäten',
  measurement: 'Messwerte',
  exercise: 'Übungen',
} as const;

/** In the accusative, by the names by which muscles are searched. These are English in every language of the app. */
const muscles: { readonly [name in string]?: string } = {
  neck: 'den Nacken',
  'upper traps': 'den oberen Trapez',
  'mid traps': 'den mittleren Trapez',
  'lower traps': 'den unteren Trapez',
  'front delts': 'die vordere Schulter',
  'side delts': 'die seitliche Schulter',
  'rear delts': 'die hintere Schulter',
  chest: 'die Brust',
  'upper back': 'den oberen Rücken',
  lats: 'den Latissimus',
  'lower back': 'den unteren Rücken',
  biceps: 'den Bizeps',
  triceps: 'den Trizeps',
  forearms: 'die Unterarme',
  abs: 'den Bauch',
  obliques: 'den seitlichen Bauch',
  'hip flexors': 'die Hüftbeuger',
  glutes: 'das Gesäß',
  quads: 'den Quadrizeps',
  hamstrings: 'die Beinbeuger',
  adductors: 'die Adduktoren',
  abductors: 'die Abduktoren',
  calves: 'die Waden',
  tibialis: 'das Schienbein',
};

const amountExamples: { readonly [A in keyof typeof en.amounts]: string } = {
  load: 'load:100kg, load>100kg oder load:80..100kg',
  reps: 'reps:5, reps>5 oder reps:3..5',
  rpe: 'rpe:9, rpe>=9 oder rpe:7..8',
  rir: 'rir:0, rir<=1 oder rir:1..3',
  e1rm: 'e1rm:120kg, e1rm>120kg oder e1rm:110..120kg',
  distance: 'distance:10km, distance>10km oder distance:5..10km',
  pace: 'pace<5:00, pace<8:00/mi oder pace:4:30..5:00',
  hr: 'hr:150, hr>150 oder hr:120..150',
};

export const messages: typeof en = {
  ...common,
  searchNotes: 'Notizen durchsuchen',
  clearSearch: 'Suche leeren',
  results: 'Suchergebnisse',
  found: ({ count, isWhole }) =>
    isWhole
      ? plural(count, { one: '# Notiz', other: '# Notizen' })
      : plural(count, { one: 'Bisher # Notiz', other: 'Bisher # Notizen' }),
  reading: ({ percent }) => `Notizen werden geladen: ${percent}`,
  none: 'Keine Notizen gefunden',
  noneText:
    'Die Suche durchsucht Titel und Text und findet auch Teile von Wörtern. Versuche es mit weniger oder kürzeren Wörtern.',
  noneYet: 'Noch nichts gefunden',
  noneYetText: 'Deine Notizen werden noch geladen. Ergebnisse erscheinen hier, sobald sie gefunden sind.',
  failed: 'Deine Notizen lassen sich gerade nicht durchsuchen',
  failedText:
    'Deine Notizen sind sicher, und du kannst sie aus der Liste öffnen. Lade die Seite neu, um es noch einmal zu versuchen.',
  reload: 'Neu laden',
  archived: 'Archiviert',
  inTrash: 'Im Papierkorb',

  understood: ({ condition }) => `Notizen, die ${condition}`,
  understoodTraining: ({ condition }) => `Sätze und Aktivitäten, die ${condition}`,
  understoodSets: ({ condition }) => `Sätze und Einheiten, die ${condition}`,
  understoodEverything: ({ condition }) => `Notizen und Training, die ${condition}`,
  quoted: ({ text }) => `„${text}“`,
  contains: ({ quoted, isNot }) => `${quoted} ${isNot ? 'nicht ' : ''}enthalten`,
  titled: ({ text, isNot }) => `„${text}“ ${isNot ? 'nicht ' : ''}im Titel haben`,
  tagged: ({ tag, isNot }) => `${isNot ? 'nicht ' : ''}das Tag #${tag} haben`,
  inNotebook: ({ notebook, isNot }) => `${isNot ? 'nicht ' : ''}in „${notebook}“ sind`,
  isPinned: ({ isNot }) => `${isNot ? 'nicht ' : ''}angeheftet sind`,
  isArchived: ({ isNot }) => `${isNot ? 'nicht ' : ''}archiviert sind`,
  isTrashed: ({ isNot }) => `${isNot ? 'nicht ' : ''}im Papierkorb sind`,
  isTask: ({ isNot }) => `${isNot ? 'keine offenen' : 'offene'} Aufgaben haben`,
  isDone: ({ isNot }) => `${isNot ? 'nicht ' : ''}nur erledigte Aufgaben haben`,
  has: ({ content, isNot }) => `${isNot ? withoutContents[content] : contents[content]} haben`,
  created: ({ when, isNot }) => `${isNot ? 'nicht ' : ''}${when} erstellt wurden`,
  edited: ({ when, isNot }) => `${isNot ? 'nicht ' : ''}${when} bearbeitet wurden`,
  ofSport: ({ name, isNot }) => `${isNot ? 'nicht ' : ''}zur Sportart „${name}“ gehören`,
  ofExercise: ({ name, isNot }) => `${isNot ? 'nicht ' : ''}zur Übung „${name}“ gehören`,
  worksMuscle: ({ muscles: trained, isNot }) => `${trained} ${isNot ? 'nicht ' : ''}trainieren`,
  muscleNamed: ({ name }) => muscles[name] ?? name,
  ofType: ({ type, isNot }) => `${isNot ? 'keine ' : ''}${types[type]} sind`,
  ofDay: ({ when, isNot }) => `${isNot ? 'nicht ' : ''}aus diesem Zeitraum sind: ${when}`,
  dayOrLater: ({ day }) => `${day} oder später`,
  dayOrEarlier: ({ day }) => `${day} oder früher`,
  dayToDay: ({ first, last }) => `${first} bis ${last}`,
  withUnit: ({ amount, unit }) => `${amount} ${unit}`,
  amounts: {
    load: figure('ein Gewicht', 'kein Gewicht'),
    reps: counted('Wiederholungen'),
    rpe: figure('eine RPE', 'keine RPE'),
    rir: counted('Wiederholungen in Reserve'),
    e1rm: figure('ein geschätztes 1RM', 'kein geschätztes 1RM'),
    distance: figure('eine Distanz', 'keine Distanz'),
    pace: paced,
    hr: figure('eine durchschnittliche Herzfrequenz', 'keine durchschnittliche Herzfrequenz'),
  },
  onDay: ({ day }) => `am ${day}`,
  sinceDay: ({ day }) => `seit ${day}`,
  untilDay: ({ day }) => `bis ${day}`,
  betweenDays: ({ first, last }) => `zwischen ${first} und ${last}`,
  group: ({ condition }) => `(${condition})`,

  unclosedQuote: 'Ein Anführungszeichen ist nicht geschlossen, deshalb gilt alles dahinter als zusammenhängender Text.',
  unclosedGroup: 'Eine Klammer ist nicht geschlossen, deshalb reicht die Gruppe bis zum Ende.',
  lonelyOr: 'OR braucht auf jeder Seite ein Wort, zum Beispiel knie OR hüfte.',
  valueMissing: ({ operator }) => `${operator}: braucht einen Wert, zum Beispiel ${operators[operator]}.`,
  unknownValue: ({ typed, known }) => `${typed} ist unbekannt und wurde ignoriert. Möglich: ${known}.`,
  badDate: ({ typed, operator }) =>
    `${typed} ist kein Datum und wurde ignoriert. Versuche ${operator}:2026-11-21, ${operator}:2026, ${operator}:today, ${operator}:7d, ${operator}:>2026-01 oder ${operator}:2026-01..2026-03.`,
  datesReversed: ({ typed }) => `${typed} wurde ignoriert, weil das Ende vor dem Anfang liegt.`,
  badAmount: ({ typed, operator }) =>
    `${typed} ist keine gültige Angabe und wurde ignoriert. Versuche ${amountExamples[operator]}.`,
  amountsReversed: ({ typed }) => `${typed} wurde ignoriert, weil der erste Wert größer ist als der zweite.`,
  withoutUnit: ({ typed, operator }) =>
    `${typed} wurde ignoriert, weil ${operator} keine Einheit hat. Gib nur die Zahl ein.`,
  otherUnit: ({ typed, unit, known }) => `${typed} wurde ignoriert, weil ${unit} nicht passt. Möglich: ${known}.`,

  saveSearch: 'Suche speichern',
  searchUpdated: ({ name }) => `Suche „${name}“ aktualisiert`,
  searchSaved: ({ name }) => `Suche als „${name}“ gespeichert`,
};

function figure(name: string, notName: string) {
  return ({ comparison, amount, high, isNot }: Compared) => {
    const words = {
      equal: `von ${amount}`,
      above: `über ${amount}`,
      atLeast: `von mindestens ${amount}`,
      below: `unter ${amount}`,
      atMost: `von höchstens ${amount}`,
      between: `von ${amount} bis ${high}`,
    };
    return `${isNot ? notName : name} ${words[comparison]} haben`;
  };
}

function counted(name: string) {
  return ({ comparison, amount, high, isNot }: Compared) => {
    const words = {
      equal: amount,
      above: `mehr als ${amount}`,
      atLeast: `mindestens ${amount}`,
      below: `weniger als ${amount}`,
      atMost: `höchstens ${amount}`,
      between: `${amount} bis ${high}`,
    };
    return `${isNot ? 'nicht ' : ''}${words[comparison]} ${name} haben`;
  };
}

function paced({ comparison, amount, high, isNot }: Compared): string {
  const words = {
    equal: `Pace von ${amount}`,
    above: `Pace langsamer als ${amount}`,
    atLeast: `Pace von ${amount} oder langsamer`,
    below: `Pace schneller als ${amount}`,
    atMost: `Pace von ${amount} oder schneller`,
    between: `Pace von ${amount} bis ${high}`,
  };
  return `${isNot ? 'keine' : 'eine'} ${words[comparison]} haben`;
}
