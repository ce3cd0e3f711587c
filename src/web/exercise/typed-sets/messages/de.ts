import { messages as common } from '../../../common/messages/de.ts';
import { pluralIn } from '../../../language/index.ts';
import type { messages as english } from './en.ts';

const plural = pluralIn('de');

export const messages: typeof english = {
  ...common,
  reading: 'So wird diese Zeile gelesen',
  log: 'Eintragen',
  logAll: ({ count }) => plural(count, { one: '# Zeile eintragen', other: 'Alle # Zeilen eintragen' }),
  logAllLines: 'Alle Zeilen eintragen',
  logAgain: 'Erneut eintragen',
  notLogged: 'Nicht mehr eingetragen',
  loggedIn: ({ workout }) => `Eingetragen in ${workout}`,
  loggedOn: ({ workout, day }) => `Eingetragen in ${workout}, ${day}`,
  swap: ({ words }) => `Unsicher: ${words}. Andersherum lesen.`,
  usualLoad: 'In der Zeile steht kein Gewicht, deshalb gilt das geplante oder das vom letzten Mal',
  differs: ({ difference }) => `Weicht vom Training ab: ${difference}`,
  fromTo: ({ from, to }) => `${from} → ${to}`,
  updateWorkout: 'Training aktualisieren',
  updateLine: 'Zeile aktualisieren',
  noSets: ({ sets }) => `Diese Zeile hat ${sets} eingetragen, enthält sie aber nicht mehr`,
  keepSets: 'Sätze behalten',
  removeSets: 'Sätze entfernen',
  loggedTwice: ({ count }) => plural(count, { one: 'In # Einheit eingetragen', other: 'In # Einheiten eingetragen' }),
  keepOnce: 'Eins behalten',
  mergedInto: ({ text }) => `Text von einem anderen Gerät wurde in diese Zeile übernommen: „${text}“`,
  separate: 'In neue Zeile verschieben',
  removeCopy: 'Kopie entfernen',
  copyOfLogged: 'Kopie einer Zeile, die schon eingetragen ist',
  keepCopy: 'Als neue Zeile behalten',
  lineDeleted: ({ count }) =>
    plural(count, {
      one: 'Zeile gelöscht. Ihr Satz bleibt im Training.',
      other: 'Zeile gelöscht. Ihre # Sätze bleiben im Training.',
    }),
  noteDeleted: ({ count }) =>
    plural(count, {
      one: 'Der dort eingetragene Satz bleibt in seinem Training.',
      other: 'Die # dort eingetragenen Sätze bleiben in ihren Einheiten.',
    }),
  setsKept: 'Nicht rückgängig gemacht, weil die Sätze seither geändert wurden. Die Zeile bleibt eingetragen.',
  setsRemoved: 'Sätze entfernt',
  setsLogged: ({ count }) => plural(count, { one: '# Satz eingetragen', other: '# Sätze eingetragen' }),
  remarkChanged: ({ remark }) => `„${remark}“`,
  remarkRemoved: 'keine Anmerkung',
  cue: ({ cue }) => `Technik-Tipp: ${cue}`,
  rpeOf: ({ value }) => `RPE ${value}`,
  rirOf: ({ value }) => `RIR ${value}`,
  repsOf: ({ reps }) => `${reps}\u00a0Wdh.`,
  timesSets: ({ set, count }) => plural(count, { one: `${set} (# Satz)`, other: `${set} (# Sätze)` }),
  kinds: {
    warmUp: 'Aufwärmsatz',
    drop: 'Dropsatz',
    restPause: 'Rest-Pause',
    failure: 'bis zum Muskelversagen',
    amrap: 'AMRAP',
  },
  sides: { left: 'links', right: 'rechts', both: 'pro Seite' },
  addOnly: 'Nur hinzufügen',
  quickField: 'Schnelleingabe',
  quickPlaceholder: 'bankdrücken 80x5,5,4 @8',
  quickText: 'Mit Enter eintragen. Umschalt+Enter fügt eine Zeile hinzu.',
  quickTextOnPhone: 'Eingabetaste trägt ein',
  quickUnread: 'Keine Sätze gefunden. Fang mit einer Übung an, z.\u00a0B. „bankdrücken 80x5“.',
  quickWhich: ({ typed }) => `Welche Übung meinst du mit „${typed}“?`,
  quickNumbers: ({ exercise, example }) => `Keine Sätze für ${exercise} gefunden. Schreib sie so: „${example}“.`,
};
