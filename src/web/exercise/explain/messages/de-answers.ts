import type { answers as english } from './en-answers.ts';

const source = 'Von einer Live-Antwort aus deinen eigenen Einträgen berechnet.';
const range =
  'Gewichte, Wiederholungen und e1RM sind die einzelner Sätze, Volumen ist das eines Trainings, Distanzen und Paces sind die von Sätzen oder Aktivitäten. Aufwärmsätze zählen nicht.';

export const answers: typeof english = {
  'answer/best': {
    name: 'Bester Wert',
    formula: 'der höchste Wert; bei Paces der niedrigste',
    source,
    range,
  },
  'answer/sum': { name: 'Summe', formula: 'die Summe aller Werte', source, range },
  'answer/count': {
    name: 'Anzahl',
    formula: 'wie viele es sind',
    meaning: 'Eine Einheit ist ein Training oder eine Aktivität. Ein Satz zählt, sobald er erledigt ist.',
    source,
    range: 'Aufwärmsätze zählen nicht.',
  },
  'answer/average': { name: 'Durchschnitt', formula: 'Summe aller Werte ÷ Anzahl der Werte', source, range },
  'answer/latest': { name: 'Letzter Wert', formula: 'der Wert des letzten Tages', source, range },
  'answer/first': { name: 'Erster Wert', formula: 'der Wert des ersten Tages', source, range },
  'answer/found': {
    name: 'Anzahl der Treffer',
    formula: 'wie viele Treffer die Suche findet',
    source,
    range: 'Notizen, Einheiten, Sätze, Aktivitäten, Messwerte und Übungen zählen je einmal.',
  },
};
