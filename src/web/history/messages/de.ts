import { messages as common } from '../../common/messages/de.ts';
import type { messages as en } from './en.ts';

export const messages: typeof en = {
  ...common,
  historyOf: ({ title }) => `Versionsverlauf von „${title}“`,
  backToList: 'Alle Versionen',
  versions: 'Frühere Versionen',
  retention:
    'Beim Bearbeiten wird alle zehn Minuten eine Version gespeichert und 90 Tage aufbewahrt. Nach einer Woche bleibt eine Version pro Tag.',
  empty: 'Noch keine früheren Versionen',
  emptyText: 'Beim Bearbeiten wird alle zehn Minuten eine Version gespeichert.',
  size: ({ kilobytes }) => `${kilobytes} KB`,
  at: ({ day, time }) => `${day}, ${time}`,
  versionOf: ({ day, time }) => `Version vom ${day}, ${time}`,
  newer: 'Neuere Version',
  older: 'Ältere Version',
  restoreFailed:
    'Diese Version konnte nicht wiederhergestellt werden, weil sich die aktuelle vorher nicht speichern ließ. Es wurde nichts geändert. Versuche es noch einmal.',
  restoreOffline:
    'Du bist offline. Vor dem Wiederherstellen muss die aktuelle Version auf dem Server gespeichert werden. Es wurde nichts geändert.',
  restoreTooSoon:
    'Deine letzten Änderungen werden noch synchronisiert, deshalb wurde nichts wiederhergestellt. Versuche es gleich noch einmal.',
  gone: 'Diese Version gibt es nicht mehr',
  goneText: 'Versionen werden 90 Tage aufbewahrt, nach einer Woche nur noch eine pro Tag.',
  offline: 'Du bist offline',
  offlineText: 'Frühere Versionen liegen auf dem Server. Geh online, um sie zu sehen.',
  offlineShown: 'Du bist offline. Hier erscheinen nur Versionen, die schon geladen sind.',
  failed: 'Der Verlauf konnte nicht geladen werden',
  failedText: 'Der Server hat nicht wie erwartet geantwortet. Deine Daten sind sicher. Versuche es noch einmal.',
  signInTitle: 'Melde dich an, um den Verlauf zu sehen',
  signInText: 'Frühere Versionen liegen auf dem Server.',
};
