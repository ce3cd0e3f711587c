import { messages as common } from '../../common/messages/de.ts';
import { pluralIn } from '../../language/index.ts';
import type { messages as en } from './en.ts';

const plural = pluralIn('de');

const forms = { list: 'Eine Liste', table: 'Eine Tabelle', chart: 'Ein Diagramm', number: 'Eine Zahl' } as const;

export const messages: typeof en = {
  ...common,
  answer: ({ line }) => `Live-Antwort: ${line}`,
  editLine: ({ line }) => `Bearbeiten: ${line}`,
  reading: 'Dein Training wird noch gelesen …',
  failed:
    'Antworten sind gerade nicht möglich. Deine Daten sind sicher. Lade die Seite neu, um es noch einmal zu versuchen.',
  nothing: 'Keine Ergebnisse',
  noValue: '–',
  inlineOnly:
    'In eine Zeile passt nur eine Zahl. Verwende für Listen, Tabellen und Diagramme einen Live-Antwort-Block.',
  moreResults: ({ count }) => `${count} weitere`,
  inputs: 'Beruht auf',
  moreInputs: ({ count }) => `und ${count} frühere`,

  asked: ({ measure, group, search }) => [measure + group, search].filter((part) => part !== '').join(' · '),
  measures: {
    best: ({ quantity }) => `Bestwert: ${quantity}`,
    sum: ({ quantity }) => `Summe: ${quantity}`,
    count: ({ quantity }) => `Anzahl: ${quantity}`,
    average: ({ quantity }) => `Durchschnitt: ${quantity}`,
    latest: ({ quantity }) => `Neuester Wert: ${quantity}`,
    first: ({ quantity }) => `Erster Wert: ${quantity}`,
  },
  quantitiesMeasured: {
    load: 'Gewicht',
    reps: 'Wiederholungen',
    e1rm: 'geschätztes 1RM',
    volume: 'Volumen',
    sets: 'Sätze',
    distance: 'Distanz',
    duration: 'Dauer',
    climb: 'Höhenmeter',
    pace: 'Pace',
    hr: 'Herzfrequenz',
    weight: 'Körpergewicht',
    sessions: 'Einheiten',
  },
  byGroup: { day: ' pro Tag', week: ' pro Woche', month: ' pro Monat', exercise: ' pro Übung' },

  quantities: {
    load: 'Gewicht',
    reps: common.reps,
    e1rm: 'Geschätztes 1RM',
    volume: 'Volumen',
    sets: common.sets,
    distance: 'Distanz',
    duration: 'Dauer',
    climb: 'Höhenmeter',
    pace: 'Pace',
    hr: 'Herzfrequenz',
    weight: common.bodyWeight,
    sessions: 'Einheiten',
  },
  groups: { day: common.day, week: 'Woche ab', month: 'Monat', exercise: common.exercise },
  kinds: {
    note: common.note,
    workout: common.workout,
    set: 'Satz',
    activity: 'Aktivität',
    measurement: 'Messwert',
    exercise: common.exercise,
  },
  valueHeading: 'Ergebnisse',
  units: {
    reps: ({ count, shown }) => `${shown} ${plural(count, { one: 'Wiederholung', other: 'Wiederholungen' })}`,
    sets: ({ count, shown }) => `${shown} ${plural(count, { one: 'Satz', other: 'Sätze' })}`,
    sessions: ({ count, shown }) => `${shown} ${plural(count, { one: 'Einheit', other: 'Einheiten' })}`,
    results: ({ count, shown }) => `${shown} ${plural(count, { one: 'Ergebnis', other: 'Ergebnisse' })}`,
    bpm: ({ shown }) => `${shown} bpm`,
    pace: ({ time, unit }) => `${time} /${unit}`,
    of: ({ amount, unit }) => `${amount} ${unit}`,
  },

  valueMissing: ({ clause, known }) => `„${clause}“ braucht ein Wort dahinter, zum Beispiel ${known}.`,
  unknownValue: ({ clause, value, known }) =>
    `„${clause} ${value}“ ist unbekannt und wurde ignoriert. Möglich: ${known}.`,
  badCount: ({ value }) =>
    `„last ${value}“ wurde ignoriert. Verwende eine ganze Zahl von 1 bis 1.000, zum Beispiel last 12.`,
  repeated: ({ clause }) => `Nur das erste „${clause}“ zählt.`,
  groupsDoNotFit: ({ form }) => `${forms[form]} lässt sich nicht gruppieren. Verwende as table oder as chart.`,
};
