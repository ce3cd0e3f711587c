import { messages as common } from '../../../common/messages/de.ts';
import { pluralIn } from '../../../language/index.ts';
import type { messages as english } from './en.ts';

const plural = pluralIn('de');

export const messages: typeof english = {
  ...common,
  trainingLoad: 'Trainingsbelastung',
  empty: 'Noch keine Trainingseinheiten',
  emptyText:
    'Bewerte nach einem Training oder einer Aktivität deine Anstrengung von 0 bis 10. Trainingsbelastung ist Anstrengung × Minuten.',

  figures: 'Trainingsbelastung heute',
  week: 'Letzte 7 Tage',
  parts: ({ workouts, activities }) => `Trainings ${workouts}, Aktivitäten ${activities}`,
  ctl: 'Fitness (CTL)',
  atl: 'Ermüdung (ATL)',
  tsb: 'Form (TSB)',
  ramp: 'Steigerung',
  monotony: 'Monotonie',
  strain: 'Beanspruchung',
  unknown: '–',
  allAlike: 'alle Tage sind gleich',
  meanings: {
    ctl: 'langfristige Belastung',
    atl: 'kurzfristige Belastung',
    tsb: 'Fitness − Ermüdung von gestern',
    ramp: 'Änderung der Fitness in 7 Tagen',
    monotony: 'wie ähnlich deine Tage waren',
    strain: '7-Tage-Belastung × Monotonie',
  },

  yesterdayCtl: 'CTL gestern',
  yesterdayAtl: 'ATL gestern',
  todayLoad: 'Belastung heute',
  dayBeforeCtl: 'CTL am Vortag',
  dayBeforeAtl: 'ATL am Vortag',
  loadOfDay: 'Belastung an diesem Tag',
  days: 'Tage',
  ctlToday: 'CTL heute',
  ctlBefore: 'CTL vor 7 Tagen',
  mean: 'Tagesdurchschnitt',
  sampleSd: 'Standardabweichung (Stichprobe)',
  sum: '7-Tage-Belastung',
  effortTimesMinutes: ({ effort, minutes }) => `${effort} × ${minutes}\u00a0min`,

  curve: 'Fitness, Ermüdung und Form',
  daily: 'Tagesbelastung',
  dayLoad: 'Belastung',
  about:
    'Belastung ist deine bewertete Anstrengung mal Minuten, in einer willkürlichen Einheit. Fitness, Ermüdung und Form beschreiben dein Training; sie sagen weder Leistung noch Verletzungen voraus.',

  incomplete: ({ count }) =>
    plural(count, {
      one: '# Trainingseinheit der letzten 6 Monate hat keine Anstrengung oder Dauer und zählt nicht.',
      other: '# Trainingseinheiten der letzten 6 Monate haben keine Anstrengung oder Dauer und zählen nicht.',
    }),
  sessionOn: ({ session, day }) => `${session}, ${day}`,
  activity: 'Aktivität',

  timeConstants: 'Zeitkonstanten',
  ctlDays: 'Fitness (CTL), Tage',
  atlDays: 'Ermüdung (ATL), Tage',
  timeConstantsText:
    'Wie viele Trainingstage für Fitness und Ermüdung zählen. Üblich sind 42 und 7 Tage; mit anderen Werten lassen sich deine Zahlen nicht mit denen anderer vergleichen.',
  saved: 'Zeitkonstanten gespeichert',
  notWhole: 'Gib eine ganze Zahl von 1 bis 365 ein',
};
