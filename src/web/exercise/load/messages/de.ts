import { messages as common } from '../../../common/messages/de.ts';
import { pluralIn } from '../../../language/index.ts';
import type { messages as english } from './en.ts';

const plural = pluralIn('de');

export const messages: typeof english = {
  ...common,
  trainingLoad: 'Trainingsbelastung',
  shortTitle: 'Belastung',
  empty: 'Noch keine Einheiten',
  emptyText:
    'Bewerte nach einem Training oder einer Aktivität deine Anstrengung von 0 bis 10, oder importiere eine Aufzeichnung mit Herzfrequenz. Trainingsbelastung ist Anstrengung × Minuten.',

  figures: 'Trainingsbelastung heute',
  week: 'Letzte 7 Tage',
  parts: ({ workouts, activities }) => `Krafttraining ${workouts}, Aktivitäten ${activities}`,
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

  loadFrom: {
    heartRate: ({ load }) => `${load}, aus der Herzfrequenz`,
    pace: ({ load }) => `${load}, aus der Pace`,
  },

  sessionsOfWeek: 'Einheiten der letzten 7 Tage',
  session: 'Einheit',
  basedOn: 'Grundlage',
  sources: { heartRate: 'Herzfrequenz', effort: 'Anstrengung', pace: 'Pace' },
  nothingKnown: 'Weder Anstrengung noch Herzfrequenz',
  maximumUnknown: 'Maximale Herzfrequenz fehlt',
  setZones: 'Zonen festlegen',
  withoutMaximum: ({ count }) =>
    plural(count, {
      one: '# Aktivität der letzten 6 Monate zählt nicht: Sie hat eine Herzfrequenz, aber deine maximale Herzfrequenz ist unbekannt. Lege deine Herzfrequenzzonen fest, damit sie zählt.',
      other:
        '# Aktivitäten der letzten 6 Monate zählen nicht: Sie haben eine Herzfrequenz, aber deine maximale Herzfrequenz ist unbekannt. Lege deine Herzfrequenzzonen fest, damit sie zählen.',
    }),

  calculation: 'Berechnung',
  prefer: 'Bevorzugte Grundlage',
  preferText:
    'Was gilt, wenn eine Aktivität mehrere hat. Die Herzfrequenz muss aufgezeichnet und dein Maximum bekannt sein: aus deinen Zonen oder deinem Geburtsdatum. Die Pace gilt für Läufe im Freien, ab fünf Läufen in den letzten 6 Monaten.',
  weekBefore: 'Wochenbelastung vor der ersten Einheit',
  weekBeforeText:
    'Optional. Wenn du schon vor dieser App trainiert hast, beginnen Fitness und Ermüdung damit statt bei 0. Eine Stunde mittleres Training sind etwa 240.',
  weekBeforeSaved: 'Wochenbelastung gespeichert',
  notALoad: 'Gib eine Zahl ab 0 ein',

  curve: 'Fitness, Ermüdung und Form',
  daily: 'Tagesbelastung',
  dayLoad: 'Belastung',
  about:
    'Belastung ist Anstrengung mal Minuten, in einer willkürlichen Einheit. Eine aufgezeichnete Herzfrequenz zählt als die Anstrengung, der sie entspricht: 64\u00a0% deines Maximums sind 3, 77\u00a0% sind 4,5 und 96\u00a0% sind 8,5. Die Pace eines Laufs wird mit dem schnellsten der 6 Monate davor verglichen. Fitness, Ermüdung und Form beschreiben dein Training; sie sagen weder Leistung noch Verletzungen voraus.',

  incomplete: ({ count }) =>
    plural(count, {
      one: '# Einheit der letzten 6 Monate hat keine Anstrengung, Herzfrequenz oder Dauer und zählt nicht. Die Pace von Läufen zählt ab fünf Läufen.',
      other:
        '# Einheiten der letzten 6 Monate haben keine Anstrengung, Herzfrequenz oder Dauer und zählen nicht. Die Pace von Läufen zählt ab fünf Läufen.',
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
