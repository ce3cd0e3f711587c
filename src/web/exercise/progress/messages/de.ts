import { messages as common } from '../../../common/messages/de.ts';
import { pluralIn } from '../../../language/index.ts';
import { messages as exercise } from '../../messages/de.ts';
import type { messages as english } from './en.ts';

const plural = pluralIn('de');

export const messages: typeof english = {
  ...exercise,
  progress: 'Fortschritt',
  records: 'Bestleistungen',
  repRecords: 'Rekorde nach Gewicht',
  kinds: {
    load: 'Höchstes Gewicht',
    e1rm: 'Geschätztes 1RM',
    reps: 'Meiste Wiederholungen',
    setVolume: 'Bestes Satzvolumen',
    sessionVolume: 'Bestes Volumen einer Einheit',
    duration: 'Längste Zeit',
    distance: 'Längste Distanz',
  },
  minAssistance: 'Geringste Unterstützung',
  assistedKind: ({ kind }) => `${kind}, mit Unterstützung`,
  repsCount: ({ count }) => plural(count, { one: '# Wiederholung', other: '# Wiederholungen' }),
  previous: ({ value }) => `bisher ${value}`,
  comparedWithLast: 'Verglichen mit letztem Mal',
  firstWorkout: ({ count, isByClock, volume }) => {
    if (isByClock) return `Dein erstes Training: ${plural(count, { one: '# Intervall', other: '# Intervalle' })}`;
    return volume === ''
      ? `Dein erstes Training: ${plural(count, { one: '# Satz', other: '# Sätze' })}`
      : `Dein erstes Training: ${volume} in ${plural(count, { one: '# Satz', other: '# Sätzen' })}`;
  },
  gains: {
    load: ({ by, name }) => `+${by} bei ${name}`,
    assistance: ({ by, name }) => `${by} weniger Unterstützung bei ${name}`,
    reps: ({ by, name }) => `+${by} bei ${name}`,
    duration: ({ by, name }) => `+${by} bei ${name}`,
    distance: ({ by, name }) => `+${by} bei ${name}`,
    volume: ({ by, name }) => `+${by} Volumen bei ${name}`,
  },
  recordsOf: ({ name }) => `Bestleistungen, ${name}`,
  moreRecords: ({ count }) => `${count} weitere`,
  recordInWords: ({ kind, value }) => `Bestleistung: ${kind}, ${value}`,
  implausible: ({ value }) => `${value}?`,
  implausibleLabel: ({ value }) => `Stimmt ${value}?`,
  implausibleText: ({ value, best }) =>
    `${value} liegt weit über deiner Bestleistung ${best} und zählt erst, wenn du es bestätigst. Falls du dich vertippt hast, korrigiere es im Satz.`,
  beyondAnybody: ({ value }) =>
    `${value} schafft bei dieser Übung kaum jemand. Es zählt erst, wenn du es bestätigst. Falls du dich vertippt hast, korrigiere es im Satz.`,
  isRight: 'Ja, stimmt',
  figures: {
    e1rm: 'Geschätztes 1RM',
    volume: 'Volumen',
    load: 'Schwerster Satz',
    reps: 'Meiste Wiederholungen in einem Satz',
    seconds: 'Längster Satz (Zeit)',
    metres: 'Längster Satz (Distanz)',
  },
  methods: {
    epley: 'Epley',
    brzycki: 'Brzycki',
    lombardi: 'Lombardi',
    mayhew: 'Mayhew',
    oconner: 'O’Conner',
    wathan: 'Wathan',
    lander: 'Lander',
    rpeChart: 'RPE-Tabelle (Tuchscherer)',
  },
  exerciseProgress: 'Fortschritt pro Übung',
  openExercises: 'Übungen anzeigen',
  openExercise: ({ name }) => `${name} öffnen`,
  weightMissing: 'Braucht dein Körpergewicht vom Tag des Trainings oder davor.',
  toBody: 'Körpergewicht eintragen',
  oldWeight: ({ day }) => `Mit deinem letzten Körpergewicht vor deinem letzten Training (${day}).`,
  nothingInRange: 'Keine Daten in diesem Zeitraum.',
  onlyAssisted: 'Wird für unterstützte Sätze nicht berechnet.',
  newest: 'Neueste Bestleistungen',
  noRecords: 'Noch keine Bestleistungen',
  noRecordsText:
    'Übertriff dein bisher Bestes bei Gewicht, Wiederholungen, Volumen, Zeit oder Distanz und es erscheint hier.',
  scores: 'Kraft-Score',
  total: 'Total',
  lifts: { squat: 'Kniebeuge', bench: 'Bankdrücken', deadlift: 'Kreuzheben' },
  notLifted: 'Noch kein Wert',
  score: { dots: 'DOTS', wilks2020: 'Wilks 2020', ipfGoodlift: 'IPF GL' },
  noBodyWeight: 'Trag unter „Körper“ dein Körpergewicht ein, um deine Kraft-Scores zu sehen.',
  sexForScores: 'Punkte berechnen für',
  sexes: { female: 'Frauen', male: 'Männer' },
  inputs: {
    load: 'Gewicht',
    moved: 'Gewicht mit Körpergewicht',
    bodyWeight: common.bodyWeight,
    reps: common.reps,
    rir: 'Wiederholungen in Reserve',
    rpe: common.rpe,
    total: 'Total',
    sex: 'Formel für',
    result: 'Ergebnis',
  },
};
