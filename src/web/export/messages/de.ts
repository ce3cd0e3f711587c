import { messages as common } from '../../common/messages/de.ts';
import { pluralIn } from '../../language/index.ts';
import type { messages as en } from './en.ts';

const plural = pluralIn('de');

const fileCount = (files: number) => plural(files, { one: '# Datei', other: '# Dateien' });

export const messages: typeof en = {
  ...common,
  exportText:
    'Lade alle deine Notizen, Dateien und Trainingsdaten als eine Zip-Datei herunter: Notizen als Markdown, dein Training als Tabellen und dazu eine vollständige Kopie, die Mensana importieren kann. Sie wird auf diesem Gerät erstellt.',
  exportAll: 'Alles exportieren',
  readingRecords: 'Notizen und Training werden gelesen',
  writingFiles: 'Dateien werden geschrieben',
  progress: ({ done, total }) => `${done} von ${total}`,
  written: ({ files, size }) => `Export heruntergeladen: ${fileCount(files)}, ${size}.`,
  writtenInParts: ({ files, size, parts }) =>
    `Export abgeschlossen: ${fileCount(files)}, ${size}, in ${plural(parts, { one: '# Teil', other: '# Teilen' })}. Speichere alle Teile unter „Profil“, „Daten“.`,
  parts: 'Dieser Export hat mehrere Teile. Speichere alle und wähle sie beim Import zusammen aus.',
  savePart: ({ number, total }) =>
    total === null ? `Teil ${number} speichern` : `Teil ${number} von ${total} speichern`,
  savePartAgain: ({ number, total }) =>
    total === null ? `Teil ${number} noch einmal speichern` : `Teil ${number} von ${total} noch einmal speichern`,
  savedPart: ({ size }) => `${size}, gespeichert`,
  missing: ({ count }) =>
    plural(count, {
      one: '# angehängte Datei ist nicht auf diesem Gerät und konnte nicht heruntergeladen werden. Sie fehlt im Export. Versuche es noch einmal, wenn du online bist.',
      other:
        '# angehängte Dateien sind nicht auf diesem Gerät und konnten nicht heruntergeladen werden. Sie fehlen im Export. Versuche es noch einmal, wenn du online bist.',
    }),
  failed: 'Der Export ist fehlgeschlagen. Es wurde nichts geändert. Versuche es noch einmal.',
  oneAtATime: 'Warte, bis der laufende Export fertig ist.',
  notHere: 'Deine Daten werden noch auf dieses Gerät geladen. Danach kannst du sie exportieren.',
};
