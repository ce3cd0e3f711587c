import { messages as common } from '../../common/messages/de.ts';
import type { messages as en } from './en.ts';

export const messages: typeof en = {
  ...common,
  files: 'Dateien in Notizen',
  filesText: ({ each }) =>
    `Bilder und Dateien in deinen Notizen, je bis zu ${each}. Dateien, die du öffnest, bleiben auf diesem Gerät, bis sie 200 MB belegen; dann werden die am längsten nicht geöffneten davon entfernt. Noch nicht hochgeladene Dateien bleiben immer.`,
  used: ({ used, most }) => `${used} von ${most} auf dem Server belegt.`,
  none: 'Noch keine Dateien',
  noneText: 'Füge eine Datei in eine Notiz ein, zieh sie hinein oder füge sie im Menü der Notiz hinzu.',
  list: 'Dateien',
  waiting: 'Wartet auf das Hochladen',
  sending: ({ percent }) => `Wird hochgeladen … ${percent}`,
  held: 'Nur auf diesem Gerät',
  both: 'Auf diesem Gerät und auf dem Server',
  server: 'Auf dem Server, nicht auf diesem Gerät',
  elsewhere: 'Noch nicht von einem anderen Gerät hochgeladen',
  notHere: 'Nicht auf diesem Gerät',
  kept: 'immer offline verfügbar',
  refusedTooLarge: 'Zu groß für den Server. Nur auf diesem Gerät',
  refusedTooMany: 'Du hast zu viele Dateien auf dem Server. Nur auf diesem Gerät',
  refusedQuota: 'Dein Speicher auf dem Server ist voll. Nur auf diesem Gerät',
  refusedContent: 'Hochladen fehlgeschlagen. Nur auf diesem Gerät',
  more: ({ name }) => `Weitere Optionen für ${name}`,
  unnamed: 'Datei ohne Titel',
  save: 'Herunterladen',
  stopUpload: 'Hochladen stoppen',
  upload: 'Hochladen',
  makeOffline: 'Offline verfügbar machen',
  stopOffline: 'Nicht mehr offline verfügbar halten',
  removed: ({ name }) => `„${name}“ von diesem Gerät entfernt. Auf dem Server ist die Datei noch.`,
  addTooLarge: ({ name, most }) =>
    `„${name}“ ist zu groß. Dateien dürfen bis zu ${most} groß sein. Es wurde nichts hinzugefügt.`,
  addUnreadable: ({ name }) =>
    `„${name}“ konnte nicht gelesen werden, deshalb wurde nichts hinzugefügt. Ordner gehen hier nicht.`,
  addNoRoom: ({ size, free }) =>
    `Auf dem Server ist nicht genug Platz: Du brauchst ${size} und hast noch ${free}. Es wurde nichts hinzugefügt.`,
  addFull:
    'Der Speicher dieses Geräts ist voll. Es wurde nichts hinzugefügt. Schaffe Platz und versuche es noch einmal.',
  storageUnavailable: 'Der Speicher dieses Geräts antwortet nicht. Es wurde nichts geändert. Versuche es noch einmal.',
  notHereOffline:
    'Diese Datei ist nicht auf diesem Gerät, und der Server ist nicht erreichbar. Versuche es noch einmal, wenn du online bist.',
  notOnServer:
    'Diese Datei wurde noch nicht hochgeladen. Du kannst sie öffnen, sobald das Gerät, das sie hat, sie hochlädt.',
  notKept:
    'Auf diesem Gerät ist nicht genug Speicher. Die Datei ist weiterhin auf dem Server. Schaffe Platz und versuche es noch einmal.',
  damaged:
    'Die heruntergeladene Datei ist beschädigt und wurde deshalb nicht geöffnet. Versuche es später noch einmal.',
};
