import { messages as common } from '../../common/messages/de.ts';
import { localeIn, pluralIn } from '../../language/index.ts';
import type { messages as en } from './en.ts';

const plural = pluralIn('de');

const day = new Intl.DateTimeFormat(localeIn('de'), { dateStyle: 'long' });

const changes = (pending: number) => plural(pending, { one: '# Änderung', other: '# Änderungen' });

const unsyncedChanges = (pending: number) =>
  plural(pending, { one: '# nicht synchronisierte Änderung', other: '# nicht synchronisierte Änderungen' });

const sinceDay = (since: number | null) => (since === null ? '' : ` vom ${day.format(since)}`);

export const messages: typeof en = {
  ...common,
  sections: 'Bereiche',
  currentWorkout: 'Laufendes Training',
  skip: 'Zum Inhalt springen',
  signedInAs: ({ email }) => `Angemeldet als ${email}`,
  toProfile: 'Profil und Einstellungen',
  searchPlaceholder: 'Alles durchsuchen …',

  saved: 'Gespeichert',
  saving: 'Wird gespeichert …',
  syncing: 'Wird synchronisiert …',
  offline: 'Offline',
  offlineSaved: 'Offline – auf diesem Gerät gespeichert',
  liveBlocked: 'Keine Live-Verbindung',
  liveBlockedSaved: 'Keine Live-Verbindung – auf diesem Gerät gespeichert',
  liveBlockedText:
    'Der Server antwortet, aber die Live-Verbindung kommt nicht zustande. Bis dahin wird nichts synchronisiert.',
  liveBlockedHelp: 'Wenn du diesen Server betreibst',
  liveBlockedCause:
    'Die Live-Verbindung ist ein WebSocket. Ein Proxy vor Mensana muss die Header Upgrade und Connection weitergeben und darf unter /api keine eigene Anmeldung verlangen. „Behind a proxy“ in docs/self-hosting.md zeigt, wie das geht, und npx mensana doctor prüft es.',
  serverBusy: 'Serverproblem – auf diesem Gerät gespeichert',
  unsaved: 'Noch nicht gespeichert – lass diese Seite offen',
  needsSignIn: 'Zum Synchronisieren anmelden',
  pending: ({ pending }) => `${changes(pending)} noch nicht synchronisiert`,
  storageFull: 'Nicht gespeichert – der Speicher dieses Geräts ist voll',
  storageUnavailable: 'Nicht gespeichert – lass diese Seite offen',
  deviceDamaged: 'Daten auf diesem Gerät sind beschädigt – geh online, um sie zu reparieren',
  refused: 'Der Server hat eine Änderung abgelehnt',
  setAside: 'Eine Änderung von einem anderen Gerät konnte nicht geladen werden',
  incomplete: 'Einige Daten fehlen',

  sessionEnded:
    'Deine Sitzung ist abgelaufen. Alles ist auf diesem Gerät gespeichert. Melde dich an, um zu synchronisieren.',
  accountDeleted: 'Dieses Konto wurde gelöscht',
  accountDeletedText: ({ email }) =>
    `${email} gibt es auf dem Server nicht mehr. Was du auf diesem Gerät gespeichert hast, bleibt hier, bis du es entfernst.`,
  downloadAll: 'Alles herunterladen',
  removeTitle: 'Alles von diesem Gerät entfernen?',
  removeText: 'Auf dem Server ist es nicht mehr. Wenn du es nicht vorher herunterlädst, ist es verloren.',

  oldChanges: ({ since }) =>
    `Du hast Änderungen vom ${day.format(since)}, die noch nicht synchronisiert sind. Sie sind auf diesem Gerät gespeichert. Lade zur Sicherheit eine Kopie herunter.`,
  leftover: ({ pending, since }) =>
    plural(pending, {
      one: `Auf diesem Gerät war vorher jemand anderes angemeldet und hat ${unsyncedChanges(pending)}${sinceDay(since)} hinterlassen. Sie gehört nicht zu deinem Konto und bleibt hier, bis du sie entfernst.`,
      other: `Auf diesem Gerät war vorher jemand anderes angemeldet und hat ${unsyncedChanges(pending)}${sinceDay(since)} hinterlassen. Sie gehören nicht zu deinem Konto und bleiben hier, bis du sie entfernst.`,
    }),
  leftoverOwn: ({ pending, since }) =>
    plural(pending, {
      one: `Du hast ${unsyncedChanges(pending)}${sinceDay(since)} aus einer früheren Sitzung auf diesem Gerät. Sie erscheint nicht in der App und bleibt hier, bis du sie entfernst.`,
      other: `Du hast ${unsyncedChanges(pending)}${sinceDay(since)} aus einer früheren Sitzung auf diesem Gerät. Sie erscheinen nicht in der App und bleiben hier, bis du sie entfernst.`,
    }),
  leftoverTitle: ({ pending }) => `${changes(pending)} von diesem Gerät entfernen?`,
  leftoverRemoveText:
    'Diese Daten wurden nie synchronisiert. Wenn du nicht vorher eine Kopie herunterlädst, sind sie verloren.',

  leaveTitle: 'Mit nicht synchronisierten Änderungen abmelden?',
  leaveText: ({ count }) =>
    plural(count, {
      one: '# Änderung ist nur auf diesem Gerät. Beim Abmelden wird sie gelöscht. Bleib angemeldet, bis sie synchronisiert ist, oder lade vorher eine Kopie herunter.',
      other:
        '# Änderungen sind nur auf diesem Gerät. Beim Abmelden werden sie gelöscht. Bleib angemeldet, bis sie synchronisiert sind, oder lade vorher eine Kopie herunter.',
    }),
  leaveFiles: ({ count }) =>
    plural(count, {
      one: '# Datei in deinen Notizen ist nur auf diesem Gerät und geht verloren.',
      other: '# Dateien in deinen Notizen sind nur auf diesem Gerät und gehen verloren.',
    }),
  leaveSharesTitle: 'Abmelden, ohne Geteiltes zu speichern?',
  leaveShares: ({ count }) =>
    plural(count, {
      one: '# geteilter Inhalt ist noch nicht gespeichert. Beim Abmelden wird er gelöscht. Um ihn zu behalten, brich ab und speichere ihn zuerst.',
      other:
        '# geteilte Inhalte sind noch nicht gespeichert. Beim Abmelden werden sie gelöscht. Um sie zu behalten, brich ab und speichere sie zuerst.',
    }),
  leaveAnyway: 'Trotzdem abmelden',
  downloadCopy: 'Kopie herunterladen',

  offlineStart:
    'Mensana lässt sich in diesem Browser nicht offline öffnen. Private Fenster und manche Browsereinstellungen verhindern das.',

  languageNotLoaded:
    'Die Sprache konnte nicht geladen werden. Deine Wahl ist gespeichert. Geh online und lade diese Seite neu.',

  resume: 'Fortsetzen',

  install: 'App installieren',
  addToHomeScreen: 'Zum Home-Bildschirm',

  shareWaiting: 'Etwas, das du geteilt hast, ist noch nicht gespeichert.',
  openShare: 'Öffnen',

  updateReady: 'Eine neue Version ist verfügbar. Deine Arbeit wird vor dem Update gespeichert.',
  update: 'Jetzt aktualisieren',
};
