import { messages as common } from '../../common/messages/de.ts';
import { pluralIn } from '../../language/index.ts';
import type { messages as en } from './en.ts';

const plural = pluralIn('de');

export const messages: typeof en = {
  ...common,
  imported: ({ count }) => plural(count, { one: '1 Aktivität importiert', other: '# Aktivitäten importiert' }),
  importedFromIntervals: ({ count }) =>
    plural(count, {
      one: '1 Aktivität von intervals.icu importiert',
      other: '# Aktivitäten von intervals.icu importiert',
    }),
  importedFromFolder: ({ count }) =>
    plural(count, {
      one: '1 Aktivität aus dem überwachten Ordner importiert',
      other: '# Aktivitäten aus dem überwachten Ordner importiert',
    }),
  showReport: 'Bericht anzeigen',
  showImports: 'Importe anzeigen',
  dismiss: 'Ausblenden',

  intervals: 'intervals.icu',
  intervalsText:
    'Verbinde dein Konto bei intervals.icu, und die Aktivitäten deiner Uhr von Garmin, Polar, Suunto, COROS oder Wahoo kommen von selbst an.',
  athlete: 'Athleten-ID',
  athleteHint: 'Bei intervals.icu in den Einstellungen unter „Developer Settings“. Sie beginnt mit „i“.',
  key: 'API-Schlüssel',
  showKey: 'Schlüssel anzeigen',
  hideKey: 'Schlüssel verbergen',
  keyHint: 'Von derselben Seite. Er wird verschlüsselt gespeichert und nie wieder angezeigt.',
  beginOn: 'Aktivitäten importieren seit',
  connect: 'Verbinden',
  connected: 'Mit intervals.icu verbunden',
  notConnected: 'Verbinden nicht möglich',
  connectedAs: ({ athlete, since }) => `Verbunden als ${athlete}. Aktivitäten seit ${since}.`,
  checking: 'Sucht nach Aktivitäten…',
  checkNow: 'Jetzt prüfen',
  checkStarted: 'Sucht nach Aktivitäten',
  notChecked: 'Prüfen nicht möglich',
  changeKey: 'Schlüssel ändern',
  disconnect: 'Verbindung trennen',
  disconnectTitle: 'Verbindung zu intervals.icu trennen?',
  disconnectText:
    'Neue Aktivitäten kommen nicht mehr an. Was importiert wurde, bleibt. Der Schlüssel wird vom Server gelöscht.',
  disconnected: 'Verbindung zu intervals.icu getrennt',
  notDisconnected: 'Trennen nicht möglich',
  lastChecked: ({ when }) => `Zuletzt geprüft: ${when}`,
  neverChecked: 'Noch nicht geprüft',
  nextCheck: ({ when }) => `Nächste Prüfung: ${when}`,
  stillToFetch: ({ count }) =>
    plural(count, { one: '1 Aktivität wird noch abgerufen', other: '# Aktivitäten werden noch abgerufen' }),
  keyRefused:
    'intervals.icu hat deinen Schlüssel nicht angenommen. Gib ihn noch einmal ein, damit es weitergeht. Importiertes ist nicht betroffen.',
  statusFailed: 'Die Verbindung konnte nicht geladen werden',
  statusOffline: 'Du bist offline. Die Verbindung wird auf dem Server verwaltet.',
  failures: {
    'inbox-full': 'Der Eingang ist voll. Es geht weiter, sobald eines deiner Geräte importiert hat, was dort ist.',
    'too-many-requests': 'intervals.icu bittet zu warten. Der Rest folgt später.',
    'answer-wrong': 'intervals.icu hat etwas Unerwartetes gesendet. Der Rest wird später noch einmal versucht.',
    'athlete-unknown': 'intervals.icu kennt diese Athleten-ID nicht mehr.',
    other: 'intervals.icu hat nicht geantwortet. Der Rest wird später noch einmal versucht.',
  },
  skipped: ({ count }) =>
    plural(count, {
      one: '1 Aktivität kann nicht abgerufen werden',
      other: '# Aktivitäten können nicht abgerufen werden',
    }),
  skippedShown: ({ shown, total }) => `Die neuesten ${shown} von ${total}`,
  reasons: {
    blocked: 'intervals.icu darf nicht weitergeben, was es von Strava hat',
    missing: 'Es gibt keine Datei',
    'too-large': 'Die Datei ist zu groß',
  },
  unnamed: 'Aktivität ohne Titel',

  errors: {
    athleteInvalid: 'Gib die ID nur mit Buchstaben und Ziffern ein, zum Beispiel i12345.',
    athleteUnknown: 'intervals.icu kennt diese Athleten-ID nicht.',
    beginInvalid: 'Gib einen Tag ein, der nicht in der Zukunft liegt.',
    keyMissing: 'Gib deinen API-Schlüssel ein.',
    keyRefused:
      'intervals.icu hat diesen Schlüssel nicht angenommen. Kopiere ihn noch einmal und prüfe die Athleten-ID.',
    unavailable: 'intervals.icu hat nicht geantwortet. Versuche es in ein paar Minuten noch einmal.',
    tooManyRequests: ({ minutes }) =>
      plural(minutes, {
        one: 'Versuche es in einer Minute noch einmal.',
        other: 'Versuche es in # Minuten noch einmal.',
      }),
    offline: 'Du bist offline. Versuche es noch einmal, wenn du verbunden bist.',
    failed: 'Etwas ist schiefgegangen. Versuche es noch einmal.',
  },

  waiting: 'Eingang',
  waitingText:
    'Diese Dateien warten auf den Import. Was einer vorhandenen Aktivität ähnelt oder nicht gelesen werden kann, wartet auf deine Entscheidung.',
  receivedAt: ({ when, size }) => `Empfangen ${when}, ${size}`,
  importFile: ({ name }) => `${name} importieren`,
  discard: 'Löschen',
  discardFile: ({ name }) => `${name} löschen`,
  discardTitle: 'Diese Datei löschen?',
  discardText: ({ name }) => `${name} wird vom Server gelöscht, ohne importiert zu werden.`,
  discarded: 'Datei gelöscht',
  notDiscarded: 'Die Datei konnte nicht gelöscht werden',
  notLoaded: 'Die Datei konnte nicht geladen werden. Versuche es noch einmal.',
};
