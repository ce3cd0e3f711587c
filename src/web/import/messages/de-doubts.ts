import type { doubts as en } from './en-doubts.ts';

/** Why a value is probably wrong. */
export const doubts: typeof en = {
  'exercise/day-to-come': 'Das Datum liegt in der Zukunft.',
  'exercise/day-long-past': 'Das Datum liegt zu weit zurück.',
  'exercise/instant-to-come': 'Das Datum liegt in der Zukunft.',
  'exercise/instant-long-past': 'Das Datum liegt zu weit zurück.',
  'exercise/out-of-bounds': 'Das ist für einen Menschen unmöglich.',
  'exercise/end-before-start': 'Das Ende liegt vor dem Anfang.',
  'exercise/faster-than-anybody': ({ shown }) => `Niemand schafft diese Distanz in ${shown}.`,
  'exercise/slower-than-anybody': ({ shown }) => `${shown} ist viel zu lang für diese Distanz.`,
  'exercise/longer-than-a-day': ({ shown }) => `${shown} ist länger als ein Tag.`,
  'exercise/climb-beyond-distance': ({ shown, other }) => `${shown} Anstieg auf einer Distanz von ${other}.`,
  'exercise/moving-beyond-elapsed': ({ shown, other }) =>
    `Die Zeit in Bewegung (${shown}) ist länger als die Gesamtzeit (${other}).`,
  'exercise/far-from-other-reading': ({ shown }) => `Weit entfernt von einem anderen Wert aus dieser Zeit: ${shown}.`,
  'exercise/unusual-reading': 'Nur wenige Menschen haben einen solchen Wert.',
  'import/average-above-highest': ({ shown, other }) =>
    `Die durchschnittliche Herzfrequenz (${shown}) liegt über der maximalen (${other}).`,
  'import/unlikely-load': ({ shown, other }) => `${shown} ist mehr, als fast irgendjemand hebt (${other}).`,
  'import/unlikely-reps': ({ shown }) => `${shown} Wiederholungen in einem Satz.`,
  'import/unlikely-set-length': ({ shown }) => `Ein Satz von ${shown}.`,
  'import/unlikely-workout-length': ({ shown }) => `Das Training dauert ${shown}.`,
  'import/too-short-for-sets': ({ shown }) => `${shown} ist zu kurz für die Sätze dieser Einheit.`,
  'import/far-from-other-sets': ({ shown, other }) => `${shown} liegt weit über deinen anderen Sätzen, meist ${other}.`,
};
