import type { BandError, BandStanding } from '#domain/exercise/volume/index.ts';
import { messages as common } from '../../../common/messages/de.ts';
import { pluralIn } from '../../../language/index.ts';
import type { messages as english, Sets } from './en.ts';

const plural = pluralIn('de');

const sets = ({ count, sets: shown }: Sets) => plural(count, { one: `${shown} Satz`, other: `${shown} Sätze` });

const standings: { readonly [S in BandStanding]: string } = {
  below: 'Darunter',
  within: 'Im Ziel',
  above: 'Darüber',
  none: 'Kein Ziel',
};

const standingsOnMap: { readonly [S in BandStanding]: string } = {
  below: 'unter',
  within: 'innerhalb von',
  above: 'über',
  none: 'kein Ziel',
};

const targetErrors: { readonly [C in BandError['code']]: string } = {
  'exercise/band-below-zero': 'Das Minimum muss 0 oder mehr sein.',
  'exercise/band-reversed': 'Das Maximum darf nicht unter dem Minimum liegen.',
};

export const messages: typeof english = {
  ...common,
  volume: 'Volumen',

  weeks: 'Wochen',
  previousWeek: 'Vorherige Woche',
  nextWeek: 'Nächste Woche',
  thisWeek: 'Diese Woche',
  soFar: 'Diese Woche bisher',
  emptyWeek: 'Keine Arbeitssätze in der gewählten Woche.',
  empty: 'Noch keine Sätze',
  emptyText: 'Mach Sätze in einem Training, um zu sehen, wie viele Arbeitssätze jeder Muskel pro Woche bekommt.',
  toWorkouts: 'Zu den Einheiten',

  map: 'Muskelkarte',
  front: 'Vorn',
  back: 'Hinten',
  mapHint: 'Wähle einen Muskel, um seine Sätze zu sehen.',
  legend: 'Legende',
  fills: {
    none: 'Keine Sätze',
    below: 'Unter dem Zielbereich',
    within: 'Im Zielbereich',
    above: 'Über dem Zielbereich',
    noBand: 'Sätze, aber kein Ziel',
  },
  muscleOnMap: ({ name, count, sets: shown, standing }) => `${name}: ${sets({ count, sets: shown })}, ${standing}`,
  standingOnMap: ({ standing, target }) =>
    standing === 'none' ? standingsOnMap.none : `${standingsOnMap[standing]} ${target}`,

  table: 'Arbeitssätze pro Muskel',
  muscle: 'Muskel',
  target: 'Ziel',
  status: 'Status',
  standings,
  noTarget: '–',
  ends: ({ min, max }) => `${min}–${max}`,
  setsOf: sets,
  uncounted: 'Nicht gezählt, weil für diese Übungen keine Muskeln angegeben sind:',

  setsByExercise: 'Sätze pro Übung',
  noSetsOfMuscle: 'Keine Arbeitssätze für diesen Muskel in der gewählten Woche.',
  factor: 'Faktor',
  times: ({ share }) => `× ${share}`,
  product: (part) => `${part.sets} × ${part.share}`,
  counted: 'Gezählt',
  recentWeeks: 'Letzte Wochen',
  week: 'Woche',
  weeklyTarget: 'Wochenziel',
  weeklyTargetText: 'Wie viele Arbeitssätze du pro Woche anstrebst.',
  commonTarget: ({ min, max }) => `Trainer empfehlen meist ${min}–${max} als Faustregel.`,
  noCommonTarget: 'Für diesen Muskel gibt es keine übliche Empfehlung.',
  minimum: 'Minimum',
  maximum: 'Maximum',
  saveTarget: 'Ziel speichern',
  targetSaved: 'Ziel gespeichert',
  resetTarget: 'Auf Standard zurücksetzen',
  targetReset: 'Ziel auf Standard zurückgesetzt',
  removeTarget: 'Ziel entfernen',
  targetRemoved: 'Ziel entfernt',
  endMissing: 'Gib ein Minimum und ein Maximum ein. Beide können 0 sein.',
  targetErrors,
};
