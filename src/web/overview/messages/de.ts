import { messages as common } from '../../common/messages/de.ts';
import type { messages as en } from './en.ts';

export const messages: typeof en = {
  ...common,
  cards: {
    'today-note': 'Notiz von heute',
    planned: 'Für heute geplant',
    tasks: common.reminders,
    done: 'Heute erledigt',
    'body-weight': common.bodyWeight,
    week: 'Diese Woche',
    record: 'Neueste Bestleistung',
    'on-this-day': 'An diesem Tag',
    notes: 'Weiterschreiben',
  },
  cardFailed: 'Diese Karte konnte nicht angezeigt werden. Deine Daten sind sicher.',

  actions: 'Schnellaktionen',

  inProgress: 'Läuft gerade',
  resume: 'Training fortsetzen',

  writeToday: 'Heute schreiben',
  completed: 'Erledigt:',
  shownOf: ({ shown, total }) => `${shown} von ${total}`,
  nothingDue: 'Nichts fällig.',
  emptyNote: 'Noch nichts geschrieben.',

  begin: 'Womit möchtest du anfangen?',
  write: 'Schreiben',
  writeText: 'Halte fest, wie dein Tag läuft. Mensana führt für jeden Tag eine Notiz.',
  train: 'Trainieren',
  trainText: 'Trag deine Sätze beim Training ein, deine Läufe und Radfahrten. Die App merkt sich das letzte Mal.',
  importText: 'Übernimm deine Notizen und Trainingsdaten aus anderen Apps.',
  chooseFiles: 'Dateien auswählen',

  arrange: 'Karten anordnen',
  arrangeText:
    'Zieh die Karten an ihren Platz oder nutze die Schaltflächen. Ausgeblendete Karten behalten ihren Platz.',
  shown: 'Angezeigt',
  hidden: 'Ausgeblendet',
  nothingShown: 'Alle Karten sind ausgeblendet.',
  handleOf: ({ name }) => `${name} verschieben`,
  moveUpOf: ({ name }) => `${name} nach oben`,
  moveDownOf: ({ name }) => `${name} nach unten`,
  movedTo: ({ name, place, of }) => `${name}: ${place} von ${of}`,
  nowHidden: ({ name }) => `${name} ist ausgeblendet`,
  hideOf: ({ name }) => `${name} ausblenden`,
  showOf: ({ name }) => `${name} einblenden`,
};
