import { messages as common } from '../../../common/messages/de.ts';
import { pluralIn } from '../../../language/index.ts';
import type { messages as en } from './en.ts';

const plural = pluralIn('de');

export const messages: typeof en = {
  ...common,
  days: 'Tage',
  previous: 'Vorheriger Tag',
  next: 'Nächster Tag',
  addLine: 'Zeile zur Notiz von heute hinzufügen',
  addLineExample: 'Zeile hinzufügen …',
  asTask: 'Als Aufgabe hinzufügen',
  addTaskExample: 'Aufgabe hinzufügen …',
  lineAdded: 'Zur Notiz von heute hinzugefügt',
  taskAddedFor: ({ when }) => `Zur Notiz von heute hinzugefügt. Erinnerung: ${when}`,
  lineLogged: ({ count }) =>
    plural(count, {
      one: 'Zur Notiz von heute hinzugefügt, # Satz eingetragen',
      other: 'Zur Notiz von heute hinzugefügt, # Sätze eingetragen',
    }),
  lineNotAdded: 'Die Zeile konnte nicht hinzugefügt werden. Dein Text steht noch im Feld.',
  lineNotRemoved: 'Die Zeile hat sich inzwischen geändert. Bearbeite sie in der Notiz.',
  moreNotes: ({ count }) => plural(count, { one: 'und # weitere', other: 'und # weitere' }),
  nearestDays: 'Nächstgelegene Tage mit Einträgen',
  toJournal: 'Tagebuch öffnen',
  onThisDay: 'An diesem Tag',
  yearsAgo: ({ count }) => plural(count, { one: 'vor # Jahr', other: 'vor # Jahren' }),
  noTraining: 'An diesem Tag ist kein Training eingetragen.',
  notADay: 'Ungültiges Datum',
  notADayText: 'Die Adresse muss mit einem Datum wie 2026-11-21 enden.',
};
