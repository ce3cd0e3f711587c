import { messages as common } from '../../common/messages/de.ts';
import { pluralIn } from '../../language/index.ts';
import type { messages as en } from './en.ts';

const plural = pluralIn('de');

export const messages: typeof en = {
  ...common,
  heading: 'In Mensana speichern',
  content: 'Mit Mensana geteilt',
  files: 'Dateien',
  unnamed: 'Datei ohne Titel',
  saveTo: 'Speichern in',
  todaysNote: 'Notiz von heute',
  saveNote: 'Als Notiz speichern',
  discard: 'Verwerfen',
  discarded: 'Geteilte Inhalte verworfen',
  saved: 'In deinen Notizen gespeichert',
  open: 'Öffnen',
  others: ({ count }) =>
    plural(count, {
      one: 'Du hast noch # weiteren Inhalt geteilt. Er erscheint hier als Nächstes.',
      other: 'Du hast noch # weitere Inhalte geteilt. Sie erscheinen hier als Nächstes.',
    }),
  forImport: ({ count }) =>
    plural(count, {
      one: 'Mensana kann diese Datei importieren. Du siehst, was darin ist, bevor sich etwas ändert.',
      other: 'Mensana kann diese Dateien importieren. Du siehst, was darin ist, bevor sich etwas ändert.',
    }),
  tooLarge: ({ most }) =>
    `Zu groß und wird deshalb nicht gespeichert. Dateien dürfen bis zu ${most} groß sein. In der App, aus der du geteilt hast, ist die Datei noch da.`,
  notSaved:
    'Das konnte nicht gespeichert werden. Was du geteilt hast, ist noch hier. Schaffe Platz auf diesem Gerät, und versuche es noch einmal.',
  nothing: 'Nichts zu speichern',
  nothingText: 'Teile Text, Links, Bilder oder Dateien aus einer anderen App mit Mensana, und sie erscheinen hier.',
  empty: 'Es wurde nichts geteilt',
  emptyText: 'Die andere App hat nichts gesendet, was sich speichern lässt.',
  unreadable: 'Was du geteilt hast, konnte nicht gelesen werden',
  unreadableText: 'Vielleicht ist es zu groß für dieses Gerät. In der App, aus der du geteilt hast, ist es noch da.',
  storageFull:
    'Was du geteilt hast, konnte nicht empfangen werden, weil der Speicher dieses Geräts voll ist. In der anderen App ist es noch da. Schaffe Platz, und teile es noch einmal.',
  tooMany:
    'Was du geteilt hast, konnte nicht empfangen werden, weil hier schon zu viel wartet. In der anderen App ist es noch da. Speichere oder verwirf, was unten steht, und teile es dann noch einmal.',
  notReceived:
    'Was du geteilt hast, konnte nicht empfangen werden. In der App, aus der du geteilt hast, ist es noch da. Teile es noch einmal.',
};
